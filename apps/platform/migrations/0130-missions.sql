-- owner: rewards
-- Missions: goals of play and deposits by day, week or once, whose award a member claims. Progress is
-- read from what was counted; only claims are written.

CREATE TABLE missions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  -- The client's key: the same request never makes a second one.
  idempotency_key uuid NOT NULL UNIQUE,
  cadence text NOT NULL CHECK (cadence IN ('daily', 'weekly', 'once')),
  -- Opens when this one is claimed in the same period: the steps of a chain.
  after_id bigint UNIQUE REFERENCES missions (id),
  -- draft: made, not started yet by who decides; ended is final.
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'running', 'paused', 'ended')),
  -- Days of the brand, the last included; a weekly mission begins on a Monday and ends on a Sunday.
  first_day date NOT NULL,
  last_day date NOT NULL,
  -- So many days after its period it may still be claimed.
  grace_days smallint NOT NULL CHECK (grace_days BETWEEN 0 AND 7),
  -- Of what its award gives: minor units, or a count. In all, and at most on one day.
  budget bigint NOT NULL CHECK (budget > 0),
  spent bigint NOT NULL DEFAULT 0,
  day_budget bigint NOT NULL CHECK (day_budget > 0),
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  end_reason text,
  CHECK (last_day BETWEEN first_day AND first_day + 366),
  CHECK (cadence <> 'once' OR last_day <= first_day + 92),
  CHECK ((state = 'ended') = (ended_at IS NOT NULL)),
  CONSTRAINT mission_within_budget CHECK (spent BETWEEN 0 AND budget)
);
GRANT SELECT, INSERT ON missions TO bahati_app;
GRANT UPDATE (state, budget, spent, day_budget, ended_at, end_reason) ON missions TO bahati_app;
CREATE INDEX missions_now ON missions (last_day, id) WHERE state IN ('running', 'paused');

-- What a mission asks and gives. In a period the newest version counts whose day is not after its first.
CREATE TABLE mission_versions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mission_id bigint NOT NULL REFERENCES missions (id),
  from_day date NOT NULL,
  title jsonb NOT NULL,
  -- As packages/contract/src/mission-terms.ts has them.
  goal jsonb NOT NULL,
  award jsonb NOT NULL,
  written_by text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT ON mission_versions TO bahati_app;
CREATE INDEX mission_versions_of_mission ON mission_versions (mission_id, from_day DESC, id DESC);
CREATE TRIGGER mission_versions_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON mission_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A mission is claimed once a period, which the key ensures. The period is named by its first day.
CREATE TABLE mission_claims (
  mission_id bigint NOT NULL REFERENCES missions (id),
  period date NOT NULL,
  member_id bigint NOT NULL,
  version_id bigint NOT NULL REFERENCES mission_versions (id),
  -- What the goal stood at.
  progress bigint NOT NULL,
  award_id bigint NOT NULL UNIQUE REFERENCES awards (id),
  claimed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, mission_id, period)
);
GRANT SELECT, INSERT ON mission_claims TO bahati_app;
CREATE INDEX mission_claims_newest ON mission_claims (member_id, award_id DESC);
CREATE INDEX mission_claims_of_mission ON mission_claims (mission_id, period);
CREATE TRIGGER mission_claims_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON mission_claims
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What a mission gave on a day of the brand.
CREATE TABLE mission_days (
  mission_id bigint NOT NULL REFERENCES missions (id),
  day date NOT NULL,
  budget bigint NOT NULL,
  spent bigint NOT NULL,
  claims integer NOT NULL DEFAULT 1,
  PRIMARY KEY (mission_id, day),
  CONSTRAINT mission_day_within_budget CHECK (spent BETWEEN 0 AND budget)
);
GRANT SELECT, INSERT ON mission_days TO bahati_app;
GRANT UPDATE (budget, spent, claims) ON mission_days TO bahati_app;
