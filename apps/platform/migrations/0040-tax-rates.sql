-- owner: cashier
-- What the law takes as money comes in and goes out, dated: the law moves, and what was taken
-- under an old rate stays explained by it.
CREATE TABLE tax_rates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- ISO 3166-1, of the country whose law it is.
  jurisdiction char(2) NOT NULL CHECK (jurisdiction ~ '^[A-Z]{2}$'),
  event text NOT NULL CHECK (event IN ('deposit', 'withdrawal')),
  -- A game type the law names; empty: whatever is played.
  product text NOT NULL DEFAULT '',
  -- The scope of the house account that owes it: one account for each tax.
  code text NOT NULL CHECK (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  name_en text NOT NULL CHECK (length(name_en) BETWEEN 1 AND 60),
  name_sw text NOT NULL CHECK (length(name_sw) BETWEEN 1 AND 60),
  rate_bps integer NOT NULL CHECK (rate_bps BETWEEN 0 AND 10000),
  valid_from timestamptz NOT NULL,
  -- The first moment it no longer holds; null: until further notice.
  valid_to timestamptz CHECK (valid_to > valid_from),
  UNIQUE (jurisdiction, event, product, valid_from)
);
GRANT SELECT, INSERT, UPDATE ON tax_rates TO bahati_app;

-- How a brand's cashier works.
CREATE TABLE cashier_settings (
  brand_code text PRIMARY KEY REFERENCES brands (code),
  -- Whose law the brand's members are under.
  jurisdiction char(2) NOT NULL CHECK (jurisdiction ~ '^[A-Z]{2}$'),
  -- Nothing comes in any more, but everybody gets his money out.
  is_withdraw_only boolean NOT NULL DEFAULT false
);
GRANT SELECT, INSERT, UPDATE ON cashier_settings TO bahati_app;
INSERT INTO cashier_settings (brand_code, jurisdiction) SELECT code, 'KE' FROM brands;
