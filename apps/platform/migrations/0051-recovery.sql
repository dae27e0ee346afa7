-- owner: identity
-- The way back of who lost a payment password or an authenticator.

ALTER TABLE credentials
  -- A secret was set anew without the one before: until then no money leaves the account.
  ADD COLUMN payouts_held_until timestamptz,
  -- When staff took the payment password away; null once its member has set another.
  ADD COLUMN payment_password_reset_at timestamptz,
  -- When the number or address was bound in place of none or another; null: by registering.
  ADD COLUMN mobile_bound_at timestamptz,
  ADD COLUMN email_bound_at timestamptz;

ALTER TABLE verification_codes DROP CONSTRAINT verification_codes_purpose_check;
ALTER TABLE verification_codes ADD CONSTRAINT verification_codes_purpose_check CHECK (purpose IN
  ('login', 'register', 'password', 'bind', 'step_up', 'payment_password', 'authenticator'));

-- Codes on paper in place of an authenticator's, each for one use; only their hashes are stored.
CREATE TABLE recovery_codes (
  member_id bigint NOT NULL REFERENCES credentials (member_id),
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  made_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz,
  PRIMARY KEY (member_id, code_hash)
);
GRANT SELECT, INSERT, DELETE ON recovery_codes TO bahati_app;
GRANT UPDATE (used_at) ON recovery_codes TO bahati_app;
