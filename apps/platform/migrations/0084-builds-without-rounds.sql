-- owner: gaming
-- A build of which every round was voided is told to have none: that replaces what was told before.
ALTER TABLE build_returns
  DROP CONSTRAINT build_returns_rounds_check,
  DROP CONSTRAINT build_returns_stake_check,
  DROP CONSTRAINT build_returns_stake_squares_check,
  ADD CHECK (rounds > 0 AND stake > 0 AND stake_squares > 0
             OR rounds = 0 AND stake = 0 AND stake_squares = 0 AND payout = 0);
