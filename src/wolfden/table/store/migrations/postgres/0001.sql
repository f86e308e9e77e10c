create table tables (
    code text primary key,
    seq integer not null,
    game text not null,
    status text not null,
    public boolean not null,
    guests text[] not null,
    updated double precision not null,
    due double precision,
    claimer text,
    claimed_until double precision not null default 0,
    saved timestamptz not null default clock_timestamp(), -- by the clock of the database
    listing bytea not null -- all of it, as JSON
);

create index tables_by_status on tables (status, updated);
create index tables_saved on tables (saved);
create index tables_of_guest on tables using gin (guests);
create index tables_due on tables (due) where due is not null;
create index tables_claimed on tables (claimer) where claimer is not null;

create table entries (
    code text not null references tables,
    seq integer not null,
    at double precision not null,
    body bytea not null,
    primary key (code, seq)
);

create table guests (
    id text primary key,
    name text not null,
    name_key text unique, -- only with a passphrase
    passphrase text,
    created double precision not null
);

create table tokens (
    token bytea primary key, -- SHA-256
    guest text not null references guests
);
