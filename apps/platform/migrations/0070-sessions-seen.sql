-- owner: identity
-- Who is here now is counted by this.
CREATE INDEX sessions_by_last_seen ON sessions (last_seen_at) WHERE ended_at IS NULL;
