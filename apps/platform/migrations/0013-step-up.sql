-- owner: identity
-- A member's authenticator. Until it was confirmed by a code it proves nothing.
CREATE TABLE authenticators (
  member_id bigint PRIMARY KEY REFERENCES credentials (member_id),
  secret text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  -- The time step of the last code taken: a code works once.
  last_step bigint NOT NULL DEFAULT 0
);
GRANT SELECT, INSERT, UPDATE, DELETE ON authenticators TO bahati_app;

-- A login from a network the member was never seen on has to be proven once more.
ALTER TABLE sessions ADD COLUMN needs_step_up boolean NOT NULL DEFAULT false;
CREATE TABLE known_networks (
  member_id bigint NOT NULL,
  -- The /24 of an IPv4 address, the /48 of an IPv6 one: a home's or an office's own addresses
  -- change within it.
  network cidr NOT NULL,
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, network)
);
CREATE INDEX known_networks_by_time ON known_networks (last_seen_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON known_networks TO bahati_app;

ALTER TABLE verification_codes DROP CONSTRAINT verification_codes_purpose_check;
ALTER TABLE verification_codes ADD CONSTRAINT verification_codes_purpose_check
  CHECK (purpose IN ('login', 'register', 'password', 'bind', 'step_up'));
