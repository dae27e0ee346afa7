-- owner: gaming
-- What of a round's stake counts as turnover, as its provider says when it closes the round.

-- As the closing operation said; null: nothing was said, and all of it counts.
ALTER TABLE provider_transactions ADD COLUMN valid_stake bigint
  CHECK (valid_stake IS NULL OR (valid_stake >= 0 AND kind IN (2, 3)));

-- Null: the round is open, or closed before there was such a column; then all of it counts.
ALTER TABLE rounds ADD COLUMN valid_stake bigint CHECK (valid_stake BETWEEN 0 AND stake);

-- As the vendor said; null: nothing was said, and all of it counts.
ALTER TABLE vendor_rounds ADD COLUMN valid_stake bigint CHECK (valid_stake BETWEEN 0 AND stake);
