-- owner: system
-- What a domain wants kept for a time of its own, such as the proof of a payment; null: as long as
-- the operator keeps pictures. Each kind is found by an index of its own when its time is over.
ALTER TABLE uploads ADD COLUMN keep_until timestamptz;
DROP INDEX uploads_by_time;
CREATE INDEX uploads_by_time ON uploads (created_at) WHERE keep_until IS NULL;
CREATE INDEX uploads_by_end ON uploads (keep_until) WHERE keep_until IS NOT NULL;
