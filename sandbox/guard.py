"""Who may talk to the stand-in: programs of this machine, and its own page."""

from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web

LOOPBACK = ("127.0.0.1", "localhost", "::1")
PAGE_POLICY = "; ".join(
    (
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob: http://127.0.0.1:*",
        "connect-src 'self' ws://127.0.0.1:* ws://localhost:*",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
"""Content-Security-Policy of the page: nothing from elsewhere, whatever a player's name or a bot's text contains."""
FILE_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "max-age=31536000",
}
"""For uploaded files, which share the page's origin here: none of them may run anything."""
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def only_loopback(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse foreign web pages: by name rebinding (Host) and by requests across origins (Origin)."""
    origin = request.headers.get("Origin")
    host = urlsplit(f"//{request.host}").hostname
    if host not in LOOPBACK or (origin is not None and urlsplit(origin).netloc != request.host):
        return web.Response(status=403, text="Only pages of this server may talk to it.")
    return await handler(request)
