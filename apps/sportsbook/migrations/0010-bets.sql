-- owner: sportsbook
-- Bets: what was placed, how each stands, every step of each, and what the platform is to be told.

-- A slip as it was placed, and how it stands. `told` is what the platform has been told or is about
-- to be told by rows of book.operations, which are written in the transaction that changes it.
CREATE TABLE book.bets (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What members see; the platform knows the slip as a round by it.
  reference text NOT NULL UNIQUE CHECK (reference ~ '^[A-Z2-9]{4}-[A-Z2-9]{4}$'),
  member_id text NOT NULL,
  idempotency_key uuid NOT NULL,
  -- SHA-256 of the slip: the same key with another slip is refused.
  slip_hash bytea NOT NULL,
  platform_token text NOT NULL,
  game_code text NOT NULL,
  currency text NOT NULL,
  shape jsonb NOT NULL,
  bankers smallint[] NOT NULL,
  -- Of each leg, in thousandths: as the member saw them, and as they hold.
  asked_odds integer[] NOT NULL,
  leg_odds integer[] NOT NULL,
  is_each_way boolean NOT NULL,
  -- Of each leg the terms of its place part; null without each way.
  each_way jsonb,
  acceptance text NOT NULL CHECK (acceptance IN ('any', 'better', 'ask')),
  -- Of each line; one value where all lines have the same.
  stakes bigint[] NOT NULL,
  lines integer NOT NULL CHECK (lines > 0),
  stake bigint NOT NULL CHECK (stake > 0),
  -- With every line won, bonus included, before tax.
  most_payout bigint NOT NULL,
  bonus bigint NOT NULL DEFAULT 0,
  -- The bonus in force as it was placed, and what is withheld, in basis points.
  bonus_terms jsonb NOT NULL DEFAULT '[]',
  tax_basis_points integer NOT NULL DEFAULT 0,
  state text NOT NULL CHECK (state IN
    ('waiting', 'asked', 'countered', 'open', 'settled', 'cashed_out', 'cancelled', 'refused')),
  told text NOT NULL DEFAULT 'asked' CHECK (told IN
    ('asked', 'reserved', 'open', 'settled', 'cancelled', 'cashed_out')),
  -- Its stake is above what is taken without a trader.
  needs_trader boolean NOT NULL DEFAULT false,
  -- A trader stands to the odds of leg_odds until decide_at.
  is_agreed boolean NOT NULL DEFAULT false,
  delay_seconds integer NOT NULL DEFAULT 0,
  -- When it is decided: the end of the live delay, of the trader's time, of his other offer.
  decide_at timestamptz,
  refusal text,
  -- {stake, odds, until} of a trader.
  counter jsonb,
  placed_at timestamptz NOT NULL DEFAULT now(),
  accepted_at timestamptz,
  -- The number of its last step.
  steps integer NOT NULL DEFAULT 1,
  -- Of the settlement that was told last.
  settled_payout bigint,
  settled_valid_stake bigint,
  -- Of all cash-outs: how much of the stake was bought back, and what was paid.
  cashed_stake bigint NOT NULL DEFAULT 0 CHECK (cashed_stake BETWEEN 0 AND stake),
  cashed_out bigint NOT NULL DEFAULT 0 CHECK (cashed_out >= 0),
  auto_cash_out bigint CHECK (auto_cash_out > 0),
  UNIQUE (member_id, idempotency_key),
  CHECK ((told = 'settled') = (settled_payout IS NOT NULL))
);
GRANT SELECT, INSERT, UPDATE ON book.bets TO bahati_book_app;
CREATE INDEX bets_of_member_running ON book.bets (member_id, id)
  WHERE state IN ('waiting', 'asked', 'countered', 'open');
CREATE INDEX bets_of_member_ended ON book.bets (member_id, id)
  WHERE state IN ('settled', 'cashed_out', 'cancelled', 'refused');
CREATE INDEX bets_to_decide ON book.bets (decide_at)
  WHERE state IN ('waiting', 'asked', 'countered');
CREATE INDEX bets_with_rule ON book.bets (id) WHERE auto_cash_out IS NOT NULL AND state = 'open';

-- What a leg stands on: one selection, or several of one event.
CREATE TABLE book.bet_selections (
  bet_id bigint NOT NULL REFERENCES book.bets,
  leg smallint NOT NULL,
  place smallint NOT NULL,
  event_id bigint NOT NULL,
  market text NOT NULL,
  outcome text NOT NULL,
  odds integer NOT NULL,
  -- The offer's version it was judged by as it was placed, and as it was accepted.
  quoted_version bigint NOT NULL,
  accepted_version bigint,
  -- Of the newest bet stop that was known as it was placed.
  stop_version bigint NOT NULL DEFAULT 0,
  is_live boolean NOT NULL,
  score integer[],
  PRIMARY KEY (bet_id, leg, place)
);
GRANT SELECT, INSERT, UPDATE ON book.bet_selections TO bahati_book_app;
CREATE INDEX bet_selections_by_market ON book.bet_selections (event_id, market, bet_id);

-- Everything that happened to a bet, in order; never changed. Written beside its bet's row.
CREATE TABLE book.bet_history (
  bet_id bigint NOT NULL,
  number integer NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL CHECK (kind IN ('placed', 'asked', 'countered', 'accepted', 'refused', 'settled',
    'unsettled', 'resettled', 'cashed_out', 'cancelled')),
  amount bigint,
  valid_stake bigint,
  -- Of an acceptance: decimal odds of the whole, in thousandths.
  odds bigint,
  note text,
  PRIMARY KEY (bet_id, number)
);
GRANT SELECT, INSERT ON book.bet_history TO bahati_book_app;

-- What the platform must still be told: a row of the step's number, gone with a definite answer. Those
-- of one bet are told in order, each after the one before was answered.
CREATE TABLE book.operations (
  bet_id bigint NOT NULL,
  number integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('reserve', 'confirm', 'settle', 'unsettle', 'resettle', 'cancel',
    'cash_out')),
  -- Of a cancel: why. Of a cash-out: 'full' or 'part'.
  detail text,
  tries integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  last_answer text,
  PRIMARY KEY (bet_id, number)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON book.operations TO bahati_book_app;
CREATE INDEX operations_due ON book.operations (due_at);

-- How far the settlement of a market has come: bets up to this id are done.
ALTER TABLE book.settlement_tasks ADD COLUMN done_to bigint NOT NULL DEFAULT 0;
GRANT UPDATE (done_to) ON book.settlement_tasks TO bahati_book_app;

-- The most a slip may win on a selection, by what it is on; `key` is the sport, the market's code, the
-- competition or the event.
CREATE TABLE book.stake_limits (
  scope text NOT NULL CHECK (scope IN ('sport', 'market', 'competition', 'event')),
  key text NOT NULL,
  most_win bigint NOT NULL CHECK (most_win >= 0),
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (scope, key)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON book.stake_limits TO bahati_book_app;

-- Members whose limits are a share of everybody's, with the reason.
CREATE TABLE book.member_limits (
  member_id text PRIMARY KEY,
  factor_basis_points integer NOT NULL CHECK (factor_basis_points BETWEEN 0 AND 100000),
  reason text NOT NULL CHECK (length(reason) BETWEEN 3 AND 200),
  changed_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE, DELETE ON book.member_limits TO bahati_book_app;

-- Bets that wait for a trader, or for the member's answer to him.
CREATE VIEW book.acceptance_queue AS
  SELECT id, reference, member_id, state, currency, stake, most_payout, leg_odds, lines, placed_at,
         decide_at, counter
    FROM book.bets WHERE state IN ('asked', 'countered');
GRANT SELECT ON book.acceptance_queue TO bahati_book_app;
