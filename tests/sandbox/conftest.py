"""What the tests of the stand-in share: the stand-in itself, a small real bot, and one without a library."""

from tests.sandbox.fixtures import bot as bot
from tests.sandbox.fixtures import clock as clock
from tests.sandbox.fixtures import pages as pages
from tests.sandbox.fixtures import raw as raw
from tests.sandbox.fixtures import timed as timed
from tests.sandbox.fixtures import timed_raw as timed_raw
from tests.standin import openapi as openapi
from tests.standin import sandbox as sandbox
