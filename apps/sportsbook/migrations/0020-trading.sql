-- owner: sportsbook
-- The trading room: who is in it, what was decided and by whom.

-- A staff user who came with a pass of the platform.
CREATE TABLE book.trading_sessions (
  token_hash bytea PRIMARY KEY,
  staff_id text NOT NULL,
  name text NOT NULL,
  permissions text[] NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX trading_sessions_expired ON book.trading_sessions (expires_at);
GRANT SELECT, INSERT, DELETE ON book.trading_sessions TO bahati_book_app;

-- A pass is taken once.
CREATE TABLE book.used_passes (
  pass_id uuid PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX used_passes_expired ON book.used_passes (expires_at);
GRANT SELECT, INSERT, DELETE ON book.used_passes TO bahati_book_app;

-- Everything the trading room did, in order; never changed.
CREATE TABLE book.trading_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  staff_id text NOT NULL,
  name text NOT NULL,
  act text NOT NULL CHECK (act ~ '^[a-z][a-z_]{1,40}$'),
  subject text NOT NULL CHECK (length(subject) <= 160),
  facts jsonb NOT NULL,
  reason text
);
CREATE INDEX trading_log_by_subject ON book.trading_log (subject, id DESC);
GRANT SELECT, INSERT ON book.trading_log TO bahati_book_app;

-- A stake of such a member always waits for a trader.
ALTER TABLE book.member_limits ADD COLUMN is_always_asked boolean NOT NULL DEFAULT false;

-- Voids and results by hand. `approved`: decided, and perhaps not carried out yet; it is again after
-- a restart, which changes nothing that is done.
CREATE TABLE book.decisions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  decision jsonb NOT NULL,
  event_id bigint NOT NULL,
  about text NOT NULL,
  reason text NOT NULL CHECK (length(reason) BETWEEN 3 AND 200),
  asked_by_id text NOT NULL,
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  needs_two boolean NOT NULL,
  touched jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'approved', 'done', 'refused', 'withdrawn')),
  decided_by_id text,
  decided_by text,
  decided_at timestamptz,
  CHECK ((state = 'waiting') = (decided_by_id IS NULL)),
  -- Nobody is the second of himself.
  CHECK (NOT needs_two OR state NOT IN ('approved', 'done') OR decided_by_id <> asked_by_id)
);
CREATE INDEX decisions_waiting ON book.decisions (id) WHERE state IN ('waiting', 'approved');
GRANT SELECT, INSERT, UPDATE ON book.decisions TO bahati_book_app;

-- Odds without margin as an event began: what odds that were taken are held against.
CREATE TABLE book.closing_odds (
  event_id bigint NOT NULL,
  market text NOT NULL,
  outcome text NOT NULL,
  odds integer NOT NULL,
  PRIMARY KEY (event_id, market, outcome)
);
GRANT SELECT, INSERT ON book.closing_odds TO bahati_book_app;

-- How the feed was heard: producers lost and found.
CREATE TABLE book.feed_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  producer text NOT NULL,
  kind text NOT NULL,
  note text
);
GRANT SELECT, INSERT, DELETE ON book.feed_history TO bahati_book_app;

CREATE INDEX bets_of_member ON book.bets (member_id, id);
CREATE INDEX bets_accepted ON book.bets (accepted_at) WHERE accepted_at IS NOT NULL;

-- What a stake on the selection was worth by the chances as it was placed, in millionths: 1,000,000
-- less the margin the prices had.
ALTER TABLE book.bet_selections ADD COLUMN payback integer NOT NULL DEFAULT 1000000;
