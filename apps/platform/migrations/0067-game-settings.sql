-- owner: catalogue
ALTER TABLE games
  -- Stands before the others of its category.
  ADD is_recommended boolean NOT NULL DEFAULT false,
  -- Staff's word on whether it is new; none: its age says so.
  ADD marked_new boolean,
  -- When maintenance ends by itself; none: staff end it.
  ADD maintenance_until timestamptz,
  -- What its vendor offers. The stakes in force stand beside it and lie within it.
  ADD offered_minimum_stake bigint,
  ADD offered_maximum_stake bigint,
  -- Names given by staff, which a vendor's list does not take back.
  ADD has_own_names boolean NOT NULL DEFAULT false;
UPDATE games SET offered_minimum_stake = minimum_stake, offered_maximum_stake = maximum_stake;
CREATE INDEX games_maintenance_ends ON games (maintenance_until)
  WHERE maintenance_until IS NOT NULL;
-- The shop's own order, in which staff read the games as well.
CREATE INDEX games_in_order ON games (position, id);
