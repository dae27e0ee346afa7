-- owner: records
-- Daily aggregates of the ledger, so that a sum over months reads days and not transfers; they can be
-- counted again at any time. Rebates, scheduled reports, gaming tax returns.

-- A member's day: a row for each game type and vendor played, and one for what has neither.
CREATE TABLE member_days (
  day date NOT NULL,
  member_id bigint NOT NULL,
  -- The game type; empty, with vendor 0: money that moved for no game.
  product text NOT NULL,
  vendor_id integer NOT NULL,
  currency text NOT NULL,
  -- Stakes less returned stakes: how many, and how much.
  bet_count bigint NOT NULL,
  stake bigint NOT NULL,
  -- Stakes of rounds that closed this day.
  valid_bet bigint NOT NULL,
  payout bigint NOT NULL,
  promotion bigint NOT NULL,
  deposit bigint NOT NULL,
  withdrawal bigint NOT NULL,
  tax bigint NOT NULL,
  fee bigint NOT NULL,
  -- Signed as the member's money changed, as the two below.
  transfer bigint NOT NULL,
  vendor_result bigint NOT NULL,
  rebate bigint NOT NULL,
  adjustment bigint NOT NULL,
  PRIMARY KEY (member_id, day, product, vendor_id, currency)
) PARTITION BY RANGE (day);
GRANT SELECT, INSERT, UPDATE ON member_days TO bahati_app;

-- Makes the missing partitions of these days. The application may create no
-- tables, so the function runs with its owner's rights and can do nothing else.
CREATE FUNCTION make_member_day_months(first_day date, last_day date) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE month date := date_trunc('month', first_day)::date;
BEGIN
  IF last_day > first_day + 800 THEN
    RAISE EXCEPTION 'no more than some two years of months at once';
  END IF;
  WHILE month <= last_day LOOP
    IF to_regclass('member_days_' || to_char(month, 'YYYY_MM')) IS NULL THEN
      EXECUTE format(
        'CREATE TABLE IF NOT EXISTS %I PARTITION OF member_days FOR VALUES FROM (%L) TO (%L)',
        'member_days_' || to_char(month, 'YYYY_MM'), month, (month + interval '1 month')::date);
    END IF;
    month := (month + interval '1 month')::date;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION make_member_day_months FROM PUBLIC;
GRANT EXECUTE ON FUNCTION make_member_day_months TO bahati_app;

SELECT make_member_day_months(
  (now() - interval '15 months')::date, (now() + interval '3 months')::date);

-- What moved in a day from one kind of account to another: the
-- operator's books by rail and vendor.
CREATE TABLE ledger_days (
  day date NOT NULL,
  currency text NOT NULL,
  code smallint NOT NULL,
  debit_kind text NOT NULL,
  debit_scope text NOT NULL,
  credit_kind text NOT NULL,
  credit_scope text NOT NULL,
  amount bigint NOT NULL,
  transfer_count bigint NOT NULL,
  PRIMARY KEY (day, currency, code, debit_kind, debit_scope, credit_kind, credit_scope)
);
GRANT SELECT, INSERT, UPDATE ON ledger_days TO bahati_app;

-- Transfers of a member's cash that are neither stakes nor payouts, so that they are found without
-- reading the bets between them.
CREATE TABLE member_payments (
  account_id bigint NOT NULL,
  transfer_id bigint NOT NULL,
  code smallint NOT NULL,
  PRIMARY KEY (account_id, transfer_id)
);
GRANT SELECT, INSERT ON member_payments TO bahati_app;

-- How far the ledger was counted, and in which time zone.
CREATE TABLE records_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_transfer_id bigint NOT NULL,
  time_zone text NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON records_progress TO bahati_app;

-- Ids rise with time, so the id at an instant is found by bisection: thirty reads
-- of the primary key instead of an index on time, which every bet would have to
-- write. An id may be a moment off its time, so callers ask an hour early or late.
CREATE FUNCTION first_transfer_id_from(moment timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE low bigint := 0; high bigint; middle bigint; found_id bigint; found_at timestamptz;
BEGIN
  SELECT id + 1 INTO high FROM transfers ORDER BY id DESC LIMIT 1;
  high := coalesce(high, 0);
  WHILE low < high LOOP
    middle := (low + high) / 2;
    SELECT id, created_at INTO found_id, found_at FROM transfers
     WHERE id >= middle ORDER BY id LIMIT 1;
    IF found_at >= moment THEN high := middle; ELSE low := found_id + 1; END IF;
  END LOOP;
  RETURN low;
END $$;

CREATE FUNCTION first_round_id_from(moment timestamptz) RETURNS bigint
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE low bigint := 0; high bigint; middle bigint; found_id bigint; found_at timestamptz;
BEGIN
  SELECT id + 1 INTO high FROM rounds ORDER BY id DESC LIMIT 1;
  high := coalesce(high, 0);
  WHILE low < high LOOP
    middle := (low + high) / 2;
    SELECT id, opened_at INTO found_id, found_at FROM rounds WHERE id >= middle ORDER BY id LIMIT 1;
    IF found_at >= moment THEN high := middle; ELSE low := found_id + 1; END IF;
  END LOOP;
  RETURN low;
END $$;

-- Signs the links to exported files.
CREATE TABLE record_link_keys (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  key bytea NOT NULL
);
GRANT SELECT ON record_link_keys TO bahati_app;
INSERT INTO record_link_keys (key)
  VALUES (sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));

-- Which part of settled stakes a brand gives back on request, dated.
CREATE TABLE rebate_plans (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  brand text NOT NULL REFERENCES brands (code),
  valid_from date NOT NULL,
  -- The most one member gets for one day, in minor units.
  daily_cap bigint NOT NULL CHECK (daily_cap > 0),
  UNIQUE (brand, valid_from)
);
GRANT SELECT ON rebate_plans TO bahati_app;

CREATE TABLE rebate_rates (
  plan_id bigint NOT NULL REFERENCES rebate_plans (id),
  product text NOT NULL,
  rate_bps integer NOT NULL CHECK (rate_bps BETWEEN 0 AND 1000),
  PRIMARY KEY (plan_id, product)
);
GRANT SELECT ON rebate_rates TO bahati_app;

-- A rebate a member asked for, over one or several days.
CREATE TABLE rebate_claims (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  claimed_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT ON rebate_claims TO bahati_app;
CREATE INDEX rebate_claims_of_member ON rebate_claims (member_id, id DESC);

-- A day is paid for once, which the key ensures.
CREATE TABLE rebate_days (
  member_id bigint NOT NULL,
  day date NOT NULL,
  claim_id bigint NOT NULL REFERENCES rebate_claims (id),
  valid_bet bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (member_id, day)
);
GRANT SELECT, INSERT ON rebate_days TO bahati_app;
CREATE TRIGGER rebate_days_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON rebate_days
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Reports made each day, week or month at an hour of the brand, and mailed to these addresses.
CREATE TABLE report_schedules (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  -- The client's key: the same request never makes a second one.
  idempotency_key uuid NOT NULL UNIQUE,
  brand text NOT NULL REFERENCES brands (code),
  report text NOT NULL CHECK (report IN ('days', 'accounts', 'liability', 'reconciliation',
    'differences', 'taxes')),
  every text NOT NULL CHECK (every IN ('day', 'week', 'month')),
  hour integer NOT NULL CHECK (hour BETWEEN 0 AND 23),
  language text NOT NULL CHECK (language IN ('en', 'sw')),
  recipients text[] NOT NULL CHECK (cardinality(recipients) BETWEEN 1 AND 5),
  is_paused boolean NOT NULL DEFAULT false,
  next_at timestamptz NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz
);
GRANT SELECT, INSERT ON report_schedules TO bahati_app;
GRANT UPDATE (is_paused, next_at, removed_at) ON report_schedules TO bahati_app;
CREATE INDEX report_schedules_due ON report_schedules (next_at)
  WHERE NOT is_paused AND removed_at IS NULL;

-- A report that was made, once for each due time; its content is kept until it expires.
CREATE TABLE report_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  schedule_id bigint NOT NULL REFERENCES report_schedules (id),
  due_at timestamptz NOT NULL,
  from_day date NOT NULL,
  to_day date NOT NULL,
  -- Null: it expired, or could not be made.
  content text,
  line_count integer,
  made_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  UNIQUE (schedule_id, due_at)
);
GRANT SELECT, INSERT ON report_runs TO bahati_app;
GRANT UPDATE (content) ON report_runs TO bahati_app;
CREATE INDEX report_runs_to_drop ON report_runs (expires_at) WHERE content IS NOT NULL;

-- The gaming taxes a country asks a return for each month, dated.
CREATE TABLE gaming_taxes (
  jurisdiction char(2) NOT NULL CHECK (jurisdiction ~ '^[A-Z]{2}$'),
  -- Of a tax the cashier withholds: the scope of the ledger account that owes it.
  code text NOT NULL CHECK (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  basis text NOT NULL CHECK (basis IN ('deposits', 'withdrawals', 'ggr')),
  name_en text NOT NULL CHECK (length(name_en) BETWEEN 1 AND 60),
  name_sw text NOT NULL CHECK (length(name_sw) BETWEEN 1 AND 60),
  -- Only of GGR: the cashier's tax_rates have the others.
  rate_bps integer CHECK (rate_bps BETWEEN 0 AND 10000),
  -- The day of the next month it is due on.
  due_day integer NOT NULL CHECK (due_day BETWEEN 1 AND 28),
  valid_from date NOT NULL,
  valid_to date CHECK (valid_to > valid_from),
  PRIMARY KEY (jurisdiction, code, valid_from),
  CHECK ((basis = 'ggr') = (rate_bps IS NOT NULL))
);
GRANT SELECT ON gaming_taxes TO bahati_app;
INSERT INTO gaming_taxes
  (jurisdiction, code, basis, name_en, name_sw, rate_bps, due_day, valid_from)
VALUES
  ('KE', 'excise', 'deposits', 'Excise duty', 'Ushuru wa bidhaa', NULL, 20, '2025-07-01'),
  ('KE', 'withholding', 'withdrawals', 'Withholding tax', 'Kodi ya zuio', NULL, 20, '2025-07-01'),
  ('KE', 'gaming-tax', 'ggr', 'Gaming tax', 'Kodi ya michezo ya kubahatisha', 1500, 20,
    '2025-07-01');

-- Gaming tax returns as they were filed, each once.
CREATE TABLE tax_filings (
  brand text NOT NULL REFERENCES brands (code),
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  code text NOT NULL,
  currency text NOT NULL,
  base bigint NOT NULL,
  owed bigint NOT NULL,
  -- The authority's number of it.
  reference text NOT NULL CHECK (char_length(reference) BETWEEN 2 AND 60),
  filed_by text NOT NULL,
  filed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand, month, code, currency)
);
GRANT SELECT, INSERT ON tax_filings TO bahati_app;
CREATE TRIGGER tax_filings_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON tax_filings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
