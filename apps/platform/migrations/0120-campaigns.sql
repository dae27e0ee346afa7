-- owner: rewards
-- Campaigns: their rules as data by version, what they cost so far, and what each gave to whom.

CREATE TABLE campaigns (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (char_length(name) BETWEEN 3 AND 60),
  currency text NOT NULL,
  -- A start that waits for a second person stands in change_requests; an end by date is seen by its date.
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'running', 'paused', 'ended')),
  -- The version that counts; campaign_versions has its rules.
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  -- Of the rules of this version, for lists and for jobs.
  trigger_kind text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  -- What awards may cost at most, and what those that were offered do; minor units.
  budget bigint NOT NULL CHECK (budget > 0),
  spent bigint NOT NULL DEFAULT 0 CHECK (spent >= 0),
  times bigint NOT NULL DEFAULT 0 CHECK (times >= 0),
  members bigint NOT NULL DEFAULT 0 CHECK (members >= 0),
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  ended_at timestamptz,
  -- How far the job came with registrations, and with members of a date.
  followed_to timestamptz,
  last_member_id bigint NOT NULL DEFAULT 0,
  CONSTRAINT campaign_budget_holds CHECK (spent <= budget),
  CHECK (state IN ('draft', 'ended') OR started_at IS NOT NULL),
  CHECK ((state = 'ended') = (ended_at IS NOT NULL))
);
GRANT SELECT, INSERT ON campaigns TO bahati_app;
GRANT UPDATE (name, state, version, trigger_kind, starts_at, ends_at, budget, spent, times, members,
    changed_by, changed_at, started_at, ended_at, followed_to, last_member_id)
  ON campaigns TO bahati_app;
CREATE INDEX campaigns_running ON campaigns (trigger_kind, id) WHERE state = 'running';
CREATE INDEX campaigns_by_start ON campaigns (starts_at, id);

CREATE TABLE campaign_versions (
  campaign_id bigint NOT NULL REFERENCES campaigns (id),
  version integer NOT NULL CHECK (version > 0),
  -- As packages/contract/src/campaign-terms.ts has them.
  terms jsonb NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (campaign_id, version)
);
GRANT SELECT, INSERT ON campaign_versions TO bahati_app;
CREATE TRIGGER campaign_versions_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON campaign_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What a campaign gave on a day of the brand's calendar, and to a member.
CREATE TABLE campaign_days (
  campaign_id bigint NOT NULL REFERENCES campaigns (id),
  day date NOT NULL,
  -- Null: no bound of its own.
  budget bigint,
  spent bigint NOT NULL CHECK (spent >= 0),
  times bigint NOT NULL CHECK (times >= 0),
  PRIMARY KEY (campaign_id, day),
  CONSTRAINT campaign_day_budget_holds CHECK (budget IS NULL OR spent <= budget)
);
GRANT SELECT, INSERT, UPDATE ON campaign_days TO bahati_app;

CREATE TABLE campaign_members (
  campaign_id bigint NOT NULL REFERENCES campaigns (id),
  member_id bigint NOT NULL,
  budget bigint,
  spent bigint NOT NULL CHECK (spent >= 0),
  times integer NOT NULL CHECK (times >= 0),
  most_times integer NOT NULL,
  PRIMARY KEY (campaign_id, member_id),
  CONSTRAINT campaign_member_budget_holds
    CHECK ((budget IS NULL OR spent <= budget) AND times <= most_times)
);
GRANT SELECT, INSERT, UPDATE ON campaign_members TO bahati_app;

-- Each occasion on which a campaign gave, once: what it was, by which version.
CREATE TABLE campaign_grants (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign_id bigint NOT NULL REFERENCES campaigns (id),
  member_id bigint NOT NULL,
  -- registration, deposit:17, day:2026-11-27, week:2026-11-23, code, application:4, date, staff:<request>
  occasion text NOT NULL CHECK (char_length(occasion) BETWEEN 1 AND 80),
  version integer NOT NULL,
  -- Minor units.
  cost bigint NOT NULL CHECK (cost >= 0),
  granted_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (campaign_id, member_id, occasion)
);
GRANT SELECT, INSERT ON campaign_grants TO bahati_app;
CREATE INDEX campaign_grants_of_member ON campaign_grants (member_id, campaign_id, id DESC);

-- Days and weeks whose play was looked through to the end.
CREATE TABLE campaign_periods (
  campaign_id bigint NOT NULL REFERENCES campaigns (id),
  first_day date NOT NULL,
  done_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (campaign_id, first_day)
);
GRANT SELECT, INSERT ON campaign_periods TO bahati_app;

-- How far the ledger's deposits were followed.
CREATE TABLE campaign_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_transfer_id bigint NOT NULL
);
GRANT SELECT, UPDATE ON campaign_progress TO bahati_app;
INSERT INTO campaign_progress (last_transfer_id)
SELECT coalesce(max(last_transfer_id), 0) FROM ledger_blocks;
