-- owner: sportsbook
-- A result by hand stands on two sources; pools are read by when they close.

-- Where the result of a decision was read, in the order it was entered; empty for a void.
ALTER TABLE book.decisions ADD COLUMN sources text[] NOT NULL DEFAULT '{}'
  CHECK (cardinality(sources) <= 3);

CREATE INDEX jackpot_pools_by_close ON book.jackpot_pools (closes_at DESC);
