-- The language of a person's Discord, for messages that come when nothing was asked.

ALTER TABLE person ADD COLUMN locale TEXT;
