-- owner: cashier
-- A reversal sends back an unallocated deposit, or a deposit that was credited; of the latter what had
-- reached the balance is held until the rail says what became of it.
ALTER TABLE reversals ALTER COLUMN exception_id DROP NOT NULL,
  ADD COLUMN deposit_id bigint REFERENCES deposits (id),
  ADD COLUMN hold_id bigint UNIQUE REFERENCES holds (id),
  ADD CONSTRAINT reversals_of_one CHECK (num_nonnulls(exception_id, deposit_id) = 1),
  ADD CONSTRAINT reversals_held CHECK ((deposit_id IS NULL) = (hold_id IS NULL));
CREATE UNIQUE INDEX reversals_once_a_deposit ON reversals (deposit_id) WHERE state <> 'failed';
CREATE INDEX reversals_of_deposit ON reversals (deposit_id, id DESC) WHERE deposit_id IS NOT NULL;
-- What the cashier's books tell of a day is held against the ledger.
CREATE INDEX reversals_done_deposits ON reversals (ended_at)
  WHERE deposit_id IS NOT NULL AND state = 'done';
