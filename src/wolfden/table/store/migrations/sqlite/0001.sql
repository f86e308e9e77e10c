create table tables (
    code text primary key,
    seq integer not null,
    game text not null,
    status text not null,
    public integer not null,
    guests text not null, -- JSON list of ids
    updated real not null,
    due real,
    claimer text,
    claimed_until real not null default 0,
    listing blob not null -- all of it, as JSON
) without rowid;

create index tables_by_status on tables (status, updated);
create index tables_due on tables (due) where due is not null;
create index tables_claimed on tables (claimer) where claimer is not null;

create table entries (
    code text not null references tables,
    seq integer not null,
    at real not null,
    body blob not null,
    primary key (code, seq)
) without rowid;

create table seated (
    guest text not null,
    code text not null references tables,
    primary key (guest, code)
) without rowid;

create trigger table_created after insert on tables begin
    insert or ignore into seated select value, new.code from json_each(new.guests);
end;

create trigger guests_changed after update of guests on tables when old.guests <> new.guests begin
    delete from seated where code = old.code and guest in (select value from json_each(old.guests));
    insert or ignore into seated select value, new.code from json_each(new.guests);
end;

create table guests (
    id text primary key,
    name text not null,
    name_key text unique, -- only with a passphrase
    passphrase text,
    created real not null
) without rowid;

create table tokens (
    token blob primary key, -- SHA-256
    guest text not null references guests
) without rowid;
