-- owner: content
-- What staff write and do not announce yet: told to nobody, whatever its time.
ALTER TABLE announcements ADD COLUMN is_draft boolean NOT NULL DEFAULT false;
