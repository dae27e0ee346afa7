-- owner: members
-- The level of a member in the brand's VIP programme, and what a level changes for who reads it here: the
-- cashier's limits of a day. The rewards decide levels; they stand here, where lower domains see them.

-- No row: no level.
CREATE TABLE member_levels (
  member_id bigint PRIMARY KEY REFERENCES members (id),
  -- 0: had a level and has none now.
  rank smallint NOT NULL CHECK (rank BETWEEN 0 AND 10),
  -- The highest ever reached; it is reached again by what keeps it.
  best_rank smallint NOT NULL CHECK (best_rank BETWEEN rank AND 10),
  reached_at timestamptz NOT NULL DEFAULT now(),
  -- The last day of the period in which the level has to be kept; null: nothing to keep.
  keep_until date,
  -- After a level was lost play counts from this day on; null: from the start.
  counted_from date,
  -- Set by staff, not by play.
  is_by_hand boolean NOT NULL DEFAULT false
);
GRANT SELECT, INSERT, UPDATE ON member_levels TO bahati_app;
CREATE INDEX member_levels_of_rank ON member_levels (rank, member_id);
CREATE INDEX member_levels_to_keep ON member_levels (keep_until, member_id) WHERE rank > 0;

-- What the level gives in place of the brand's own limits of withdrawals; null: the brand's.
CREATE TABLE level_withdrawals (
  rank smallint PRIMARY KEY CHECK (rank BETWEEN 1 AND 10),
  daily_maximum bigint CHECK (daily_maximum > 0),
  daily_count integer CHECK (daily_count > 0)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON level_withdrawals TO bahati_app;
