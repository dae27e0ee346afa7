-- owner: records
-- What the house files with a country's revenue authority each month: dated settings, the law moves.
CREATE TABLE gaming_taxes (
  jurisdiction char(2) NOT NULL CHECK (jurisdiction ~ '^[A-Z]{2}$'),
  -- Of what the cashier withholds it is the scope of the house account that owes it.
  code text NOT NULL CHECK (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  basis text NOT NULL CHECK (basis IN ('deposits', 'withdrawals', 'ggr')),
  name_en text NOT NULL CHECK (length(name_en) BETWEEN 1 AND 60),
  name_sw text NOT NULL CHECK (length(name_sw) BETWEEN 1 AND 60),
  -- Only of what no withdrawal or deposit is taxed with: there the cashier's own rates say it.
  rate_bps integer CHECK (rate_bps BETWEEN 0 AND 10000),
  -- On which day of the month that follows it is due.
  due_day integer NOT NULL CHECK (due_day BETWEEN 1 AND 28),
  valid_from date NOT NULL,
  valid_to date CHECK (valid_to > valid_from),
  PRIMARY KEY (jurisdiction, code, valid_from),
  CHECK ((basis = 'ggr') = (rate_bps IS NOT NULL))
);
GRANT SELECT ON gaming_taxes TO bahati_app;
INSERT INTO gaming_taxes (jurisdiction, code, basis, name_en, name_sw, rate_bps, due_day, valid_from)
VALUES
  ('KE', 'excise', 'deposits', 'Excise duty', 'Ushuru wa bidhaa', NULL, 20, '2025-07-01'),
  ('KE', 'withholding', 'withdrawals', 'Withholding tax', 'Kodi ya zuio', NULL, 20, '2025-07-01'),
  ('KE', 'gaming-tax', 'ggr', 'Gaming tax', 'Kodi ya michezo ya kubahatisha', 1500, 20, '2025-07-01');

-- A monthly gaming tax return as it was filed, once.
CREATE TABLE tax_filings (
  brand text NOT NULL REFERENCES brands (code),
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  code text NOT NULL,
  currency text NOT NULL,
  base bigint NOT NULL,
  owed bigint NOT NULL,
  -- The authority's own number for it.
  reference text NOT NULL CHECK (char_length(reference) BETWEEN 2 AND 60),
  filed_by text NOT NULL,
  filed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand, month, code, currency)
);
CREATE TRIGGER tax_filings_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON tax_filings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
GRANT SELECT, INSERT ON tax_filings TO bahati_app;
