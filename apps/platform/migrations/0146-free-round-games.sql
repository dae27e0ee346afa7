-- owner: catalogue
-- In which games their vendor plays free rounds, as it states in its feed.

ALTER TABLE games ADD COLUMN has_free_rounds boolean NOT NULL DEFAULT false;
