-- owner: lottery
-- A draw of any size is told anew in parts.

-- Winners after this ticket are still to be told anew, since the platform has other sums; null: none.
ALTER TABLE lottery.closings ADD COLUMN retell_from bigint;
