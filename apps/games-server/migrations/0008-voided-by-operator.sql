-- owner: games-server
-- The operator may give back a stake while the payout is on its way: what is voided pays nothing.
CREATE OR REPLACE FUNCTION games.guard_crash_bet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.decided_at IS NOT NULL THEN
    RAISE EXCEPTION 'a decided bet never changes';
  END IF;
  IF OLD.payout IS NOT NULL
     AND NOT (OLD.state = 'paying' AND NEW.state = 'voided' AND NEW.payout IS NULL)
     AND (NEW.payout, NEW.cashed_out_at, NEW.cashed_out_ms) IS DISTINCT FROM (OLD.payout, OLD.cashed_out_at, OLD.cashed_out_ms) THEN
    RAISE EXCEPTION 'what a bet pays was fixed and never changes';
  END IF;
  IF OLD.state = 'voiding' AND NEW.state NOT IN ('voiding', 'voided', 'refused') THEN
    RAISE EXCEPTION 'a bet that is being given back cannot fly';
  END IF;
  RETURN NEW;
END $$;
