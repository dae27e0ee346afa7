-- owner: sportsbook
-- What bets are bought back for, booking codes, and what members marked.

-- An offer to buy a bet back, whole or in part; it is gone once taken.
CREATE TABLE book.cash_out_quotes (
  id uuid PRIMARY KEY,
  bet_id bigint NOT NULL REFERENCES book.bets,
  stake_part bigint NOT NULL CHECK (stake_part > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  -- What all of the running stake was bought back for as it was quoted.
  worth bigint NOT NULL,
  -- The bet's last step as it was quoted: another one ends the quote.
  steps integer NOT NULL,
  expires_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, DELETE ON book.cash_out_quotes TO bahati_book_app;
CREATE INDEX cash_out_quotes_expired ON book.cash_out_quotes (expires_at);

-- Selections anybody put together without a login, for anybody who has the code.
CREATE TABLE book.booking_codes (
  code text PRIMARY KEY CHECK (code ~ '^[A-Z2-9]{6}$'),
  legs jsonb NOT NULL,
  shape jsonb NOT NULL,
  -- SHA-256 of the network that made it and the day, to bound how many it makes.
  maker bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, DELETE ON book.booking_codes TO bahati_book_app;
CREATE INDEX booking_codes_of_maker ON book.booking_codes (maker);
CREATE INDEX booking_codes_expired ON book.booking_codes (expires_at);

CREATE TABLE book.favourites (
  member_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('event', 'competition')),
  id bigint NOT NULL,
  marked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, kind, id)
);
GRANT SELECT, INSERT, DELETE ON book.favourites TO bahati_book_app;
CREATE INDEX sessions_expired ON book.sessions (expires_at);
