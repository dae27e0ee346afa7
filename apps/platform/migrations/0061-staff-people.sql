-- owner: staff
-- Somebody invited has neither password nor authenticator yet, and so cannot log in.
ALTER TABLE staff_members
  ALTER COLUMN password_hash DROP NOT NULL,
  ALTER COLUMN totp_secret DROP NOT NULL,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN created_by text NOT NULL DEFAULT 'system',
  -- The next authenticator, until one code of it was typed.
  ADD COLUMN next_totp_secret text,
  ADD COLUMN next_totp_until timestamptz,
  ADD CHECK ((password_hash IS NULL) = (totp_secret IS NULL)),
  ADD CHECK ((next_totp_secret IS NULL) = (next_totp_until IS NULL));

CREATE INDEX staff_sessions_of_staff ON staff_sessions (staff_id, id DESC);

-- One link a person, shown once to whoever made it; only its hash is kept.
CREATE TABLE staff_invitations (
  staff_id bigint PRIMARY KEY REFERENCES staff_members (id),
  token_hash bytea NOT NULL UNIQUE,
  totp_secret text NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);

-- Which role a person was given or lost: who asked, why, and who said yes to it.
CREATE TABLE staff_grants (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id bigint NOT NULL REFERENCES staff_members (id),
  role_before text,
  role_after text NOT NULL,
  reason text NOT NULL,
  asked_by text NOT NULL,
  approved_by text,
  given_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX staff_grants_of_staff ON staff_grants (staff_id, id DESC);

-- Where the back office may be used from; empty: from everywhere.
CREATE TABLE staff_networks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  network cidr NOT NULL UNIQUE,
  note text NOT NULL,
  added_by text NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now()
);

GRANT SELECT, INSERT, UPDATE, DELETE ON staff_invitations TO bahati_app;
GRANT SELECT, INSERT ON staff_grants TO bahati_app;
GRANT SELECT, INSERT, DELETE ON staff_networks TO bahati_app;
