-- owner: games-server
-- The operator may void a round that was paid: then it is voided here too, and nothing else of what
-- was decided ever changes.
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
  IF OLD.payout IS NOT NULL AND NEW.payout IS DISTINCT FROM OLD.payout THEN
    RAISE EXCEPTION 'a payout that was fixed never changes';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION games.guard_crash_bet() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_voided_after boolean :=
    OLD.state IN ('paying', 'settled') AND NEW.state = 'voided' AND NEW.payout IS NULL;
BEGIN
  IF OLD.decided_at IS NOT NULL AND NOT is_voided_after THEN
    RAISE EXCEPTION 'a decided bet never changes';
  END IF;
  IF OLD.payout IS NOT NULL AND NOT is_voided_after
     AND (NEW.payout, NEW.cashed_out_at, NEW.cashed_out_ms) IS DISTINCT FROM (OLD.payout, OLD.cashed_out_at, OLD.cashed_out_ms) THEN
    RAISE EXCEPTION 'what a bet pays was fixed and never changes';
  END IF;
  IF OLD.state = 'voiding' AND NEW.state NOT IN ('voiding', 'voided', 'refused') THEN
    RAISE EXCEPTION 'a bet that is being given back cannot fly';
  END IF;
  RETURN NEW;
END $$;
