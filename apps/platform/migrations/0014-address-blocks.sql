-- owner: system
-- Networks that may not use the player site, for as long as it is said.
CREATE TABLE address_blocks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  network cidr NOT NULL UNIQUE,
  reason text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz
);
GRANT SELECT ON address_blocks TO bahati_app;
