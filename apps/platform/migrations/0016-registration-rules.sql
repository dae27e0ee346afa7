-- owner: identity
-- What a brand asks of a registration field; a field without a row follows the house's own rule.
CREATE TABLE registration_rules (
  brand_code text NOT NULL,
  field text NOT NULL,
  -- One of the 24 rules of spec §5, each of which reads a text once.
  pattern_id smallint NOT NULL CHECK (pattern_id BETWEEN 1 AND 24),
  min_length integer NOT NULL CHECK (min_length >= 0),
  max_length integer NOT NULL CHECK (max_length BETWEEN 1 AND 254),
  is_shown boolean NOT NULL,
  is_required boolean NOT NULL,
  PRIMARY KEY (brand_code, field),
  CHECK (min_length <= max_length),
  CHECK (is_shown OR NOT is_required)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON registration_rules TO bahati_app;
