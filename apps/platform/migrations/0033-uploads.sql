-- owner: system
-- Pictures people sent, as the house drew them anew; the bytes stand in a private folder.
CREATE TABLE uploads (
  id uuid PRIMARY KEY,
  -- Whom it belongs to, by the domain that asked for it: chat:12.
  owner text NOT NULL CHECK (char_length(owner) BETWEEN 1 AND 60),
  format text NOT NULL CHECK (format IN ('png', 'jpeg')),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  bytes integer NOT NULL CHECK (bytes > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Null: nothing speaks of it yet, and soon it goes again.
  claimed_at timestamptz
);
CREATE INDEX uploads_of_owner ON uploads (owner, created_at);
CREATE INDEX uploads_by_time ON uploads (created_at);
CREATE INDEX uploads_unclaimed ON uploads (created_at) WHERE claimed_at IS NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON uploads TO bahati_app;

-- What links to uploads are signed with, alike on every process; a new key ends every link.
CREATE TABLE upload_link_keys (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  key bytea NOT NULL CHECK (octet_length(key) >= 32)
);
INSERT INTO upload_link_keys (key)
  VALUES (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
GRANT SELECT ON upload_link_keys TO bahati_app;

-- Where people chat with the house; null: on the site's own page.
ALTER TABLE brands ADD COLUMN chat_url text CHECK (chat_url ~ '^https://');
