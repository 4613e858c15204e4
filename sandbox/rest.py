"""What happens to every request of the bot: token, rate limits, faults, the route's work, and a line in the journal.

A request for a route or with a field that Discord does not have is refused as Discord would, and noted as a problem.
"""

from __future__ import annotations

import json
import re
import time
from typing import TYPE_CHECKING, Any

from aiohttp import web

from sandbox import routes_application, routes_channels, routes_interactions, routes_messages
from sandbox.calls import Call, find_route
from sandbox.deeds import delete_message
from sandbox.errors import ApiError, BadForm, Json
from sandbox.faults import Facts, Fault
from sandbox.forms import read_body
from sandbox.ratelimit import Verdict, bucket_name
from sandbox.threads import archive, delete_channel
from sandbox.tokens import REFUSAL, is_sandbox_token, looks_real
from sandbox.world import Channel, Message

if TYPE_CHECKING:
    from sandbox.core import Core

PREFIX = "/api/v10"
# The routes register themselves when their modules are loaded.
ROUTE_MODULES = (routes_application, routes_channels, routes_interactions, routes_messages)
VIA = {"Via": "1.1 google"}
HTML_STATUSES = (502, 504)
# Interaction tokens are long and say nothing to a reader of the journal.
TOKEN = re.compile(r"/[\w-]{80,}")


class Aborted(Exception):
    """The connection was broken on purpose."""


class Rest:
    """Answers the bot's requests."""

    def __init__(self, core: Core) -> None:
        self._core = core

    async def answer(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer one request, whatever it takes."""
        started = time.perf_counter()
        path = request.path.removeprefix(PREFIX)
        detail: Json = {"method": request.method, "path": path}
        try:
            response = await self._answer(request, path, detail)
        except Aborted:
            if request.transport is not None:
                request.transport.abort()
            response = web.Response(status=500)
            detail["aborted"] = True
        self._core.limiter.note_answer(response.status)
        detail["status"] = response.status
        detail["ms"] = round((time.perf_counter() - started) * 1000, 2)
        shown = "aborted" if "aborted" in detail else str(response.status)
        self._core.journal.note("request", f"{request.method} {TOKEN.sub('/…', path)} {shown}", **detail)
        return response

    async def _answer(self, request: web.BaseRequest, path: str, detail: Json) -> web.Response:
        core = self._core
        if core.limiter.banned:
            return web.Response(status=429, text="error code: 1015", content_type="text/html")
        verdict = Verdict({})
        try:
            found = find_route(request.method, path)
            if found is None:
                core.problem(f"unknown route {request.method} {path}", None)
                raise ApiError(0)
            route, values = found
            if not route.by_interaction:
                self._authorize(request)
                verdict = core.limiter.take(route.method, route.path, _major(values))
                if verdict.retry_after is not None:
                    return _too_many(verdict, detail)
            body, uploads = await read_body(request)
            detail["body"] = body
            if uploads:
                detail["files"] = [f"{upload.filename} ({len(upload.content)} bytes)" for upload in uploads.values()]
            call = Call(core, route, values, request.query, body, uploads)
            fault = core.faults.striking(self._facts(call, path)) if core.faults else None
            if fault is not None:
                core.journal.note("fault", f"{fault.kind} ({fault.id}) on {request.method} {path}")
                return await self._struck(fault, call, verdict, detail)
            return _plain(route.handler(call), verdict.headers)
        except ApiError as error:
            return self._refusal(error, path, verdict, detail)

    def _authorize(self, request: web.BaseRequest) -> None:
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        if looks_real(token) or looks_real(scheme):
            self._core.problem("somebody tried to log in with what looks like a real token", None)
            raise ApiError(0, status=401, message=REFUSAL)
        if scheme != "Bot" or not is_sandbox_token(token):
            raise ApiError(0, status=401, message="401: Unauthorized")

    def _refusal(self, error: ApiError, path: str, verdict: Verdict, detail: Json) -> web.Response:
        if isinstance(error, BadForm):
            for name in error.unknown:
                self._core.problem(f"unknown field {name} in {detail['method']} {path}", detail.get("body"))
        detail["answer"] = error.body
        return _json(error.body, error.status, verdict.headers)

    # faults

    def _facts(self, call: Call, path: str) -> Facts:
        world = self._core.world
        interaction = self._core.interactions.find(call.values.get("interaction_token", ""))
        people: list[int] = [] if interaction is None else [interaction.user_id]
        channel = world.channels.get(int(call.values.get("channel_id") or 0))
        if channel is not None:
            people += [user_id for user_id in channel.recipients if user_id != world.bot_id]
        if isinstance(call.body, dict) and str(call.body.get("recipient_id", "")).isdecimal():
            people.append(int(call.body["recipient_id"]))
        named = [user.name for user_id in people if (user := world.users.get(user_id)) is not None]
        place = channel.id if channel is not None else 0 if interaction is None else interaction.channel_id
        return Facts(
            "request",
            method=call.route.method,
            route=call.route.path,
            path=path,
            body=json.dumps(call.body, ensure_ascii=False),
            people=(*named, *map(str, people)),
            channel_id=str(place),
        )

    async def _struck(self, fault: Fault, call: Call, verdict: Verdict, detail: Json) -> web.Response:
        core = self._core
        if fault.kind in ("rate_limit", "global_rate_limit"):
            bucket = bucket_name(call.route.method, call.route.path)
            is_global = fault.kind == "global_rate_limit"
            refused = core.limiter.refusal(bucket, fault.retry_after, is_global=is_global)
            return _too_many(refused, detail)
        if fault.kind in ("server_error", "abort", "slow"):
            return await self._disturbed(fault, call, verdict)
        if fault.kind == "old_edit":
            raise ApiError(30046, retry_after=fault.retry_after)
        if fault.kind == "message_gone":
            message = self._meant_message(call)
            if message is not None:
                delete_message(core, message)
        elif fault.kind == "channel_gone":
            channel = self._meant_channel(call)
            if channel is not None:
                delete_channel(core, channel)
        elif fault.kind == "thread_archived":
            channel = self._meant_channel(call)
            if channel is not None and channel.thread is not None:
                archive(core, channel)
            raise ApiError(50083)
        else:
            codes = {"dms_closed": fault.code or 50007, "no_permission": 50013, "no_access": 50001, "too_late": 10062}
            raise ApiError(codes[fault.kind])
        return _plain(call.route.handler(call), verdict.headers)

    async def _disturbed(self, fault: Fault, call: Call, verdict: Verdict) -> web.Response:
        """Errors, breaks and delays that come before the work is done, or after it."""
        answer: Any = None
        if fault.when == "after":
            answer = call.route.handler(call)
        if fault.kind == "abort":
            raise Aborted
        if fault.kind == "server_error":
            if fault.status in HTML_STATUSES:
                return web.Response(status=fault.status, text="<html>Bad Gateway</html>", content_type="text/html")
            return _json({"message": f"{fault.status}: Internal Server Error", "code": 0}, fault.status, {})
        await self._core.clock.sleep(fault.seconds)
        if fault.when == "before":
            answer = call.route.handler(call)
        return _plain(answer, verdict.headers)

    def _meant_channel(self, call: Call) -> Channel | None:
        interaction = self._core.interactions.find(call.values.get("interaction_token", ""))
        identity = interaction.channel_id if interaction else int(call.values.get("channel_id") or 0)
        return self._core.world.channels.get(identity)

    def _meant_message(self, call: Call) -> Message | None:
        world = self._core.world
        interaction = self._core.interactions.find(call.values.get("interaction_token", ""))
        if interaction is not None and "message_id" not in call.values:
            message = interaction.answer or interaction.source
            return message and world.message(message.channel_id, message.id)
        channel = self._meant_channel(call)
        return None if channel is None else world.message(channel.id, int(call.values.get("message_id") or 0))


def _major(values: Json) -> str:
    """The part of a path that has a bucket of its own."""
    return str(values.get("channel_id") or values.get("guild_id") or "")


def _plain(answer: Any, headers: dict[str, str]) -> web.Response:
    if answer is None:
        return web.Response(status=204, headers=VIA | headers)
    return _json(answer, 200, headers)


def _json(answer: Any, status: int, headers: dict[str, str]) -> web.Response:
    # The client reads JSON only when the type is exactly this, without a charset.
    described = {"Content-Type": "application/json", **VIA, **headers}
    return web.Response(status=status, body=json.dumps(answer).encode(), headers=described)


def _too_many(verdict: Verdict, detail: Json) -> web.Response:
    retry_after = round(verdict.retry_after or 0.0, 3)
    body = {"message": "You are being rate limited.", "retry_after": retry_after, "global": verdict.is_global}
    detail["answer"] = body
    return _json(body, 429, verdict.headers)
