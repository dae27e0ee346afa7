-- owner: members
-- The codes by which agents invite. Registering looks them up, so they are members' own; nothing
-- is ever deleted, since members point at the code they came by.
CREATE TABLE affiliate_codes (
  -- Upper case, without letters and digits that are mistaken for each other.
  code text PRIMARY KEY CHECK (code ~ '^[A-HJKMNP-Z2-9]{6,10}$'),
  agent_id bigint NOT NULL REFERENCES members (id),
  label text NOT NULL DEFAULT '' CHECK (length(label) <= 40),
  is_enabled boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX affiliate_codes_by_agent ON affiliate_codes (agent_id, created_at);
GRANT SELECT, INSERT, UPDATE (is_enabled) ON affiliate_codes TO bahati_app;

-- The code that gave the member an upline; null for who came without one that counts.
ALTER TABLE members ADD COLUMN affiliate_code text REFERENCES affiliate_codes (code);
ALTER TABLE members ADD CHECK (affiliate_code IS NULL OR upline_id IS NOT NULL);
CREATE INDEX members_by_affiliate_code ON members (affiliate_code)
  WHERE affiliate_code IS NOT NULL;

-- An agent reads who stands below, newest first, and counts who joined of late.
CREATE INDEX members_by_upline ON members (upline_id, id DESC) WHERE upline_id IS NOT NULL;
CREATE INDEX members_by_upline_and_time ON members (upline_id, registered_at)
  WHERE upline_id IS NOT NULL;
