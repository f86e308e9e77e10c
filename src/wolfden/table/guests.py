"""Guests: a name and a cookie, no account. A passphrase, if they like, to go on from another device."""

import asyncio
import secrets
import unicodedata
from hashlib import sha256
from time import time

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from .messages import LONGEST_NAME
from .refusal import Refusal
from .store import Guest, NameTaken, Store

COOKIE = "wolfden"
NOBODY = Guest(id="", name="", created=0.0)
HASHER = PasswordHasher()
NO_HASH = HASHER.hash(secrets.token_hex())  # checked in vain for names nobody has, so that time tells nothing


def read_name(name: str) -> str:
    """A name that can be shown in one line, or a refusal."""
    shown = "".join(c if c.isprintable() else " " for c in unicodedata.normalize("NFC", name[:200]))
    shown = " ".join("".join(c for c in shown if unicodedata.category(c) != "Cf").split())
    if not 1 <= len(shown) <= LONGEST_NAME:
        raise Refusal("no_name")
    return shown


def hashed(token: str) -> bytes:
    """What the store keeps of a token."""
    return sha256(token.encode()).digest()


class Guests:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, token: str | None) -> Guest:
        """The guest with this token, or NOBODY."""
        return (await self.store.guest_by_token(hashed(token)) if token else None) or NOBODY

    async def introduce(self, guest: Guest, name: str) -> tuple[Guest, str | None]:
        """A new guest with a token, or a known one by another name."""
        shown = read_name(name)
        if guest is not NOBODY:
            return await self.update(msgspec.structs.replace(guest, name=shown)), None
        new = Guest(id=secrets.token_hex(12), name=shown, created=time())
        token = secrets.token_urlsafe(32)
        await self.store.add_guest(new, hashed(token))
        return new, token

    async def set_passphrase(self, guest: Guest, passphrase: str) -> Guest:
        if guest is NOBODY:
            raise Refusal("no_name")
        return await self.update(
            msgspec.structs.replace(guest, passphrase=await asyncio.to_thread(HASHER.hash, passphrase))
        )

    async def update(self, guest: Guest) -> Guest:
        try:
            await self.store.update_guest(guest)
        except NameTaken:
            raise Refusal("name_taken") from None
        return guest

    async def sign_in(self, name: str, passphrase: str) -> tuple[Guest, str]:
        """The guest of this name, with a token for one more device."""
        guest = await self.store.guest_by_name(name[:200])
        kept = guest.passphrase if guest and guest.passphrase else NO_HASH
        try:
            await asyncio.to_thread(HASHER.verify, kept, passphrase)
        except VerificationError:
            raise Refusal("wrong_passphrase") from None
        if guest is None:
            raise Refusal("wrong_passphrase")
        token = secrets.token_urlsafe(32)
        await self.store.add_token(guest.id, hashed(token))
        return guest, token

    async def sign_out(self, token: str | None) -> None:
        if token:
            await self.store.remove_token(hashed(token))
