-- owner: staff
-- People of the operator: their roles, logins, invitations, the roles they were given,
-- and the networks the back office may be used from.

-- A staff user may do what the role may do. Built-in roles are declared in code
-- (staff-roles.ts) and written here when the platform starts; staff add others.
CREATE TABLE staff_roles (
  code text PRIMARY KEY CHECK (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  name_en text NOT NULL CHECK (length(name_en) BETWEEN 1 AND 60),
  name_sw text NOT NULL CHECK (length(name_sw) BETWEEN 1 AND 60),
  permissions text[] NOT NULL,
  is_builtin boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  changed_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_roles TO bahati_app;

-- People of the operator, who log in to the back office.
CREATE TABLE staff_members (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text NOT NULL UNIQUE,
  -- Null, with the authenticator: invited, cannot log in yet.
  password_hash text,
  totp_secret text,
  -- The time step of the last accepted code: a code works once.
  totp_last_step bigint NOT NULL DEFAULT 0,
  -- The next authenticator, until one code of it was typed.
  next_totp_secret text,
  next_totp_until timestamptz,
  role text NOT NULL REFERENCES staff_roles (code),
  is_enabled boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL DEFAULT 'system',
  CHECK ((password_hash IS NULL) = (totp_secret IS NULL)),
  CHECK ((next_totp_secret IS NULL) = (next_totp_until IS NULL))
);
GRANT SELECT, INSERT, UPDATE ON staff_members TO bahati_app;
CREATE INDEX staff_members_by_role ON staff_members (role);

-- Logins to the back office.
CREATE TABLE staff_sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  staff_id bigint NOT NULL REFERENCES staff_members (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  ip text
);
GRANT SELECT, INSERT, UPDATE ON staff_sessions TO bahati_app;
CREATE INDEX staff_sessions_of_staff ON staff_sessions (staff_id, id DESC);

-- One link a person, shown once to who made it; only its hash is stored.
CREATE TABLE staff_invitations (
  staff_id bigint PRIMARY KEY REFERENCES staff_members (id),
  token_hash bytea NOT NULL UNIQUE,
  totp_secret text NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_invitations TO bahati_app;

-- Changes of a person's role: who asked, why, and who approved.
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
GRANT SELECT, INSERT ON staff_grants TO bahati_app;
CREATE INDEX staff_grants_of_staff ON staff_grants (staff_id, id DESC);

-- Networks the back office may be used from; none: from everywhere.
CREATE TABLE staff_networks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  network cidr NOT NULL UNIQUE,
  note text NOT NULL,
  added_by text NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, DELETE ON staff_networks TO bahati_app;
