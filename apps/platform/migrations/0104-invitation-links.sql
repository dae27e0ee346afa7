-- owner: members
-- Invitation codes as links: what the code makes of who registers with it, and how long it lasts.

-- The type of who registers with it: 0 member, 1 agent.
ALTER TABLE affiliate_codes ADD COLUMN downline_type smallint NOT NULL DEFAULT 0
  CHECK (downline_type IN (0, 1));
-- Null: it lasts until it is switched off.
ALTER TABLE affiliate_codes ADD COLUMN expires_at timestamptz;
-- Null: any number of members.
ALTER TABLE affiliate_codes ADD COLUMN most_uses integer CHECK (most_uses BETWEEN 1 AND 10000);
-- Terms of contracts that are offered to an agent who registers with it, as the agency reads them.
ALTER TABLE affiliate_codes ADD COLUMN offered_terms jsonb NOT NULL DEFAULT '[]'
  CHECK (jsonb_typeof(offered_terms) = 'array');
-- How often it was looked up, once a day for each visitor.
ALTER TABLE affiliate_codes ADD COLUMN opened_count integer NOT NULL DEFAULT 0;
GRANT UPDATE (downline_type, expires_at, most_uses, offered_terms, opened_count)
  ON affiliate_codes TO bahati_app;

-- Who came by a code, newest first and by time, without a look at the members themselves.
DROP INDEX members_by_affiliate_code;
CREATE INDEX members_by_affiliate_code ON members (affiliate_code, id DESC)
  INCLUDE (registered_at) WHERE affiliate_code IS NOT NULL;

-- A large team is searched by how names begin, whoever's they are.
-- In an order of its own, so that no search below one agent reads it.
CREATE INDEX members_by_nickname ON members (lower(nickname) COLLATE "C", id);
