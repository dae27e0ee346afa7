-- owner: sportsbook
-- What it holds is the most a slip may win; the most it may stake is a control of the trading room.
ALTER TABLE book.stake_limits RENAME TO win_limits;
ALTER INDEX book.stake_limits_pkey RENAME TO win_limits_pkey;
