-- owner: records
-- What the ledger adds up to, a day of the brand at a time, so that a sum over months reads days
-- and not movements. It is counted from sealed transfers and can be counted again at any time.

-- A member's day: for each game type and vendor he played, and once for what has neither.
CREATE TABLE member_days (
  day date NOT NULL,
  member_id bigint NOT NULL,
  -- The game type, empty where the money moved for no game; with it goes vendor 0.
  product text NOT NULL,
  vendor_id integer NOT NULL,
  currency text NOT NULL,
  -- Stakes taken less stakes returned: how many, and how much.
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
  -- Signed as the member's money changed, as are the two below.
  transfer bigint NOT NULL,
  vendor_result bigint NOT NULL,
  rebate bigint NOT NULL,
  adjustment bigint NOT NULL,
  PRIMARY KEY (member_id, day, product, vendor_id, currency)
) PARTITION BY RANGE (day);
GRANT SELECT, INSERT, UPDATE ON member_days TO bahati_app;

-- Makes the months that these days fall in; those that are there stay as they are. The application
-- may make no tables, so this runs with its owner's rights and can do nothing else.
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
SELECT make_member_day_months((now() - interval '15 months')::date, (now() + interval '3 months')::date);

-- What moved in a day from one kind of account to another: the house's own books by rail and vendor.
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

-- Movements of a member's cash that are neither stakes nor payouts: few among many, and so found
-- without walking through the bets between them.
CREATE TABLE member_payments (
  account_id bigint NOT NULL,
  transfer_id bigint NOT NULL,
  code smallint NOT NULL,
  PRIMARY KEY (account_id, transfer_id)
);
GRANT SELECT, INSERT ON member_payments TO bahati_app;

-- How far was counted, and whose days it was counted in.
CREATE TABLE records_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_transfer_id bigint NOT NULL,
  time_zone text NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON records_progress TO bahati_app;

-- Ids are given out as time passes, so the id at an instant is found by halving: about thirty reads
-- of the primary key in place of an index on time, which every bet would have to write. A row may
-- carry an id a moment off its time, which is why callers ask an hour early or late.
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

-- Signs the links to files of records.
CREATE TABLE record_link_keys (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  key bytea NOT NULL
);
INSERT INTO record_link_keys (key)
  VALUES (sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));
GRANT SELECT ON record_link_keys TO bahati_app;

-- What a brand gives back of settled stakes to those who ask for it, dated.
CREATE TABLE rebate_plans (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  brand text NOT NULL REFERENCES brands (code),
  valid_from date NOT NULL,
  -- What one member is given for one day at most, in minor units.
  daily_cap bigint NOT NULL CHECK (daily_cap > 0),
  UNIQUE (brand, valid_from)
);
CREATE TABLE rebate_rates (
  plan_id bigint NOT NULL REFERENCES rebate_plans (id),
  product text NOT NULL,
  rate_bps integer NOT NULL CHECK (rate_bps BETWEEN 0 AND 1000),
  PRIMARY KEY (plan_id, product)
);
GRANT SELECT ON rebate_plans, rebate_rates TO bahati_app;

CREATE TABLE rebate_claims (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  claimed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX rebate_claims_of_member ON rebate_claims (member_id, id DESC);
-- A day is given for once: this key is what says so.
CREATE TABLE rebate_days (
  member_id bigint NOT NULL,
  day date NOT NULL,
  claim_id bigint NOT NULL REFERENCES rebate_claims (id),
  valid_bet bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (member_id, day)
);
CREATE TRIGGER rebate_days_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON rebate_days
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON rebate_claims, rebate_days TO bahati_app;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO bahati_app;
