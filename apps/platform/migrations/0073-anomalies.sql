-- owner: risk
-- The house's own figures by hour and day, kept so that each new one is held against those before.
CREATE TABLE house_figures (
  figure text NOT NULL CHECK (figure IN ('deposit_success', 'payout_minutes', 'login_failures',
    'network_sign_ups', 'vendor_ggr', 'promotions', 'rebates')),
  -- The vendor or rail it is of; empty where there is one of its kind.
  scope text NOT NULL,
  -- Empty where it is no money.
  currency text NOT NULL,
  -- When the hour or the day of the brand began.
  begins_at timestamptz NOT NULL,
  -- Basis points, minutes, how many, or minor units.
  value bigint NOT NULL,
  PRIMARY KEY (figure, scope, currency, begins_at)
);
GRANT SELECT, INSERT ON house_figures TO bahati_app;

CREATE TABLE house_figures_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- Hours and days that ended by then are counted.
  through timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON house_figures_progress TO bahati_app;

CREATE TABLE anomalies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  figure text NOT NULL,
  scope text NOT NULL,
  currency text NOT NULL,
  begins_at timestamptz NOT NULL,
  value bigint NOT NULL,
  -- Of the figures before it, and between which they would lie.
  median bigint NOT NULL,
  low bigint NOT NULL,
  high bigint NOT NULL,
  history_count integer NOT NULL,
  found_at timestamptz NOT NULL DEFAULT now(),
  seen_by text,
  seen_at timestamptz,
  note text CHECK (char_length(note) BETWEEN 5 AND 200),
  UNIQUE (figure, scope, currency, begins_at),
  CHECK ((seen_by IS NULL) = (seen_at IS NULL)),
  CHECK ((seen_by IS NULL) = (note IS NULL))
);
CREATE INDEX anomalies_unseen ON anomalies (id) WHERE seen_at IS NULL;
GRANT SELECT, INSERT ON anomalies TO bahati_app;
GRANT UPDATE (seen_by, seen_at, note) ON anomalies TO bahati_app;

-- owner: cashier
-- What began and what was paid within an hour.
CREATE INDEX deposits_by_time ON deposits (created_at);
CREATE INDEX withdrawals_paid_by_time ON withdrawals (paid_at) WHERE paid_at IS NOT NULL;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO bahati_app;
