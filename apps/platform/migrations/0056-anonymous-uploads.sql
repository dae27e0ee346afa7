-- owner: system
-- Pictures of people without an account: how many are kept in a day is bounded for all of them.

ALTER TABLE uploads ADD COLUMN is_anonymous boolean NOT NULL DEFAULT false;
CREATE INDEX uploads_anonymous ON uploads (created_at) WHERE is_anonymous;
