-- owner: sportsbook
-- Jackpot pools: their matches, their entries and an account of every cent, by tier.

-- An entry is a bet of its own kind: it is told to the platform as any slip, but it has no selections,
-- is never bought back, and is decided and settled with its pool.
CREATE TABLE book.jackpot_pools (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  size smallint NOT NULL CHECK (size IN (13, 17)),
  -- The day its window begins: one pool of a size a slot.
  slot date NOT NULL,
  -- Of one line, in minor units.
  price bigint NOT NULL CHECK (price > 0),
  currency text NOT NULL,
  closes_at timestamptz NOT NULL,
  must_be_won_from date NOT NULL,
  is_must_be_won boolean NOT NULL,
  -- With fewer matches that count it is cancelled.
  least_matches smallint NOT NULL CHECK (least_matches BETWEEN 1 AND size),
  confirm_seconds integer NOT NULL CHECK (confirm_seconds >= 0),
  void_hours integer NOT NULL CHECK (void_hours > 0),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed', 'settled', 'cancelled')),
  entries integer NOT NULL DEFAULT 0,
  -- Lines taken, and how many of them stand in the account.
  lines bigint NOT NULL DEFAULT 0,
  lines_accounted bigint NOT NULL DEFAULT 0 CHECK (lines_accounted <= lines),
  accounted_at timestamptz NOT NULL DEFAULT now(),
  -- The number of its last move.
  moves integer NOT NULL DEFAULT 0,
  -- Since when the results are as they are.
  results_since timestamptz,
  -- Drawn: what the best line has right, where the top tier had to be won.
  best_right smallint,
  ended_at timestamptz,
  -- Every entry has been settled or given back.
  is_paid boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (size, slot)
);
CREATE INDEX jackpot_pools_to_do ON book.jackpot_pools (id)
  WHERE state IN ('open', 'closed') OR NOT is_paid;
GRANT SELECT, INSERT, UPDATE ON book.jackpot_pools TO bahati_book_app;

CREATE TABLE book.jackpot_matches (
  pool_id bigint NOT NULL REFERENCES book.jackpot_pools,
  place smallint NOT NULL CHECK (place BETWEEN 0 AND 16),
  event_id bigint NOT NULL,
  result text CHECK (result IN ('home', 'draw', 'away', 'void')),
  -- Of entries, in basis points: how many have each outcome.
  shares integer[] CHECK (cardinality(shares) = 3),
  PRIMARY KEY (pool_id, place)
);
GRANT SELECT, INSERT, UPDATE ON book.jackpot_matches TO bahati_book_app;

-- A part of the pool, by how many matches are right; 0 is the book's own part.
CREATE TABLE book.jackpot_tiers (
  pool_id bigint NOT NULL REFERENCES book.jackpot_pools,
  tier smallint NOT NULL CHECK (tier BETWEEN 0 AND 17),
  share_basis_points integer NOT NULL CHECK (share_basis_points BETWEEN 0 AND 10000),
  -- What each line pays in.
  line_share bigint NOT NULL CHECK (line_share >= 0),
  balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0),
  -- Drawn: the lines that have it, and what each is paid.
  winners bigint,
  each bigint,
  PRIMARY KEY (pool_id, tier)
);
CREATE INDEX jackpot_tiers_with_money ON book.jackpot_tiers (pool_id) WHERE balance > 0 AND tier > 0;
GRANT SELECT, INSERT, UPDATE ON book.jackpot_tiers TO bahati_book_app;

-- Every move of a pool's account; never changed.
CREATE TABLE book.jackpot_moves (
  pool_id bigint NOT NULL REFERENCES book.jackpot_pools,
  number integer NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL CHECK (kind IN ('seed', 'entry', 'refund', 'win', 'rollover_in', 'rollover_out')),
  tier smallint NOT NULL,
  amount bigint NOT NULL,
  balance bigint NOT NULL CHECK (balance >= 0),
  PRIMARY KEY (pool_id, number)
);
GRANT SELECT, INSERT ON book.jackpot_moves TO bahati_book_app;

ALTER TABLE book.bets ADD COLUMN jackpot_pool_id bigint REFERENCES book.jackpot_pools;
CREATE INDEX bets_of_pool ON book.bets (jackpot_pool_id, id) WHERE jackpot_pool_id IS NOT NULL;
CREATE INDEX jackpot_bets_of_member ON book.bets (member_id, id) WHERE jackpot_pool_id IS NOT NULL;

CREATE TABLE book.jackpot_entries (
  bet_id bigint PRIMARY KEY REFERENCES book.bets,
  -- Of each match the outcomes taken, as a sum: home 1, draw 2, away 4.
  picks smallint[] NOT NULL CHECK (cardinality(picks) IN (13, 17))
);
GRANT SELECT, INSERT ON book.jackpot_entries TO bahati_book_app;
