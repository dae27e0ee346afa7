-- owner: system
-- What one person did, newest first, and what was done in some days.
CREATE INDEX audit_entries_of_actor ON audit_entries (actor, id DESC);
CREATE INDEX audit_entries_at ON audit_entries (at);
