-- owner: gaming
-- A stake is judged by where its game was launched from, which is later than the login.

-- Null: launched before this was kept; then the login's address counts.
ALTER TABLE game_sessions ADD COLUMN ip text;
