-- owner: cashier
ALTER TABLE reconciliation_exceptions
  -- Money that left by the rail without a withdrawal of ours, or a second time for one: staff book
  -- it as the house's cost. Exceptions found before this column can only be explained.
  ADD COLUMN is_unmatched_payout boolean NOT NULL DEFAULT false;
