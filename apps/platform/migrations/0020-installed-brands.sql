-- owner: system
-- The brands that one installation runs beside its first. Only the first brand's database holds
-- rows here: it is the one that DATABASE_URL names.
CREATE TABLE installed_brands (
  -- Also the end of the names of its settings: DARAJA_PASSKEY__TANZANIA.
  code text PRIMARY KEY CHECK (code ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' AND length(code) <= 30),
  -- On the same server, reached with the user and password of DATABASE_URL.
  database_name text NOT NULL UNIQUE CHECK (length(database_name) BETWEEN 1 AND 63),
  created_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT ON installed_brands TO bahati_app;
