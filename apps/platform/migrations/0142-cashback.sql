-- owner: rewards
-- Cashback on what a member lost in a period.

-- What was given for a period, once.
CREATE TABLE cashbacks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL CHECK (last_day >= first_day),
  loss bigint NOT NULL CHECK (loss > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Periods of one member never overlap: one that has begun again counts from the day after.
  UNIQUE (member_id, first_day)
);
GRANT SELECT, INSERT ON cashbacks TO bahati_app;
