"""Which sites may talk to the server from a browser, and what its own pages may do there."""

from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # the address of a table is its invitation
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Origins:
    """Requests of browsers must come from our own pages; programs other than browsers say nothing of it."""

    def __init__(self, base_url: str) -> None:
        parts = urlsplit(base_url)
        self.own = f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""
        self.secure = parts.scheme == "https"

    def allow(self, request: HTTPConnection) -> bool:
        origin = request.headers.get("origin")
        if origin is None or (self.own and origin == self.own):
            return True
        return urlsplit(origin).netloc == request.headers.get("host")


def how_long(path: str, status: int) -> str:
    """How long a browser may keep an answer: built files carry a hash in their names and never change."""
    if path.startswith("/api/"):
        return "no-store"
    return "public, max-age=31536000, immutable" if path.startswith("/assets/") and status == 200 else "no-cache"


class SecureHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self.app = app
        self.headers = HEADERS | ({"Strict-Transport-Security": "max-age=31536000"} if secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", how_long(scope["path"], message["status"]))
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)
