-- owner: gaming
-- Bet slips of a book: each is a round that its provider reserves, confirms and settles, and may
-- settle again.

-- Of a slip: 0 cancelled before it arrived, 1 reserved, 2 confirmed; null: a round of a game.
ALTER TABLE rounds ADD COLUMN slip_state smallint CHECK (slip_state IN (0, 1, 2));

-- 6 reserve, 7 confirm, 8 settle, 9 unsettle, 10 resettle, 11 cancel, 12 cash_out, 13 adjust, whose
-- payout may be below nothing.
ALTER TABLE provider_transactions
  DROP CONSTRAINT provider_transactions_kind_check,
  ADD CONSTRAINT provider_transactions_kind_check CHECK (kind BETWEEN 1 AND 13),
  DROP CONSTRAINT provider_transactions_check,
  ADD CONSTRAINT provider_transactions_valid_stake_check CHECK (valid_stake IS NULL
    OR (valid_stake >= 0 AND kind IN (2, 3, 8, 10, 12)));

-- What else is known of a slip.
CREATE TABLE slips (
  round_id bigint PRIMARY KEY,
  -- Decimal odds in thousandths, of all legs together: as asked for, and as accepted.
  odds bigint NOT NULL CHECK (odds BETWEEN 1 AND 999999999999),
  legs smallint NOT NULL CHECK (legs BETWEEN 1 AND 20),
  confirmed_odds bigint CHECK (confirmed_odds BETWEEN 1 AND 999999999999),
  confirmed_at timestamptz,
  -- Paid before it was over, in parts; and what of that was bonus money.
  cashed_out bigint NOT NULL DEFAULT 0 CHECK (cashed_out >= 0),
  cashed_out_bonus bigint NOT NULL DEFAULT 0 CHECK (cashed_out_bonus BETWEEN 0 AND cashed_out),
  CHECK ((confirmed_at IS NULL) = (confirmed_odds IS NULL))
);
GRANT SELECT, INSERT ON slips TO bahati_app;
GRANT UPDATE (confirmed_odds, confirmed_at, cashed_out, cashed_out_bonus) ON slips TO bahati_app;
