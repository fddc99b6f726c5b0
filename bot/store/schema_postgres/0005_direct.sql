-- To one person the posts of each server go one after the other, and wait for those of no other server: these may be
-- another process's to send, which may be away.
CREATE OR REPLACE VIEW outbox_next AS
SELECT id, greatest(not_before, claimed_until) AS due_at
FROM outbox AS post
WHERE state = 'new' AND NOT EXISTS (
    SELECT 1 FROM outbox AS earlier
    WHERE earlier.state = 'new' AND earlier.lane = post.lane AND earlier.id < post.id AND (
        earlier.user_id IS NULL
        OR (SELECT guild_id FROM gaming_table WHERE id = earlier.table_id)
            IS NOT DISTINCT FROM (SELECT guild_id FROM gaming_table WHERE id = post.table_id)
    )
);
