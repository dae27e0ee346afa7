-- owner: agency
-- Teams: who stands below which agent since which day, and what teams did by day.

-- Every agent above a member, with the days on which what the member does counts for that agent. A
-- team is the agent and all members below, at any depth. A member who is moved counts for the old
-- line until the day ends.
CREATE TABLE team_members (
  agent_id bigint NOT NULL,
  member_id bigint NOT NULL,
  -- 1: directly below.
  depth integer NOT NULL CHECK (depth BETWEEN 1 AND 64),
  -- Of the brand's calendar; the second day is the first one that no longer counts.
  from_day date NOT NULL DEFAULT '-infinity',
  until_day date NOT NULL DEFAULT 'infinity',
  -- With all of a row, so that large teams are read from the index alone.
  PRIMARY KEY (agent_id, member_id, from_day) INCLUDE (depth, until_day),
  CHECK (until_day > from_day)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON team_members TO bahati_app;
CREATE INDEX team_members_above ON team_members (member_id, depth) INCLUDE (agent_id, from_day, until_day);

-- The line of a member as the tree stands: a new member joins the teams above.
CREATE FUNCTION join_teams() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- While the upline is moved, its line is not known.
  PERFORM pg_advisory_xact_lock_shared(hashtext('agency tree'));
  INSERT INTO team_members (agent_id, member_id, depth)
  SELECT NEW.upline_id, NEW.id, 1
  UNION ALL
  SELECT agent_id, NEW.id, depth + 1 FROM team_members
   WHERE member_id = NEW.upline_id AND until_day = 'infinity';
  RETURN NULL;
END $$;
CREATE TRIGGER members_join_teams AFTER INSERT ON members
  FOR EACH ROW WHEN (NEW.upline_id IS NOT NULL) EXECUTE FUNCTION join_teams();

-- A member who gets another upline leaves the teams above with everybody below, and joins others
-- from the next day of the brand on.
CREATE FUNCTION change_teams() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  next_day date := (SELECT (now() AT TIME ZONE time_zone)::date + 1 FROM brands LIMIT 1);
  moved bigint[];
  above bigint[];
BEGIN
  -- Two moves in one line at once could make a circle.
  PERFORM pg_advisory_xact_lock(hashtext('agency tree'));
  SELECT array_agg(member_id) INTO moved FROM team_members
   WHERE agent_id = NEW.id AND until_day = 'infinity';
  moved := array_append(moved, NEW.id);
  IF NEW.upline_id = ANY(moved) THEN
    RAISE EXCEPTION 'the upline of % stands below', NEW.id USING ERRCODE = 'check_violation',
      CONSTRAINT = 'tree_has_no_circle';
  END IF;
  SELECT array_agg(agent_id) INTO above FROM team_members
   WHERE member_id = NEW.id AND until_day = 'infinity';
  DELETE FROM team_members WHERE agent_id = ANY(above) AND member_id = ANY(moved)
     AND until_day = 'infinity' AND from_day >= next_day;
  UPDATE team_members SET until_day = next_day
   WHERE agent_id = ANY(above) AND member_id = ANY(moved) AND until_day = 'infinity';
  INSERT INTO team_members (agent_id, member_id, depth, from_day)
  SELECT line.agent_id, below.member_id, line.depth + below.depth, next_day
    FROM (SELECT NEW.upline_id AS agent_id, 1 AS depth WHERE NEW.upline_id IS NOT NULL
          UNION ALL
          SELECT agent_id, depth + 1 FROM team_members
           WHERE member_id = NEW.upline_id AND until_day = 'infinity') line,
         (SELECT NEW.id AS member_id, 0 AS depth
          UNION ALL
          SELECT member_id, depth FROM team_members
           WHERE agent_id = NEW.id AND until_day = 'infinity') below;
  RETURN NULL;
END $$;
CREATE TRIGGER members_change_teams AFTER UPDATE OF upline_id ON members
  FOR EACH ROW WHEN (NEW.upline_id IS DISTINCT FROM OLD.upline_id)
  EXECUTE FUNCTION change_teams();

-- Uplines as they stand already.
INSERT INTO team_members (agent_id, member_id, depth)
WITH RECURSIVE line AS (
  SELECT upline_id AS agent_id, id AS member_id, 1 AS depth FROM members
   WHERE upline_id IS NOT NULL
  UNION ALL
  SELECT members.upline_id, line.member_id, line.depth + 1
    FROM line JOIN members ON members.id = line.agent_id
   WHERE members.upline_id IS NOT NULL AND line.depth < 64)
SELECT agent_id, member_id, depth FROM line;

-- Each change of an upline, for people to read.
CREATE TABLE upline_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  from_upline_id bigint,
  to_upline_id bigint,
  -- From this day on the member counts for the new line.
  from_day date NOT NULL,
  changed_by text NOT NULL,
  reason text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT ON upline_changes TO bahati_app;
CREATE INDEX upline_changes_of_member ON upline_changes (member_id, id DESC);

-- What a brand asks of agents' business, dated: a day is judged by the rules of that day.
CREATE TABLE agency_rules (
  brand text NOT NULL REFERENCES brands (code),
  valid_from date NOT NULL,
  -- The least valid turnover of an active member, in minor units: of a day, and of a dividend's period.
  active_minimum_day bigint NOT NULL CHECK (active_minimum_day >= 0),
  active_minimum_period bigint NOT NULL CHECK (active_minimum_period >= 0),
  -- What deposits cost the operator, of which teams bear their part.
  deposit_fee_bps integer NOT NULL CHECK (deposit_fee_bps BETWEEN 0 AND 1000),
  -- Whether a downline's rate may equal its upline's.
  is_equal_rate_allowed boolean NOT NULL,
  is_balance_visible boolean NOT NULL,
  -- A bill above this waits for staff; null: none does.
  approval_limit bigint CHECK (approval_limit > 0),
  -- Bills wait for staff where the agent's integrity score is this or higher.
  integrity_limit integer NOT NULL CHECK (integrity_limit BETWEEN 1 AND 100),
  -- To how many levels from the top of a line the operator pays in full what uplines lack.
  funded_levels integer NOT NULL CHECK (funded_levels BETWEEN 1 AND 5),
  debt_days integer NOT NULL CHECK (debt_days BETWEEN 1 AND 365),
  PRIMARY KEY (brand, valid_from)
);
GRANT SELECT, INSERT, UPDATE ON agency_rules TO bahati_app;

-- The stakes and wins of settled rounds that were voided: what they correct, and when it had counted.
CREATE TABLE late_changes (
  transfer_id bigint PRIMARY KEY,
  member_id bigint NOT NULL,
  currency text NOT NULL,
  round_id bigint NOT NULL,
  -- The day the books have the void on, and the day and the instant it corrects.
  on_day date NOT NULL,
  of_day date NOT NULL,
  of_instant timestamptz NOT NULL,
  turnover bigint NOT NULL CHECK (turnover >= 0),
  valid_turnover bigint NOT NULL CHECK (valid_turnover >= 0),
  payout bigint NOT NULL CHECK (payout >= 0),
  noted_at timestamptz NOT NULL DEFAULT now(),
  CHECK (on_day >= of_day)
);
GRANT SELECT, INSERT ON late_changes TO bahati_app;
CREATE INDEX late_changes_by_day ON late_changes (on_day);
CREATE INDEX late_changes_of_day ON late_changes (of_day);
CREATE INDEX late_changes_of_member ON late_changes (member_id, of_day);

-- What teams did by day of the brand, in minor units. Derived, and computed anew whenever more is known.
CREATE TABLE team_days (
  agent_id bigint NOT NULL,
  day date NOT NULL,
  currency text NOT NULL,
  turnover bigint NOT NULL,
  valid_turnover bigint NOT NULL,
  payout bigint NOT NULL,
  promotion bigint NOT NULL,
  rebate bigint NOT NULL,
  deposit_fee bigint NOT NULL,
  deposit bigint NOT NULL,
  withdrawal bigint NOT NULL,
  bet_count bigint NOT NULL,
  -- Members who staked, members whose valid turnover reached the minimum, and who deposited.
  player_count integer NOT NULL,
  active_count integer NOT NULL,
  depositor_count integer NOT NULL,
  new_count integer NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (agent_id, day, currency)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON team_days TO bahati_app;
-- Finds bills of days that changed since.
CREATE INDEX team_days_changed ON team_days (changed_at);

-- A member's days of a month on which the valid turnover reached the minimum: bit 1 the first day.
CREATE TABLE active_months (
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  member_id bigint NOT NULL,
  days integer NOT NULL,
  PRIMARY KEY (month, member_id)
);
GRANT SELECT, INSERT, UPDATE ON active_months TO bahati_app;

-- The same for each agent above, of the days on which the member was in the team: who was active over
-- a range is read beside each other, from the index alone.
CREATE TABLE team_active_months (
  agent_id bigint NOT NULL,
  month date NOT NULL,
  member_id bigint NOT NULL,
  days integer NOT NULL,
  PRIMARY KEY (agent_id, month, member_id) INCLUDE (days)
);
GRANT SELECT, INSERT, UPDATE ON team_active_months TO bahati_app;

-- How many stand below each agent, counted now and then; whoever registered since is added as it is read.
CREATE TABLE team_sizes (
  agent_id bigint PRIMARY KEY,
  members integer NOT NULL,
  directs integer NOT NULL,
  agents integer NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON team_sizes TO bahati_app;

-- How far the daily aggregates were folded into teams.
CREATE TABLE team_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_transfer_id bigint NOT NULL,
  last_day date,
  -- When the figures of the running day were made last.
  folded_at timestamptz,
  -- How long that took; the next one waits in proportion.
  took_ms integer NOT NULL DEFAULT 0,
  -- When team sizes were counted last; null: they have to be.
  sized_at timestamptz
);
GRANT SELECT, INSERT, UPDATE ON team_progress TO bahati_app;
INSERT INTO team_progress (last_transfer_id) VALUES (0);

-- A day's rows are found without an entry of an index for each: they lie beside each other.
CREATE INDEX member_days_by_day ON member_days USING brin (day) WITH (pages_per_range = 16);
