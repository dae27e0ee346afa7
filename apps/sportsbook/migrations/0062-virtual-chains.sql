-- owner: sportsbook
-- Virtual leagues on chains of hashes, so that no match day can be drawn anew.

-- A league's match days take turns on four chains: the hash of a day is the seed of the one before it
-- on its chain, which is over long before.
CREATE TABLE book.virtual_chains (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  league text NOT NULL,
  lane smallint NOT NULL CHECK (lane BETWEEN 0 AND 3),
  -- The last hash, of which all others follow; nobody outside reads it.
  seed text NOT NULL CHECK (seed ~ '^[0-9a-f]{64}$'),
  -- The hash before the first day's, shown from the start.
  terminating_hash text NOT NULL CHECK (terminating_hash ~ '^[0-9a-f]{64}$'),
  days integer NOT NULL CHECK (days > 0),
  next_day integer NOT NULL DEFAULT 1,
  -- Drawn once the chain is stored; it is used from then on.
  salt text CHECK (salt ~ '^[0-9a-f]{32}$'),
  made_at timestamptz NOT NULL DEFAULT now(),
  CHECK (next_day BETWEEN 1 AND days + 1)
);
CREATE UNIQUE INDEX virtual_chains_in_use ON book.virtual_chains (league, lane)
  WHERE next_day <= days;
GRANT SELECT, INSERT, UPDATE (next_day, salt) ON book.virtual_chains TO bahati_book_app;

-- Null of days from before there were chains.
ALTER TABLE book.virtual_days
  ADD COLUMN chain_id bigint REFERENCES book.virtual_chains,
  ADD COLUMN place integer,
  ADD COLUMN client_seed text,
  ADD CHECK ((chain_id IS NULL) = (place IS NULL)),
  ADD UNIQUE (chain_id, place);
UPDATE book.virtual_days SET client_seed = league || ':' || season || ':' || day;
ALTER TABLE book.virtual_days ALTER COLUMN client_seed SET NOT NULL;
