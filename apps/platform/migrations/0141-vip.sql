-- owner: rewards
-- The programmes for all members: their dated rules, budgets and runs; every change of a member's VIP level
-- and what levels gave.

-- Rules of VIP, cashback and referral as packages/contract/src/programme-terms.ts has them, dated: a day is
-- judged by the newest that had begun.
CREATE TABLE programme_rules (
  brand text NOT NULL REFERENCES brands (code),
  programme text NOT NULL CHECK (programme IN ('vip', 'cashback', 'referral')),
  valid_from date NOT NULL,
  rules jsonb NOT NULL,
  PRIMARY KEY (brand, programme, valid_from)
);
GRANT SELECT, INSERT ON programme_rules TO bahati_app;
-- Written twice for one day: the second is what was meant.
GRANT UPDATE (rules) ON programme_rules TO bahati_app;

CREATE TABLE vip_moves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  from_rank smallint NOT NULL,
  to_rank smallint NOT NULL,
  -- reached and kept: by play; lost: the period ended without what keeps the level; hand: by staff.
  kind text NOT NULL CHECK (kind IN ('reached', 'kept', 'lost', 'hand')),
  -- Of staff: who, and why.
  actor text,
  reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'hand') = (actor IS NOT NULL AND reason IS NOT NULL))
);
GRANT SELECT, INSERT ON vip_moves TO bahati_app;
CREATE INDEX vip_moves_of_member ON vip_moves (member_id, id DESC);

-- What a level gave, once for its period: the level itself, a week, a month, a year.
CREATE TABLE vip_gifts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('level', 'week', 'month', 'birthday')),
  -- The rank; the week's Monday; the month's first day; the year.
  period text NOT NULL,
  rank smallint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (member_id, kind, period)
);
GRANT SELECT, INSERT ON vip_gifts TO bahati_app;

-- How far a job came that goes through many members for one period; killed, it goes on from there.
CREATE TABLE reward_runs (
  kind text NOT NULL,
  period text NOT NULL,
  -- Members up to this id are done.
  last_member_id bigint NOT NULL DEFAULT 0,
  is_done boolean NOT NULL DEFAULT false,
  started_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, period)
);
GRANT SELECT, INSERT ON reward_runs TO bahati_app;
GRANT UPDATE (last_member_id, is_done) ON reward_runs TO bahati_app;

-- What a programme gave in a month, never above its ceiling.
CREATE TABLE programme_budgets (
  programme text NOT NULL CHECK (programme IN ('vip', 'cashback', 'referral', 'rebate')),
  month date NOT NULL,
  spent bigint NOT NULL DEFAULT 0 CHECK (spent >= 0),
  -- Null: none.
  ceiling bigint CHECK (ceiling >= 0),
  PRIMARY KEY (programme, month),
  CHECK (ceiling IS NULL OR spent <= ceiling)
);
GRANT SELECT, INSERT ON programme_budgets TO bahati_app;
GRANT UPDATE (spent, ceiling) ON programme_budgets TO bahati_app;
