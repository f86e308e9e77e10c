"""The WebSockets of uvicorn, without the cycle that each leaves behind: looking for cycles stops the server."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Connection(WebSocketsSansIOProtocol):
    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # both hold what holds them
        self.conn.parser_exc = None
