-- owner: identity
-- The browser a session was begun in, told apart by a cookie of its own, of which the hash stands
-- here. Sessions of before do not know, and stay so.
ALTER TABLE sessions ADD COLUMN device_hash bytea CHECK (octet_length(device_hash) = 32);
CREATE INDEX sessions_by_device ON sessions (device_hash, id) WHERE device_hash IS NOT NULL;
