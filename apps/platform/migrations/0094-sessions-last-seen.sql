-- owner: identity

-- A session in use is noted once a minute. An index of ranges of pages lets that note stay within
-- its page: with a B-tree over the instant, each note was an entry more in every index of the table.
DROP INDEX sessions_by_last_seen;
CREATE INDEX sessions_by_last_seen ON sessions USING brin (last_seen_at)
  WITH (pages_per_range = 16, autosummarize = on);
ALTER TABLE sessions SET (fillfactor = 80);
