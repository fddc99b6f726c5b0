"""The operator's commands: looking after the database of a bot, from a shell.

`commands.add` hangs them into the command line. Whatever only looks works beside a running bot; whatever changes the
database takes the bot's lock, and is refused while a bot runs.
"""
