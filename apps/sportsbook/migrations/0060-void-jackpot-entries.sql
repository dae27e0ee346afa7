-- owner: sportsbook
-- Jackpot entries voided by hand: one person asks, another approves.

CREATE TABLE book.jackpot_voids (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bet_id bigint NOT NULL REFERENCES book.bets,
  -- Shown to the member once it is done.
  reason text NOT NULL CHECK (length(reason) BETWEEN 3 AND 200),
  asked_by_id text NOT NULL,
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'refused', 'withdrawn')),
  decided_by_id text,
  decided_by text,
  decided_at timestamptz,
  CHECK ((state = 'waiting') = (decided_by_id IS NULL)),
  -- Nobody is the second of himself.
  CHECK (state <> 'done' OR decided_by_id <> asked_by_id)
);
CREATE INDEX jackpot_voids_of_entry ON book.jackpot_voids (bet_id, id DESC);
CREATE UNIQUE INDEX jackpot_voids_waiting ON book.jackpot_voids (bet_id) WHERE state = 'waiting';
GRANT SELECT, INSERT, UPDATE ON book.jackpot_voids TO bahati_book_app;
