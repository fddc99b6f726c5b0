-- Whether a post may have arrived though nobody said so: until that is known, no newer one takes its place, whatever
-- becomes of later attempts. Before, the end of the reservation told it, and the next attempt forgot.

ALTER TABLE outbox ADD COLUMN doubtful INTEGER NOT NULL DEFAULT 0 CHECK (doubtful IN (0, 1));
UPDATE outbox SET doubtful = 1 WHERE state = 'new' AND claimed_until > 0;
