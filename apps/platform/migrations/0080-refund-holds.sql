-- owner: wallet
-- Money on its way back to its payer is set aside like money that is withdrawn.
ALTER TABLE holds DROP CONSTRAINT holds_purpose_check,
  ADD CONSTRAINT holds_purpose_check CHECK (purpose IN ('withdrawal', 'refund'));
