-- owner: cashier
-- Within how many hours staff look at what waits for them. A brand without a row has these.
CREATE TABLE queue_rules (
  brand text PRIMARY KEY REFERENCES brands (code),
  -- From the proof of a transfer on.
  deposit_hours integer NOT NULL DEFAULT 24 CHECK (deposit_hours BETWEEN 1 AND 720),
  -- From the word of a member who waits for an answer on.
  dispute_hours integer NOT NULL DEFAULT 48 CHECK (dispute_hours BETWEEN 1 AND 720),
  adjustment_hours integer NOT NULL DEFAULT 48 CHECK (adjustment_hours BETWEEN 1 AND 720),
  -- From when the exception was found on.
  exception_hours integer NOT NULL DEFAULT 72 CHECK (exception_hours BETWEEN 1 AND 720)
);
GRANT SELECT, INSERT, UPDATE ON queue_rules TO bahati_app;

-- When each is due, by the rules as it came. A process from before this page writes none: its
-- deposit is due at once, anything else by the hours above.
ALTER TABLE deposits ADD COLUMN due_at timestamptz;
UPDATE deposits SET due_at = proof_sent_at + interval '24 hours'
 WHERE status = 'pending' AND proof_sent_at IS NOT NULL;
ALTER TABLE withdrawal_disputes
  ADD COLUMN due_at timestamptz NOT NULL DEFAULT now() + interval '48 hours';
UPDATE withdrawal_disputes SET due_at = opened_at + interval '48 hours' WHERE state <> 'resolved';
ALTER TABLE balance_adjustments
  ADD COLUMN due_at timestamptz NOT NULL DEFAULT now() + interval '48 hours';
UPDATE balance_adjustments SET due_at = requested_at + interval '48 hours'
 WHERE state = 'requested';
ALTER TABLE reconciliation_exceptions
  ADD COLUMN due_at timestamptz NOT NULL DEFAULT now() + interval '72 hours';
UPDATE reconciliation_exceptions SET due_at = found_at + interval '72 hours'
 WHERE resolved_at IS NULL;

-- Each queue in its order: first due first.
DROP INDEX deposits_to_look_at;
CREATE INDEX deposits_to_look_at ON deposits (coalesce(due_at, proof_sent_at), id)
  WHERE status = 'pending' AND proof_sent_at IS NOT NULL;
CREATE INDEX withdrawals_due ON withdrawals (coalesce(due_at, created_at), id)
  WHERE status = 'requested';
CREATE INDEX withdrawal_disputes_due ON withdrawal_disputes (state, due_at, id)
  WHERE state <> 'resolved';
CREATE INDEX balance_adjustments_due ON balance_adjustments (due_at, id) WHERE state = 'requested';
CREATE INDEX reconciliation_exceptions_due ON reconciliation_exceptions (due_at, id)
  WHERE resolved_at IS NULL;
