-- owner: system
-- Where a brand may be played, by the country an address was given to; no row: everywhere.
CREATE TABLE brand_regions (
  brand_code text PRIMARY KEY REFERENCES brands (code),
  mode text NOT NULL CHECK (mode IN ('allow', 'deny')),
  -- ISO 3166-1 codes of two capital letters.
  countries char(2)[] NOT NULL CHECK (
    cardinality(countries) BETWEEN 1 AND 300
    AND array_to_string(countries, '', '?') ~ '^([A-Z]{2})+$'
  ),
  -- Whether an address no country is known of gets in has no good answer for every brand.
  admits_unknown boolean NOT NULL
);
GRANT SELECT ON brand_regions TO bahati_app;

-- Where people turn to when the site is closed to them.
ALTER TABLE brands ADD COLUMN customer_service_url text
  CHECK (customer_service_url ~ '^(https://|mailto:|tel:)\S+$' AND length(customer_service_url) <= 500);

-- Whoever opens or closes the site, by whatever way: every process hears of it on commit.
CREATE FUNCTION announce_system_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('bahati_live', '{"system":true}');
  RETURN NULL;
END $$;
CREATE TRIGGER brand_regions_announced AFTER INSERT OR UPDATE OR DELETE ON brand_regions
  FOR EACH STATEMENT EXECUTE FUNCTION announce_system_change();
CREATE TRIGGER address_blocks_announced AFTER INSERT OR UPDATE OR DELETE ON address_blocks
  FOR EACH STATEMENT EXECUTE FUNCTION announce_system_change();
CREATE TRIGGER brand_status_announced AFTER UPDATE OF status, maintenance_end ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION announce_system_change();
