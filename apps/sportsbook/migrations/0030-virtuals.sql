-- owner: sportsbook
-- Virtual leagues: a row a match day, made with its seed before any bet on it is taken.

CREATE TABLE book.virtual_days (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  league text NOT NULL CHECK (league ~ '^[a-z]{2,20}$'),
  season integer NOT NULL CHECK (season >= 0),
  -- Within the season, counted from 0.
  day integer NOT NULL CHECK (day >= 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  -- Shown once the day is over; before that nobody outside reads it.
  server_seed text NOT NULL CHECK (server_seed ~ '^[0-9a-f]{64}$'),
  server_seed_hash text NOT NULL CHECK (server_seed_hash ~ '^[0-9a-f]{64}$'),
  UNIQUE (league, season, day)
);
CREATE INDEX virtual_days_by_start ON book.virtual_days (league, starts_at DESC);
GRANT SELECT, INSERT ON book.virtual_days TO bahati_book_app;

-- The book's own events are said by nobody else.
ALTER TABLE book.markets DROP CONSTRAINT markets_producer_check;
ALTER TABLE book.markets ADD CHECK (producer IN ('pre', 'live', 'virtual'));
