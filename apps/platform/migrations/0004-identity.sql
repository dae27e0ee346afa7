-- owner: identity
-- How members log in: credentials, sessions, codes, links, pictures to prove a person, login
-- providers, authenticators; and the payout accounts they saved.

-- Parts of names are found by their runs of three letters.

-- What a member is found by. Parts of names are found by their runs of three letters.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- How a member logs in: one row a member, under the id the whole product knows him by.
CREATE TABLE credentials (
  member_id bigint PRIMARY KEY,
  -- Lower case, as user names are compared.
  username text NOT NULL UNIQUE,
  -- Bound by a code that was sent there; stored as it is compared: E.164, and lower case.
  mobile_number text UNIQUE,
  email text UNIQUE,
  password_hash text NOT NULL,
  -- False: registered through a provider, and the hash is of a word nobody knows.
  has_password boolean NOT NULL DEFAULT true,
  -- Logged in with the first password of an agent's downline: it must be changed first.
  must_change_password boolean NOT NULL DEFAULT false,
  password_changed_at timestamptz NOT NULL DEFAULT now(),
  payment_password_hash text,
  -- A login ban (spec §6), told only to who knows the password.
  is_login_blocked boolean NOT NULL DEFAULT false,
  is_first_login boolean NOT NULL DEFAULT true,
  last_login_at timestamptz
);
GRANT SELECT, INSERT, UPDATE ON credentials TO bahati_app;
-- Staff search by the beginning of a user name.
CREATE INDEX credentials_by_username ON credentials (username text_pattern_ops);
CREATE INDEX credentials_by_part_of_username ON credentials USING gin (username gin_trgm_ops);
CREATE SEQUENCE member_ids START WITH 100001;
GRANT USAGE ON SEQUENCE member_ids TO bahati_app;

-- A login, until it ends.
CREATE TABLE sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  member_id bigint NOT NULL REFERENCES credentials (member_id),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  ip text,
  user_agent text,
  -- The browser it began in: the hash of a cookie of its own.
  device_hash bytea CHECK (octet_length(device_hash) = 32),
  -- A login from a network the member was never seen on has to be proven once more.
  needs_step_up boolean NOT NULL DEFAULT false
);
GRANT SELECT, INSERT, UPDATE ON sessions TO bahati_app;
CREATE INDEX sessions_of_member ON sessions (member_id, id DESC);
CREATE INDEX sessions_open ON sessions (member_id) WHERE ended_at IS NULL;
CREATE INDEX sessions_by_address ON sessions (ip, id) WHERE ip IS NOT NULL;
CREATE INDEX sessions_by_device ON sessions (device_hash, id) WHERE device_hash IS NOT NULL;
-- Counts who is online.
CREATE INDEX sessions_by_last_seen ON sessions (last_seen_at) WHERE ended_at IS NULL;

-- Logins and failed ones, which a member may read. Of an unknown name there is no member.
CREATE TABLE login_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint,
  way text NOT NULL
    CHECK (way IN ('password', 'sms', 'reset', 'register', 'social', 'phone')),
  is_successful boolean NOT NULL,
  ip text,
  -- Failures count by network: whoever has one IPv6 address has its whole /64.
  network text,
  user_agent text,
  at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, DELETE ON login_attempts TO bahati_app;
CREATE INDEX login_attempts_of_member ON login_attempts (member_id, id DESC);
CREATE INDEX login_attempts_by_time ON login_attempts (at);
CREATE INDEX login_failures_of_network ON login_attempts (network, at) WHERE NOT is_successful;

-- Where a member was seen before: a login from elsewhere needs a second proof.
CREATE TABLE known_networks (
  member_id bigint NOT NULL,
  -- The /24 of an IPv4 address, the /48 of an IPv6 one: a home's addresses change within it.
  network cidr NOT NULL,
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, network)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON known_networks TO bahati_app;
CREATE INDEX known_networks_by_time ON known_networks (last_seen_at);

-- A member's authenticator; it counts once it was confirmed by a code.
CREATE TABLE authenticators (
  member_id bigint PRIMARY KEY REFERENCES credentials (member_id),
  secret text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  -- The time step of the last accepted code: a code works once.
  last_step bigint NOT NULL DEFAULT 0
);
GRANT SELECT, INSERT, UPDATE, DELETE ON authenticators TO bahati_app;

-- Six-digit codes, each for one purpose, one destination and one use. Kept for a day.
CREATE TABLE verification_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  purpose text NOT NULL
    CHECK (purpose IN ('login', 'register', 'password', 'bind', 'step_up')),
  destination text NOT NULL,
  -- Who binds the destination; null where nobody is logged in.
  member_id bigint,
  code_hash bytea NOT NULL,
  tries smallint NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  ip text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
GRANT SELECT, INSERT, UPDATE, DELETE ON verification_codes TO bahati_app;
CREATE INDEX verification_codes_of_destination ON verification_codes (destination, id DESC);
CREATE INDEX verification_codes_of_address ON verification_codes (ip, created_at);
CREATE INDEX verification_codes_by_time ON verification_codes (created_at);

-- The link of a forgotten password, good for one use.
CREATE TABLE password_links (
  token_hash bytea PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES credentials (member_id),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
GRANT SELECT, INSERT, UPDATE, DELETE ON password_links TO bahati_app;
CREATE INDEX password_links_of_member ON password_links (member_id, created_at);
CREATE INDEX password_links_by_time ON password_links (created_at);

-- The captcha drawn for a browser, which is known by the hash of its cookie.
CREATE TABLE captchas (
  visitor_hash bytea PRIMARY KEY,
  answer_hash bytea NOT NULL,
  drawn_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE, DELETE ON captchas TO bahati_app;
CREATE INDEX captchas_by_time ON captchas (drawn_at);

-- The slider puzzle drawn for a browser. The place of its piece is masked
-- by the browser's cookie and the puzzle's id, neither of which is stored.
CREATE TABLE sliders (
  visitor_hash bytea PRIMARY KEY,
  id_hash bytea NOT NULL,
  masked_x integer NOT NULL,
  drawn_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE, DELETE ON sliders TO bahati_app;
CREATE INDEX sliders_by_time ON sliders (drawn_at);

-- Login providers by OpenID Connect, as the brand lists them.
CREATE TABLE social_providers (
  brand text NOT NULL REFERENCES brands (code),
  code text NOT NULL CHECK (code ~ '^[a-z][a-z0-9-]{0,31}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  issuer text NOT NULL CHECK (issuer ~ '^https?://'),
  client_id text NOT NULL,
  -- Null: the client has none and uses PKCE alone.
  client_secret text,
  -- Which drawing of the site; an unknown one is shown as a plain mark.
  icon text NOT NULL DEFAULT '',
  position smallint NOT NULL DEFAULT 0,
  is_shown boolean NOT NULL DEFAULT true,
  PRIMARY KEY (brand, code)
);
-- A provider is switched off and never deleted: members stay bound to it.
GRANT SELECT, INSERT, UPDATE ON social_providers TO bahati_app;

-- Which member a provider's subject is. Found by the issuer and never by an e-mail address,
-- so that a provider whose entry is changed to point elsewhere opens nobody's account.
CREATE TABLE social_bindings (
  member_id bigint NOT NULL REFERENCES credentials (member_id),
  provider text NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  bound_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, provider),
  UNIQUE (issuer, subject)
);
-- Spec §4: a confirmed binding is neither changed nor removed.
GRANT SELECT, INSERT ON social_bindings TO bahati_app;
CREATE TRIGGER social_bindings_never_change BEFORE UPDATE OR DELETE ON social_bindings
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Logins that went to a provider and are not back. Only hashes of the state and of the browser's
-- cookie are stored.
CREATE TABLE social_states (
  state_hash bytea PRIMARY KEY,
  browser_hash bytea NOT NULL,
  provider text NOT NULL,
  -- Who wants to bind; null for a login.
  member_id bigint REFERENCES credentials (member_id),
  created_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, DELETE ON social_states TO bahati_app;
CREATE INDEX social_states_by_time ON social_states (created_at);

-- A proven subject that is no member yet and may register from the same browser, once.
CREATE TABLE social_tickets (
  ticket_hash bytea PRIMARY KEY,
  browser_hash bytea NOT NULL,
  provider text NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, DELETE ON social_tickets TO bahati_app;
CREATE INDEX social_tickets_by_time ON social_tickets (created_at);

-- Logins that went to the hosted phone service. The nonce that it signs into its
-- token works once and only in the browser that began; hashes of both are stored. A
-- used one is kept until it would be too old, so that it is told from an unknown one.
CREATE TABLE phone_ways (
  nonce_hash bytea PRIMARY KEY,
  browser_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz
);
GRANT SELECT, INSERT, DELETE ON phone_ways TO bahati_app;
GRANT UPDATE (used_at) ON phone_ways TO bahati_app;
CREATE INDEX phone_ways_by_time ON phone_ways (created_at);

-- What a brand asks of a registration field; a field without a row follows the built-in rule.
CREATE TABLE registration_rules (
  brand_code text NOT NULL,
  field text NOT NULL,
  -- One of the 24 rules of spec §5.
  pattern_id smallint NOT NULL CHECK (pattern_id BETWEEN 1 AND 24),
  min_length integer NOT NULL CHECK (min_length >= 0),
  max_length integer NOT NULL CHECK (max_length BETWEEN 1 AND 254),
  is_shown boolean NOT NULL,
  is_required boolean NOT NULL,
  PRIMARY KEY (brand_code, field),
  CHECK (min_length <= max_length),
  CHECK (is_shown OR NOT is_required)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON registration_rules TO bahati_app;

-- The banks a member may be paid at, as the brand offers them.
CREATE TABLE payout_banks (
  brand text NOT NULL REFERENCES brands (code),
  code text NOT NULL,
  name text NOT NULL,
  -- ISO 3166-1, two letters.
  country text NOT NULL,
  position integer NOT NULL,
  is_enabled boolean NOT NULL DEFAULT true,
  PRIMARY KEY (brand, code)
);
GRANT SELECT ON payout_banks TO bahati_app;

-- Where a member's money may be paid to. A removed one is kept: it may have been the first,
-- it counts for how often accounts change, and an answer to a repeated request may name it.
CREATE TABLE payout_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  member_id bigint NOT NULL REFERENCES credentials (member_id),
  kind text NOT NULL CHECK (kind IN ('mobile_money', 'bank')),
  -- A number in international form, or an account number at the bank.
  number text NOT NULL,
  bank_code text,
  holder_name text,
  added_at timestamptz NOT NULL,
  -- When its cool-down ends; fixed when it is added, whatever the brand sets later.
  ready_at timestamptz NOT NULL,
  removed_at timestamptz,
  CHECK ((kind = 'bank') = (bank_code IS NOT NULL)),
  CHECK ((kind = 'bank') = (holder_name IS NOT NULL)),
  CHECK (ready_at >= added_at)
);
GRANT SELECT, INSERT, UPDATE ON payout_accounts TO bahati_app;
CREATE UNIQUE INDEX payout_accounts_live
  ON payout_accounts (member_id, kind, number, coalesce(bank_code, '')) WHERE removed_at IS NULL;
CREATE INDEX payout_accounts_of_member ON payout_accounts (member_id, id);
-- Who else is paid there.
CREATE INDEX payout_accounts_by_number ON payout_accounts (number, member_id);
