-- In which language a table speaks to all, if that was chosen for it; else its server's, or that of Discord there.

ALTER TABLE gaming_table ADD COLUMN language TEXT;
ALTER TABLE guild ADD COLUMN locale TEXT;
