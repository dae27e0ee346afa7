-- owner: sportsbook
-- The sportsbook's own schema and role, which reaches no table of the platform.

-- Roles belong to the whole server, so creating one may race with another database.
DO $$ BEGIN CREATE ROLE bahati_book_app NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
GRANT bahati_book_app TO CURRENT_USER;

CREATE SCHEMA book;
GRANT USAGE ON SCHEMA book TO bahati_book_app;

-- What the operator set, whole: bounds, margins, delays, bonus; read at the start and on change.
CREATE TABLE book.settings (
  name text PRIMARY KEY CHECK (name ~ '^[a-z][a-z_]{1,40}$'),
  value jsonb NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE ON book.settings TO bahati_book_app;

-- A fixture as the feed last told it, and how it stands.
CREATE TABLE book.events (
  id bigint PRIMARY KEY,
  sport text NOT NULL,
  competition_id bigint NOT NULL,
  starts_at timestamptz NOT NULL,
  state text NOT NULL
    CHECK (state IN ('upcoming', 'live', 'ended', 'postponed', 'abandoned', 'cancelled')),
  fixture_version bigint NOT NULL,
  -- The fixture as the contract of the feed has it.
  fixture jsonb NOT NULL,
  status_version bigint NOT NULL DEFAULT 0,
  status jsonb,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX events_by_start ON book.events (starts_at, id);
CREATE INDEX events_by_state ON book.events (state, starts_at);
GRANT SELECT, INSERT, UPDATE ON book.events TO bahati_book_app;

-- A market of an event: its prices by the newest odds change, and its results by the newest word on
-- them. Each has a version of its own, so that messages may come in any order.
CREATE TABLE book.markets (
  event_id bigint NOT NULL REFERENCES book.events,
  market text NOT NULL CHECK (length(market) <= 60),
  odds_version bigint NOT NULL DEFAULT 0,
  state text NOT NULL DEFAULT 'suspended' CHECK (state IN ('active', 'suspended', 'closed')),
  -- The outcomes as the feed's odds change has them.
  outcomes jsonb NOT NULL DEFAULT '[]',
  results_version bigint NOT NULL DEFAULT 0,
  -- Null: not settled, or taken back. Else the outcomes as the feed's settlement has them.
  results jsonb,
  cancel_version bigint NOT NULL DEFAULT 0,
  -- Null: not cancelled, or taken back. Else {from, until, reason}.
  cancel jsonb,
  PRIMARY KEY (event_id, market)
);
GRANT SELECT, INSERT, UPDATE ON book.markets TO bahati_book_app;

-- Markets whose results or cancel changed: written in the transaction that changes them, taken by
-- the settlement, which reads how they stand.
CREATE TABLE book.settlement_tasks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id bigint NOT NULL,
  market text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, DELETE ON book.settlement_tasks TO bahati_book_app;

-- A member who came with a launch token. The platform's token is stored as it is: without the
-- provider's signing key it is of no use.
CREATE TABLE book.sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  platform_token text NOT NULL,
  member_id text NOT NULL,
  display_name text NOT NULL,
  game_code text NOT NULL,
  currency text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'sw')),
  can_bet boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_by_member ON book.sessions (member_id, expires_at);
GRANT SELECT, INSERT, DELETE ON book.sessions TO bahati_book_app;
