-- owner: games-server
-- What of a round's stake counts as turnover: nothing of a tie and of opposite sides, half of a
-- half result. It is fixed with the payout and told to the wallet as the round closes.

-- Null: the outcome is open, or was fixed before there was such a column; then nothing is said of
-- it, so that what was sent before is sent again as it was.
ALTER TABLE games.rounds ADD COLUMN valid_stake bigint
  CHECK (valid_stake BETWEEN 0 AND stake + extra_stake);
ALTER TABLE games.rounds ADD CHECK (valid_stake IS NULL OR payout IS NOT NULL);
GRANT UPDATE (valid_stake) ON games.rounds TO bahati_games_app;

ALTER TABLE games.wallet_rounds ADD COLUMN valid_stake bigint
  CHECK (valid_stake BETWEEN 0 AND stake);

-- As before, and for what counts as for the payout.
CREATE OR REPLACE FUNCTION games.guard_round() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := '{seen_at}';
BEGIN
  IF OLD.state = 'settled' AND NEW.state = 'voided' THEN
    free := '{seen_at,state,balance,refusal_code,refusal_details}';
  END IF;
  IF OLD.decided_at IS NOT NULL AND (to_jsonb(NEW) - free) <> (to_jsonb(OLD) - free) THEN
    RAISE EXCEPTION 'a decided round never changes';
  END IF;
  IF OLD.payout IS NOT NULL
     AND (NEW.payout, NEW.valid_stake) IS DISTINCT FROM (OLD.payout, OLD.valid_stake) THEN
    RAISE EXCEPTION 'a payout that was fixed never changes';
  END IF;
  RETURN NEW;
END $$;
