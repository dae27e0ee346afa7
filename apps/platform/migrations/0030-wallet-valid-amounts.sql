-- owner: wallet
-- What of a settled stake counts as turnover.

-- Of a settled stake, and of one that goes back as its round is voided: what counts as turnover;
-- null: all of it, as of every stake before there was such a column.
ALTER TABLE transfers ADD COLUMN valid_amount bigint
  CHECK (valid_amount IS NULL OR (valid_amount BETWEEN 0 AND amount AND code IN (2, 4, 7)));
