-- owner: identity
-- Identity tokens of the external phone path that were used: each is good once. Kept until the
-- token would be too old anyway.
CREATE TABLE phone_tokens (
  token_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX phone_tokens_by_time ON phone_tokens (expires_at);
GRANT SELECT, INSERT, DELETE ON phone_tokens TO bahati_app;

ALTER TABLE login_attempts DROP CONSTRAINT login_attempts_way_check;
ALTER TABLE login_attempts ADD CONSTRAINT login_attempts_way_check
  CHECK (way IN ('password', 'sms', 'reset', 'register', 'social', 'phone'));
