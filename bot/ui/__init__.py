"""The bot's commands for players and operators."""
