"""A small Discord on loopback: REST, gateway, people and a web page, to try a bot without a token and to test it.

`README.md` beside this file describes the interface for people; `server.Sandbox` starts one inside a process,
`python -m sandbox` starts one on its own, and `client.pointed_at` makes discord.py talk to it.
"""
