-- owner: wallet
-- What a member may do a day, a week or a month, as the member or the house has set it. In force is
-- the strictest of a kind and period. A stricter one counts at once; a looser one, or none, waits.
CREATE TABLE play_limits (
  owner_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'stake', 'loss', 'session')),
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  source text NOT NULL CHECK (source IN ('member', 'house')),
  -- Minor units; of a session whole minutes.
  amount bigint NOT NULL CHECK (amount >= 0),
  -- What takes its place when the time has come; no amount: the limit ends.
  next_amount bigint CHECK (next_amount >= 0),
  next_at timestamptz,
  set_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (owner_id, kind, period, source),
  CHECK (next_amount IS NULL OR next_at IS NOT NULL)
);
CREATE INDEX play_limits_due ON play_limits (next_at) WHERE next_at IS NOT NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON play_limits TO bahati_app;

-- What owners with a limit have staked and been paid in the period that runs; kept under the lock
-- of their cash account. Owners without limits have no row.
CREATE TABLE play_usage (
  owner_id bigint NOT NULL,
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  -- When the period began, in the brand's time zone.
  started_at timestamptz NOT NULL,
  -- Stakes without those that were returned.
  staked bigint NOT NULL CHECK (staked >= 0),
  paid_out bigint NOT NULL CHECK (paid_out >= 0),
  PRIMARY KEY (owner_id, period)
) WITH (fillfactor = 60);
GRANT SELECT, INSERT, UPDATE, DELETE ON play_usage TO bahati_app;

-- Time-outs and self-exclusions: nothing is staked or deposited while one stands, withdrawing goes
-- on. None is ever shortened; a further one may only last longer.
CREATE TABLE exclusions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('time_out', 'self_exclusion')),
  source text NOT NULL CHECK (source IN ('member', 'house')),
  starts_at timestamptz NOT NULL DEFAULT now(),
  -- Null: for ever.
  ends_at timestamptz CHECK (ends_at > starts_at),
  -- A self-exclusion stands until its owner asks to come back, and a day longer.
  return_asked_at timestamptz CHECK (return_asked_at >= ends_at),
  CHECK (kind = 'self_exclusion' OR (ends_at IS NOT NULL AND return_asked_at IS NULL)),
  CHECK (ends_at IS NOT NULL OR return_asked_at IS NULL)
);
CREATE INDEX exclusions_of_owner ON exclusions (owner_id, id DESC);
GRANT SELECT, INSERT ON exclusions TO bahati_app;
GRANT UPDATE (return_asked_at) ON exclusions TO bahati_app;
COMMENT ON COLUMN accounts.blocks IS
  '1 stake, 2 deposit, 4 withdraw, 8 transfer; 16: limits or an exclusion of the owner are to be read';

-- owner: members
-- How often a member wants to be told of time and money at play; null: as often as the brand says.
ALTER TABLE members ADD COLUMN reality_check_minutes integer
  CHECK (reality_check_minutes BETWEEN 5 AND 240);
-- When the member was asked for a deposit limit, which happens once.
ALTER TABLE members ADD COLUMN limit_asked_at timestamptz;

-- owner: system
-- Who helps people whose play worries them: {name, phone, url, about: {en, sw}} in order.
ALTER TABLE brands ADD COLUMN help_lines jsonb NOT NULL DEFAULT '[]'
  CHECK (jsonb_typeof(help_lines) = 'array');
