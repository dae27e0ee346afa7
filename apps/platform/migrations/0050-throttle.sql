-- owner: system
-- Right attempts count no longer against those who try at the same time.

-- Until when an attempt is being judged; null: it was wrong, or nobody judges it. One that is never
-- judged, because its process died, counts as a wrong one.
ALTER TABLE throttled_attempts ADD COLUMN judged_until timestamptz;
GRANT UPDATE (judged_until) ON throttled_attempts TO bahati_app;
