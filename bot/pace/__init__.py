"""The time of slow play: how long a turn may last, when somebody is reminded, what a table agrees on.

Pure: structs and functions that are handed the time and touch nothing. All times are UTC seconds since 1970 and all
durations seconds; zones and dates are used inside and appear only as names (``Europe/Berlin``, ``2026-12-04``).
`calendar` is the page to read first.
"""
