-- owner: system
-- The history of a demo, which is loaded in the background of its first start.

-- Without a row, as in every real installation, there is none and nothing waits for one.
CREATE TABLE demo_history (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  state text NOT NULL CHECK (state IN ('awaited', 'loaded', 'given_up')),
  -- Until then no transfer is sealed, because blocks go in the order of ids and those of the past
  -- come first. Whoever loads it moves this on.
  awaited_until timestamptz NOT NULL,
  loaded_at timestamptz,
  CHECK ((state = 'loaded') = (loaded_at IS NOT NULL))
);
GRANT SELECT ON demo_history TO bahati_app;
