-- owner: cashier
-- When a payout counts as received without a word of the member, by rail; a rail without a row
-- takes the hours of the brand's row.
CREATE TABLE payout_rails (
  brand_code text NOT NULL REFERENCES brands (code),
  rail text NOT NULL CHECK (char_length(rail) BETWEEN 1 AND 40),
  auto_confirm_hours integer NOT NULL CHECK (auto_confirm_hours BETWEEN 1 AND 720),
  PRIMARY KEY (brand_code, rail)
);
GRANT SELECT, INSERT, DELETE ON payout_rails TO bahati_app;
