-- owner: identity
-- Devices on which a member chose to stay logged in. The browser holds a cookie of two random
-- parts: one that names the row and stays, and one that changes with every use. Both are stored hashed.

CREATE TABLE remembered_devices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES credentials (member_id),
  series_hash bytea NOT NULL UNIQUE CHECK (octet_length(series_hash) = 32),
  token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
  -- The token before: taken for a short while, since two tabs may ask at once.
  previous_hash bytea CHECK (octet_length(previous_hash) = 32),
  changed_at timestamptz NOT NULL DEFAULT now(),
  ip text,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK (expires_at > created_at)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON remembered_devices TO bahati_app;
CREATE INDEX remembered_devices_of_member ON remembered_devices (member_id, id)
  WHERE ended_at IS NULL;
CREATE INDEX remembered_devices_by_expiry ON remembered_devices (expires_at);

-- The device a session belongs to; all of them end with it.
ALTER TABLE sessions ADD COLUMN remembered_device_id bigint
  REFERENCES remembered_devices (id) ON DELETE SET NULL;
CREATE INDEX sessions_of_remembered_device ON sessions (remembered_device_id)
  WHERE remembered_device_id IS NOT NULL;
