-- owner: members
-- Who registered in a time is counted by this.
CREATE INDEX members_by_registration ON members (registered_at);
