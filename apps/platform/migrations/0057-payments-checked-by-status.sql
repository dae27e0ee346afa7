-- owner: cashier
-- A rail without a statement is asked once about each payment, a day after it; when it answered.

ALTER TABLE deposits ADD COLUMN status_checked_at timestamptz;
ALTER TABLE withdrawals ADD COLUMN status_checked_at timestamptz;
CREATE INDEX deposits_to_check ON deposits (created_at)
  WHERE status_checked_at IS NULL AND status <> 'pending';
CREATE INDEX withdrawals_to_check ON withdrawals (decided_at)
  WHERE status_checked_at IS NULL AND status IN ('paid', 'disputed', 'confirmed', 'failed');
