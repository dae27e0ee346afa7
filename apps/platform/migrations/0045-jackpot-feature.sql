-- owner: catalogue
-- The feature of games with jackpots is called as its sub-category is.
UPDATE games SET features = array_replace(features, 'jackpots', 'jackpot')
 WHERE 'jackpots' = ANY(features);
