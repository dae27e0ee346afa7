-- owner: system
-- Who is at work on something that waits, so that two do not do the same; it ends by itself.
CREATE TABLE claims (
  -- As the audit log names it: withdrawal:<uuid>.
  subject text PRIMARY KEY CHECK (length(subject) <= 80),
  staff_id bigint NOT NULL,
  staff text NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX claims_by_end ON claims (ends_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON claims TO bahati_app;
