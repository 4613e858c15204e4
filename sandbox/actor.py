"""A person at a keyboard, in Python: runs commands, clicks, chooses, submits, and sees what that person sees.

    ada = await Actor.login(url, "Ada")
    outcome = await ada.command("game new", game="misty")
    await ada.click(outcome.message, "Join")
    panel = await ada.wait_for_message(lambda message: "your turn" in message.text)

It uses nothing but the HTTP and WebSocket interface, and never polls: whatever it waits for, it looks again when the
stream brings something new.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
from typing import Any

import aiohttp

from sandbox.errors import Json
from sandbox.kinds import Component
from sandbox.screen import Outcome, Screen
from sandbox.seen import CannotDo, ModalSeen, Seen

REQUEST_SECONDS = 60.0


class Actor(Screen):
    """One person's client."""

    def __init__(self, url: str, session: aiohttp.ClientSession, key: str, person: Json) -> None:
        super().__init__(person)
        self._url = url
        self._session = session
        self._key = key
        self._listener: asyncio.Task[None] | None = None

    def __repr__(self) -> str:
        return f"<{self.name}>"

    # coming and going

    @classmethod
    async def login(cls, url: str, name: str) -> Actor:
        """Connect as somebody; what was said before is there when this returns."""
        session = aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=REQUEST_SECONDS))
        try:
            answer = await _request(session, "POST", f"{url}/sandbox/api/login", {"person": name})
            actor = cls(url, session, answer["key"], answer["person"])
            socket = await session.ws_connect(f"{url}/sandbox/api/stream?key={actor._key}", max_msg_size=0)
            actor._hear(await socket.receive_json(timeout=REQUEST_SECONDS))
            actor._listener = asyncio.create_task(actor._listen(socket))
            for channel_id in list(actor.channels):
                await actor.refresh(channel_id)
        except BaseException:
            await session.close()
            raise
        return actor

    async def close(self) -> None:
        """Leave."""
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        await self._session.close()

    # seeing

    async def refresh(self, channel: Any = None) -> list[Seen]:
        """Read a channel again from the server."""
        channel_id = self.channel_id(channel)
        answer = await self.call("GET", f"channels/{channel_id}/messages?limit=200")
        fresh = {body["id"]: body for body in answer["messages"]}
        known = self._messages.setdefault(channel_id, {})
        for body in fresh.values():
            self._note_message(body)
        for identity in known.keys() - fresh.keys():
            known.pop(identity).deleted = True
        return self.messages(channel_id)

    async def download(self, attachment: Json) -> bytes:
        """The bytes behind a file of a message."""
        async with self._session.get(attachment["url"]) as response:
            response.raise_for_status()
            return await response.read()

    # acting

    async def command(
        self,
        path: str,
        /,
        *,
        channel: Any = None,
        options: Json | None = None,
        target: Any = None,
        wait: bool = True,
        **more_options: Any,
    ) -> Outcome:
        """Run a command by its full path; options by keyword, or in `options` where a name is taken."""
        given = {name: _plain(value) for name, value in ((options or {}) | more_options).items()}
        body: Json = {"kind": "command", "command": path, "options": given}
        if target is not None:
            body["target_id"] = _plain(target)
        return await self._interact(body, channel, wait)

    async def autocomplete(
        self, path: str, option: str, typed: str = "", /, *, channel: Any = None, **options: Any
    ) -> list[Json]:
        """What the bot offers for an option while it is typed; empty if it offers nothing in time."""
        given = {name: _plain(value) for name, value in options.items()} | {option: typed}
        body = {"kind": "autocomplete", "command": path, "options": given, "focused": option}
        return (await self._interact(body, channel, True)).choices

    async def click(
        self, message: Seen | None, label: str | None = None, *, custom_id: str | None = None, wait: bool = True
    ) -> Outcome:
        """Click a visible and enabled button, by its label (or emoji) or custom id."""
        seen = self._on_screen(message)
        button = seen.button(label, custom_id=custom_id)
        if button.is_link or not button.enabled:
            raise CannotDo(f"{button!r} on {seen!r} cannot be clicked")
        body = {"kind": "button", "message_id": seen.id, "custom_id": button.custom_id}
        return await self._interact(body, seen, wait)

    async def select(self, message: Seen | None, which: str | int, values: list[Any], *, wait: bool = True) -> Outcome:
        """Choose in a visible and enabled select, by its number, placeholder or custom id."""
        seen = self._on_screen(message)
        select = seen.select(which)
        if not select.enabled:
            raise CannotDo(f"{select!r} on {seen!r} is disabled")
        chosen = [select.value_of(value) for value in values]
        body = {"kind": "select", "message_id": seen.id, "custom_id": select.custom_id, "values": chosen}
        return await self._interact(body, seen, wait)

    async def submit(self, modal: ModalSeen | None, values: Json | None = None, *, wait: bool = True) -> Outcome:
        """Submit an open modal; values by label or custom id, the rest as the modal came."""
        if modal is None or modal.id not in self._modals:
            raise CannotDo(f"{self.name} has no such modal open: {modal!r}")
        filled = modal.filled(values or {})
        files = {name: [_file(entry) for entry in value] for name, value in filled.items() if _are_files(modal, name)}
        body = {"kind": "modal", "modal_id": modal.id, "values": filled | files}
        return await self._interact(body, modal.body["channel_id"], wait)

    async def dismiss(self, what: ModalSeen | Seen) -> None:
        """Close a modal without submitting it, or delete or dismiss a message."""
        if isinstance(what, ModalSeen):
            await self.call("DELETE", f"modals/{what.id}")
        else:
            await self.call("DELETE", f"channels/{what.channel_id}/messages/{what.id}")

    async def say(self, content: str, *, channel: Any = None, reply_to: Seen | None = None) -> Seen:
        """Write a message."""
        body = {"content": content} | ({} if reply_to is None else {"reply_to": reply_to.id})
        answer = await self.call("POST", f"channels/{self.channel_id(channel)}/messages", body)
        return self._note_message(answer["message"])

    async def settings(self, **settings: Any) -> None:
        """Change one's settings: locale, dms_open, app_installed."""
        self._person = (await self.call("PATCH", "me", settings))["person"]

    async def read(self, channel: Any = None) -> None:
        """Mark a channel as read."""
        await self.call("POST", f"channels/{self.channel_id(channel)}/ack")

    async def commands(self, channel: Any = None) -> list[Json]:
        """The commands that can be run in a channel, in the person's language."""
        answer = await self.call("GET", f"channels/{self.channel_id(channel)}/commands")
        return list(answer["commands"])

    async def call(self, method: str, path: str, body: Json | None = None) -> Json:
        """Any request of the actor interface, by its path after `/sandbox/api/`."""
        return await _request(self._session, method, f"{self._url}/sandbox/api/{path}", body, self._key)

    # inside

    async def _interact(self, body: Json, channel: Any, wait: bool) -> Outcome:
        request = body | {"channel_id": self.channel_id(channel), "wait": wait}
        answer = await self.call("POST", "interactions", request)
        outcome = self._note_interaction(answer["interaction"], newer=False)
        # What the stream was told before this answer is seen before this returns.
        await self.wait_for(lambda: self._number >= answer["n"])
        if wait and outcome.state == "thinking":
            await outcome.over()
        return outcome

    def _on_screen(self, message: Seen | None) -> Seen:
        if message is None or message.deleted or self.find_message(message.id) is None:
            raise CannotDo(f"{self.name} does not see {message!r}")
        return message

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        try:
            async for frame in socket:
                event = frame.json()
                async with self._heard:
                    self._hear(event)
                    self._heard.notify_all()
        finally:
            self._gone = ConnectionError("the stream has ended")
            with contextlib.suppress(RuntimeError):
                async with self._heard:
                    self._heard.notify_all()
            await socket.close()


async def _request(
    session: aiohttp.ClientSession, method: str, url: str, body: Json | None = None, key: str = ""
) -> Json:
    headers = {"Authorization": f"Person {key}"} if key else {}
    async with session.request(method, url, json=body, headers=headers) as response:
        answer: Json = await response.json()
    if response.status >= 400:
        raise CannotDo(f"{response.status}: {answer['error']}")
    return answer


def _plain(value: Any) -> Any:
    """Actors, messages and channels by their id; files by name and bytes."""
    if isinstance(value, tuple):
        return _file(value)
    return str(value.id) if hasattr(value, "id") else value


def _file(value: Any) -> Any:
    if not isinstance(value, tuple):
        return value
    filename, content = value
    return {"filename": filename, "content_base64": base64.b64encode(content).decode()}


def _are_files(modal: ModalSeen, custom_id: str) -> bool:
    return any(
        field["custom_id"] == custom_id and field["type"] == Component.FILE_UPLOAD for field in modal.fields.values()
    )
