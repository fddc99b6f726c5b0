"""The whole REST API: one request in, one answer out, with faults, authority, and both sides checked."""

import logging

from sandbox import errors
from sandbox.conformance import Document
from sandbox.interactions import Interactions
from sandbox.platform import Platform
from sandbox.rest import answers, application, channels, guilds, messages, threads
from sandbox.rest.router import Routes, Service
from sandbox.values import Call, Reply

logger = logging.getLogger(__name__)

MALFORMED = (AttributeError, KeyError, TypeError, ValueError)
"""What reading a body of another form than a route expects can raise; without the document nothing looks before."""
WITHOUT_TOKEN = ("/interactions/", "/webhooks/")


class Api:
    """Answers calls. `document` is None when no OpenAPI document was given."""

    def __init__(self, platform: Platform, interactions: Interactions, document: Document | None) -> None:
        self._platform = platform
        self._service = Service(platform, interactions)
        self._document = document
        self._routes = Routes()
        for resource in (application, guilds, channels, threads, messages, answers):
            self._routes.include(resource.routes)

    def answer(self, call: Call, authorization: str | None, *, multipart: bool) -> Reply:
        """Let a call take effect; refusals come back as answers too."""
        try:
            reply = self._act(call, authorization, multipart=multipart)
        except errors.Breach as breach:
            self._violate(call, "rules", f"{breach.body['message']}: {breach.body.get('errors', '')}")
            reply = Reply(breach.status, breach.body)
        except errors.ApiError as error:
            reply = Reply(error.status, error.body, error.headers)
        except MALFORMED as error:
            logger.exception("A body that does not have the form of this route")
            self._violate(call, "rules", f"malformed: {error!r}")
            refused = errors.invalid_form([("", "The body does not have the form of this route.")])
            reply = Reply(refused.status, refused.body)
        if self._document is not None and reply.status < 400:
            for problem in self._document.response(call.method, call.address, reply.status, reply.body):
                self._violate(call, "response", problem)
        return reply

    def _act(self, call: Call, authorization: str | None, *, multipart: bool) -> Reply:
        if not call.address.startswith(WITHOUT_TOKEN) and authorization != f"Bot {self._platform.token}":
            raise errors.unauthorized()
        try:
            handler, ids = self._routes.find(call.method, call.address)
        except errors.ApiError:
            self._violate(call, "request", "The stand-in has no such route")
            raise
        if any(len(upload.data) > self._platform.limits.attachment_bytes for upload in call.files.values()):
            raise errors.too_large()
        if self._document is not None and call.body is not None:
            problems = self._document.request(call.method, call.address, call.body, multipart=multipart)
            for problem in problems:
                self._violate(call, "request", problem)
            if problems:
                reply = errors.invalid_form([("", problem) for problem in problems])
                return Reply(reply.status, reply.body)
            for key in self._document.unknown_keys(call.method, call.address, call.body, multipart=multipart):
                self._violate(call, "request", f"Discord knows no key {key!r} here")
        return handler(self._service, Call(call.method, call.address, ids, call.query, call.body, call.files))

    def _violate(self, call: Call, where: str, text: str) -> None:
        logger.warning("Violation (%s) in %s %s: %s", where, call.method, call.address, text)
        self._platform.violate(call.method, call.address, where, text)
