-- owner: sportsbook
-- What the intake of the feed needs to know again after it was killed.

-- Markets whose odds are of a lower version than the newest bet stop take no bets.
ALTER TABLE book.events ADD COLUMN stop_version bigint NOT NULL DEFAULT 0;

-- Whose word the odds are: while that producer is silent the market takes no bets.
ALTER TABLE book.markets ADD COLUMN producer text NOT NULL DEFAULT 'pre'
  CHECK (producer IN ('pre', 'live'));

-- Everything a producer said up to this moment, of its own clock, is in the tables.
CREATE TABLE book.feed_marks (
  producer text PRIMARY KEY CHECK (producer IN ('pre', 'live')),
  stored_to timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON book.feed_marks TO bahati_book_app;

-- What the trading room decided over the feed. One row a scope, key and kind; a changed one is
-- written anew, and what stood before is in the history of the trading room.
CREATE TABLE book.controls (
  scope text NOT NULL CHECK (scope IN ('sport', 'competition', 'event', 'market', 'outcome')),
  -- football; a competition's or event's id; event/market; event/market/outcome.
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 140),
  kind text NOT NULL CHECK (kind IN ('suspend', 'margin', 'odds', 'boost', 'limit')),
  value jsonb NOT NULL,
  set_by text NOT NULL,
  reason text NOT NULL CHECK (length(reason) <= 200),
  since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (scope, key, kind)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON book.controls TO bahati_book_app;
