-- owner: identity
-- Who else may say who a person is: OpenID Connect providers, as the brand lists them.
CREATE TABLE social_providers (
  brand text NOT NULL REFERENCES brands (code),
  code text NOT NULL CHECK (code ~ '^[a-z][a-z0-9-]{0,31}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  issuer text NOT NULL CHECK (issuer ~ '^https?://'),
  client_id text NOT NULL,
  -- Null for a client that has none and proves itself by PKCE alone.
  client_secret text,
  -- The key of a drawing on the site; one it does not know is shown as a plain mark.
  icon text NOT NULL DEFAULT '',
  position smallint NOT NULL DEFAULT 0,
  is_shown boolean NOT NULL DEFAULT true,
  PRIMARY KEY (brand, code)
);
GRANT SELECT ON social_providers TO bahati_app;

-- Whom a provider's subject is here. Known by the issuer and never by an e-mail address, so that
-- a provider's entry that comes to point elsewhere opens nobody's account.
CREATE TABLE social_bindings (
  member_id bigint NOT NULL REFERENCES credentials (member_id),
  provider text NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  bound_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, provider),
  UNIQUE (issuer, subject)
);
-- Spec §4: once confirmed, a binding is neither changed nor taken back.
GRANT SELECT, INSERT ON social_bindings TO bahati_app;
CREATE TRIGGER social_bindings_never_change BEFORE UPDATE OR DELETE ON social_bindings
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- A way to a provider and back that has begun. What proves it is made from the browser's cookie
-- and the state, of which only hashes stand here.
CREATE TABLE social_states (
  state_hash bytea PRIMARY KEY,
  browser_hash bytea NOT NULL,
  provider text NOT NULL,
  -- Who wants to bind; null for a login.
  member_id bigint REFERENCES credentials (member_id),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX social_states_by_time ON social_states (created_at);
GRANT SELECT, INSERT, DELETE ON social_states TO bahati_app;

-- A proven subject that is nobody yet, and may register from the same browser, once.
CREATE TABLE social_tickets (
  ticket_hash bytea PRIMARY KEY,
  browser_hash bytea NOT NULL,
  provider text NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX social_tickets_by_time ON social_tickets (created_at);
GRANT SELECT, INSERT, DELETE ON social_tickets TO bahati_app;

ALTER TABLE login_attempts DROP CONSTRAINT login_attempts_way_check;
ALTER TABLE login_attempts ADD CONSTRAINT login_attempts_way_check
  CHECK (way IN ('password', 'sms', 'reset', 'register', 'social'));
