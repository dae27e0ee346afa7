-- owner: games-server
-- Rounds in which a player acts after the start: the stake is taken first, every act is a fact
-- before anything drawn after it is shown, and the end pays once.
ALTER TABLE games.rounds
  ADD COLUMN choice text NOT NULL DEFAULT 'spin',
  -- What was taken beside the stake: for a dearer choice at the start, for acts later.
  ADD COLUMN extra_stake bigint NOT NULL DEFAULT 0 CHECK (extra_stake >= 0),
  -- True: taken, acted in and then paid; false: taken and paid in one call.
  ADD COLUMN has_acts boolean NOT NULL DEFAULT false,
  ALTER COLUMN payout DROP NOT NULL,
  DROP CONSTRAINT rounds_state_check,
  DROP CONSTRAINT rounds_check,
  DROP CONSTRAINT rounds_check1,
  -- opening: the stake is being asked for; open: the player's turn; staking: an act is being asked
  -- its stake; paying: the end is on its way.
  ADD CONSTRAINT rounds_state_check CHECK (state IN
    ('opening', 'open', 'staking', 'paying', 'settling', 'voiding', 'settled', 'refused', 'voided')),
  ADD CHECK ((decided_at IS NULL) = (state NOT IN ('settled', 'refused', 'voided'))),
  ADD CHECK ((balance IS NOT NULL) = (state IN ('open', 'staking', 'paying', 'settled'))),
  ADD CHECK (has_acts OR state NOT IN ('opening', 'open', 'staking', 'paying')),
  ADD CHECK (payout IS NOT NULL OR (has_acts AND state NOT IN ('paying', 'settled')));
GRANT UPDATE (payout, extra_stake) ON games.rounds TO bahati_games_app;

CREATE OR REPLACE FUNCTION games.guard_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.decided_at IS NOT NULL AND (to_jsonb(NEW) - 'seen_at') <> (to_jsonb(OLD) - 'seen_at') THEN
    RAISE EXCEPTION 'a decided round never changes';
  END IF;
  IF OLD.payout IS NOT NULL AND NEW.payout IS DISTINCT FROM OLD.payout THEN
    RAISE EXCEPTION 'a payout that was fixed never changes';
  END IF;
  RETURN NEW;
END $$;

-- What was done in a round, in order. A refused act is as if it had not been: its number is free.
CREATE TABLE games.round_acts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  round_id bigint NOT NULL REFERENCES games.rounds (id),
  sequence integer NOT NULL CHECK (sequence BETWEEN 1 AND 200),
  -- Null: the game's own rule, for a player who went away.
  idempotency_key uuid,
  action text NOT NULL CHECK (length(action) BETWEEN 1 AND 40),
  -- Whose right to stake it is asked with.
  session_id bigint NOT NULL REFERENCES games.frame_sessions (id),
  stake bigint NOT NULL CHECK (stake >= 0),
  state text NOT NULL CHECK (state IN ('asking', 'taken', 'refused')),
  refusal_code text,
  refusal_details jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (round_id, idempotency_key),
  CHECK (state = 'taken' OR stake > 0),
  CHECK (refusal_code IS NULL OR state <> 'taken'),
  CHECK (refusal_code IS NOT NULL OR state <> 'refused')
);
CREATE UNIQUE INDEX round_acts_in_order ON games.round_acts (round_id, sequence)
  WHERE state <> 'refused';
GRANT SELECT, INSERT ON games.round_acts TO bahati_games_app;
GRANT UPDATE (state, refusal_code, refusal_details) ON games.round_acts TO bahati_games_app;

CREATE FUNCTION games.guard_act() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'asking' THEN
    RAISE EXCEPTION 'an act that was decided never changes';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER decided_acts_never_change BEFORE UPDATE ON games.round_acts
  FOR EACH ROW EXECUTE FUNCTION games.guard_act();
