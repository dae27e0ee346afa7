-- The clock of tests: see test-clock.ts. Run again it changes nothing.
CREATE SCHEMA IF NOT EXISTS test_clock;
CREATE TABLE IF NOT EXISTS test_clock.shift (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- Below zero: behind the real time.
  ahead interval NOT NULL DEFAULT '0'
);
INSERT INTO test_clock.shift DEFAULT VALUES ON CONFLICT DO NOTHING;
CREATE OR REPLACE FUNCTION test_clock.now() RETURNS timestamptz LANGUAGE sql STABLE AS
  'SELECT pg_catalog.now() + ahead FROM test_clock.shift';
CREATE OR REPLACE FUNCTION test_clock.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
  AS 'SELECT pg_catalog.clock_timestamp() + ahead FROM test_clock.shift';
GRANT USAGE ON SCHEMA test_clock TO PUBLIC;
GRANT SELECT ON test_clock.shift TO PUBLIC;
DO $$ DECLARE late record; BEGIN
  FOR late IN
    SELECT attrelid::regclass AS of, attname AS name, pg_get_expr(adbin, adrelid) AS told
      FROM pg_attrdef JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum
      JOIN pg_class ON pg_class.oid = adrelid
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND pg_get_expr(adbin, adrelid) ~ '(^|[^.])\m(now|clock_timestamp)\(\)'
  LOOP
    EXECUTE format('ALTER TABLE %s ALTER COLUMN %I SET DEFAULT %s', late.of, late.name,
      regexp_replace(late.told, '\m(now|clock_timestamp)\(\)', 'test_clock.\1()', 'g'));
  END LOOP;
END $$;
