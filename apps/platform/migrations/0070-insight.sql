-- owner: insight
-- What the ledger adds up to by quarter of an hour, by game, country and device, and by member and
-- week, so that a dashboard, a breakdown and a cohort read sums and never bets. It is counted from
-- sealed transfers from the first one on, and can be counted again at any time.
CREATE TABLE insight_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_transfer_id bigint NOT NULL,
  time_zone text NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON insight_progress TO bahati_app;

-- What moved in a quarter of an hour from one kind of account to another: a quarter, since every
-- time zone's day begins on one.
CREATE TABLE flow_slices (
  slice timestamptz NOT NULL,
  currency text NOT NULL,
  code smallint NOT NULL,
  debit_kind text NOT NULL,
  credit_kind text NOT NULL,
  amount bigint NOT NULL,
  transfer_count bigint NOT NULL,
  PRIMARY KEY (slice, currency, code, debit_kind, credit_kind)
);

-- A day's play by game, and by where and on what it was played.
CREATE TABLE play_days (
  day date NOT NULL,
  currency text NOT NULL,
  -- Empty, with game 0, for what was won or lost in a wallet the vendor keeps.
  product text NOT NULL,
  vendor_id integer NOT NULL,
  game_id integer NOT NULL,
  -- ISO 3166-1 of the address it was launched from, and phone, tablet or computer; empty: unknown.
  country text NOT NULL,
  device text NOT NULL,
  bet_count bigint NOT NULL,
  stake bigint NOT NULL,
  valid_bet bigint NOT NULL,
  payout bigint NOT NULL,
  promotion bigint NOT NULL,
  -- Signed as the members' money changed.
  vendor_result bigint NOT NULL,
  PRIMARY KEY (day, currency, game_id, vendor_id, country, device, product)
);

-- Who staked on a day, and since when.
CREATE TABLE active_days (
  day date NOT NULL,
  currency text NOT NULL,
  member_id bigint NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (day, currency, member_id)
);

-- What a member did for the first time, and when.
CREATE TABLE member_firsts (
  member_id bigint PRIMARY KEY,
  currency text NOT NULL,
  first_deposit_at timestamptz,
  first_stake_at timestamptz
);
CREATE INDEX member_firsts_by_deposit ON member_firsts (first_deposit_at)
  WHERE first_deposit_at IS NOT NULL;

-- A member's week, which begins on Monday, and month.
CREATE TABLE member_periods (
  member_id bigint NOT NULL,
  grain text NOT NULL CHECK (grain IN ('week', 'month')),
  period date NOT NULL,
  currency text NOT NULL,
  bet_count bigint NOT NULL,
  valid_bet bigint NOT NULL,
  ggr bigint NOT NULL,
  deposit bigint NOT NULL,
  PRIMARY KEY (member_id, grain, period, currency)
);
GRANT SELECT, INSERT, UPDATE
  ON flow_slices, play_days, active_days, member_firsts, member_periods TO bahati_app;
