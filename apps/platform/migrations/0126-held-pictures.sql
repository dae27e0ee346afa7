-- owner: content
-- Pictures of staff that another domain shows: they stay, though nothing of content shows them.

ALTER TABLE content_pictures ADD COLUMN is_held boolean NOT NULL DEFAULT false;
GRANT UPDATE (is_held) ON content_pictures TO bahati_app;
