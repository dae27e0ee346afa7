-- owner: catalogue
-- Which games their vendor opens with play money as well, as it states in its feed.

ALTER TABLE games ADD COLUMN has_free_play boolean NOT NULL DEFAULT false;
