"""What the tests of the stand-in share: the stand-in itself and a small real bot."""

from tests.sandbox.fixtures import bot as bot
from tests.standin import openapi as openapi
from tests.standin import sandbox as sandbox
