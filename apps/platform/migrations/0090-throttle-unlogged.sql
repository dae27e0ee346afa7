-- owner: system
-- Attempts are counted in memory alone: counting one writes no log and waits for no disk, so that a
-- rush of logins leaves both to bets. A crash of PostgreSQL forgets what was counted (decision 0031).
ALTER TABLE throttled_attempts SET UNLOGGED;
