-- owner: identity
-- Ways to the hosted phone service that have begun. The nonce the service signs into its token is
-- good once and only in the browser that set out; of both, hashes stand here. A used one stays
-- until it would be too old anyway, so that it is told from one that never was.
CREATE TABLE phone_ways (
  nonce_hash bytea PRIMARY KEY,
  browser_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz
);
CREATE INDEX phone_ways_by_time ON phone_ways (created_at);
GRANT SELECT, INSERT, DELETE ON phone_ways TO bahati_app;
GRANT UPDATE (used_at) ON phone_ways TO bahati_app;

-- A token is good once because its nonce is; the tokens themselves need not be remembered.
DROP TABLE phone_tokens;
