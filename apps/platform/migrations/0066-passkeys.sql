-- owner: identity
-- Passkeys of members (WebAuthn), and the challenges they answer.

CREATE TABLE passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES credentials (member_id),
  credential_id bytea NOT NULL UNIQUE CHECK (octet_length(credential_id) BETWEEN 1 AND 1023),
  public_key bytea NOT NULL,
  -- How often it was used, as it says itself; many say nothing but 0.
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL DEFAULT '{}',
  -- The host it was made for: a passkey opens no other.
  rp_id text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
GRANT SELECT, INSERT, UPDATE, DELETE ON passkeys TO bahati_app;
CREATE INDEX passkeys_of_member ON passkeys (member_id, id);

-- Each is answered once, within minutes.
CREATE TABLE passkey_challenges (
  challenge_hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('add', 'login', 'unlock')),
  -- Who is asked; null at a login, where nobody is known yet.
  session_id bigint REFERENCES sessions (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((purpose = 'login') = (session_id IS NULL))
);
GRANT SELECT, INSERT, DELETE ON passkey_challenges TO bahati_app;
CREATE INDEX passkey_challenges_by_time ON passkey_challenges (created_at);

ALTER TABLE login_attempts DROP CONSTRAINT login_attempts_way_check;
ALTER TABLE login_attempts ADD CONSTRAINT login_attempts_way_check
  CHECK (way IN ('password', 'sms', 'reset', 'register', 'social', 'phone', 'passkey'));
