"""A stand-in for Discord on loopback: REST, gateway, and a page on which one person can play all seats.

It speaks Discord's protocol and knows nothing of any bot. `python -m sandbox` runs it as a program;
`sandbox.stand_in.Sandbox` runs it within a test, with `sandbox.person.Person` as the people in it.

- What exists: `world`, `objects`, `guilds`, `files`; where it comes from: `population`, `persistence`.
- What happens: `posts`, `places`, `interactions`, told over the `bus` and limited by `platform.Limits`.
- The bot's side: `rest`, `gateway` with `session`, `intents` and `compression`, judged by `rules` and `conformance`.
- The people's side: `actions` with `choices` and `menus`, `views`, and the page's API in `server`, `deeds` and
  `page_socket`.
- For tests: `clock`, `faults`, `platform.Violation`.
"""
