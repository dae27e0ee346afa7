-- owner: insight
-- Sums for dashboards, breakdowns and cohorts, counted from sealed
-- transfers and countable again at any time; and the views staff saved.

-- How far the ledger was counted, and in which time zone.
CREATE TABLE insight_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_transfer_id bigint NOT NULL,
  time_zone text NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON insight_progress TO bahati_app;

-- What moved in a quarter of an hour from one kind of account to
-- another. The day of every time zone begins on a quarter.
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
GRANT SELECT, INSERT, UPDATE ON flow_slices TO bahati_app;

-- A day's play by game, country and device.
CREATE TABLE play_days (
  day date NOT NULL,
  currency text NOT NULL,
  -- Empty, with game 0: won or lost in a wallet that the vendor keeps.
  product text NOT NULL,
  vendor_id integer NOT NULL,
  game_id integer NOT NULL,
  -- ISO 3166-1, of the address it was launched from; phone, tablet or computer; empty: unknown.
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
GRANT SELECT, INSERT, UPDATE ON play_days TO bahati_app;

-- Who staked on a day, and from when.
CREATE TABLE active_days (
  day date NOT NULL,
  currency text NOT NULL,
  member_id bigint NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (day, currency, member_id)
);
GRANT SELECT, INSERT, UPDATE ON active_days TO bahati_app;

-- When a member first deposited and staked.
CREATE TABLE member_firsts (
  member_id bigint PRIMARY KEY,
  currency text NOT NULL,
  first_deposit_at timestamptz,
  first_stake_at timestamptz
);
GRANT SELECT, INSERT, UPDATE ON member_firsts TO bahati_app;
CREATE INDEX member_firsts_by_deposit ON member_firsts (first_deposit_at)
  WHERE first_deposit_at IS NOT NULL;

-- A member's weeks, which begin on Monday, and months.
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
GRANT SELECT, INSERT, UPDATE ON member_periods TO bahati_app;

-- A filtered list or report that a staff user saved under a name, for himself or for all.
CREATE TABLE saved_views (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id bigint NOT NULL REFERENCES staff_members (id),
  page text NOT NULL CHECK (page ~ '^(/[a-z0-9_-]+)+$' AND char_length(page) BETWEEN 1 AND 80),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  -- What follows the question mark of its address; empty: nothing.
  search text NOT NULL CHECK (char_length(search) <= 600),
  is_shared boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (staff_id, page, name)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_views TO bahati_app;
CREATE INDEX saved_views_shared ON saved_views (page, id) WHERE is_shared;
