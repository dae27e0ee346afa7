-- owner: games-server
-- Free rounds an operator granted: played like any round, at the grant's stake, which nobody pays, and
-- reported to the operator's wallet as a win without a stake.

CREATE TABLE games.round_grants (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The operator's id of it.
  external_id text NOT NULL UNIQUE,
  -- active until they were begun, expire, or the operator cancels them. One that was cancelled before
  -- it came is nothing but its id.
  state text NOT NULL CHECK (state IN ('active', 'cancelled')),
  member_id text,
  game_code text,
  currency text,
  campaign_id text,
  rounds integer CHECK (rounds BETWEEN 1 AND 500),
  stake bigint CHECK (stake > 0),
  -- All rounds together pay no more.
  cap bigint CHECK (cap > 0),
  expires_at timestamptz,
  -- Rounds that were begun, and what they won, as far as it is fixed.
  begun integer NOT NULL DEFAULT 0 CHECK (begun BETWEEN 0 AND rounds),
  won bigint NOT NULL DEFAULT 0 CHECK (won BETWEEN 0 AND cap),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nulls(member_id, game_code, currency, campaign_id, rounds, stake, cap, expires_at)
    = CASE WHEN rounds IS NULL THEN 8 ELSE 0 END),
  CHECK (rounds IS NOT NULL OR (state = 'cancelled' AND begun = 0 AND won = 0))
);
GRANT SELECT, INSERT ON games.round_grants TO bahati_games_app;
GRANT UPDATE (state, begun, won) ON games.round_grants TO bahati_games_app;
CREATE INDEX round_grants_active ON games.round_grants (member_id, game_code, expires_at)
  WHERE state = 'active';

ALTER TABLE games.rounds
  ADD COLUMN grant_id bigint REFERENCES games.round_grants (id),
  -- Which round of its grant it is, from 1.
  ADD COLUMN grant_number integer CHECK (grant_number > 0),
  -- What the grant's cap took off its payout.
  ADD COLUMN cut bigint NOT NULL DEFAULT 0 CHECK (cut >= 0),
  ADD CHECK ((grant_id IS NULL) = (grant_number IS NULL)),
  ADD CHECK (grant_id IS NOT NULL OR cut = 0),
  -- Decided by its start, and nothing is staked beside.
  ADD CHECK (grant_id IS NULL OR (NOT has_acts AND NOT has_jackpots AND extra_stake = 0));
CREATE UNIQUE INDEX rounds_of_grant ON games.rounds (grant_id, grant_number)
  WHERE grant_id IS NOT NULL;

-- Whether the operator lets this frame's member stake: who may not plays no free rounds either.
ALTER TABLE games.frame_sessions ADD COLUMN can_bet boolean NOT NULL DEFAULT true;
