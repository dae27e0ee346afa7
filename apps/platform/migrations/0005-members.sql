-- owner: members
-- Who members are, who invited them, what staff note and tag them with, and the index by which the
-- back office lists them.

-- Who a member is; what identity knows about logging in stands in credentials.
CREATE TABLE members (
  id bigint PRIMARY KEY,
  nickname text NOT NULL,
  -- Which drawn avatar; null: one by the id.
  avatar text CHECK (avatar ~ '^[a-z][a-z-]{0,31}$'),
  -- 0 member, 1 agent, 2 general agent, 41 and 42 outside settlement, 4 trial.
  type smallint NOT NULL DEFAULT 0 CHECK (type IN (0, 1, 2, 4, 41, 42)),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'blocked', 'closed')),
  currency text NOT NULL,
  language text NOT NULL DEFAULT 'en',
  -- A trial member is asked for none.
  birthday date CHECK (type = 4 OR birthday IS NOT NULL),
  upline_id bigint REFERENCES members (id),
  -- The code that gave the member an upline; null: none that counts.
  affiliate_code text,
  -- The invitation code as it was typed, whether it counts or not.
  referral_code text,
  registered_at timestamptz NOT NULL DEFAULT now(),
  registered_ip text,
  -- How often the member wants to see time and money at play; null: as often as the brand says.
  reality_check_minutes integer CHECK (reality_check_minutes BETWEEN 5 AND 240),
  -- When the member was asked for a deposit limit; it happens once.
  limit_asked_at timestamptz,
  CHECK (affiliate_code IS NULL OR upline_id IS NOT NULL)
);
GRANT SELECT, INSERT, UPDATE ON members TO bahati_app;
CREATE INDEX members_by_status ON members (status, id DESC);
CREATE INDEX members_by_affiliate_code ON members (affiliate_code)
  WHERE affiliate_code IS NOT NULL;
-- An agent lists the downline, newest first, and counts who joined lately.
CREATE INDEX members_by_upline ON members (upline_id, id DESC) WHERE upline_id IS NOT NULL;
CREATE INDEX members_by_upline_and_time ON members (upline_id, registered_at)
  WHERE upline_id IS NOT NULL;
-- An agent finds direct downlines by how their names begin, page by page.
CREATE INDEX members_by_upline_and_name
  ON members (upline_id, lower(nickname) text_pattern_ops, id) WHERE upline_id IS NOT NULL;
CREATE INDEX members_by_part_of_nickname ON members USING gin (lower(nickname) gin_trgm_ops);
CREATE INDEX members_by_first_address ON members (registered_ip, id)
  WHERE registered_ip IS NOT NULL;
-- Counts who registered in a period.
CREATE INDEX members_by_registration ON members (registered_at);

-- Other fields the brand asks for at registration.
CREATE TABLE member_details (
  member_id bigint NOT NULL REFERENCES members (id),
  field text NOT NULL,
  value text NOT NULL,
  PRIMARY KEY (member_id, field)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON member_details TO bahati_app;

-- The codes agents invite by. None is ever deleted, since members refer to the code they came by.
CREATE TABLE affiliate_codes (
  -- Upper case, without letters and digits that look alike.
  code text PRIMARY KEY CHECK (code ~ '^[A-HJKMNP-Z2-9]{6,10}$'),
  agent_id bigint NOT NULL REFERENCES members (id),
  label text NOT NULL DEFAULT '' CHECK (length(label) <= 40),
  is_enabled boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT ON affiliate_codes TO bahati_app;
GRANT UPDATE (is_enabled) ON affiliate_codes TO bahati_app;
CREATE INDEX affiliate_codes_by_agent ON affiliate_codes (agent_id, created_at);
ALTER TABLE members ADD FOREIGN KEY (affiliate_code) REFERENCES affiliate_codes (code);

-- What the back office filters and sorts members by: one narrow row a member, so that a page among
-- millions is read from one table. It follows from other tables and can be rebuilt.
CREATE TABLE member_index (
  member_id bigint PRIMARY KEY,
  status text NOT NULL,
  type smallint NOT NULL,
  -- 0 to 3, as kyc has it.
  kyc_level smallint NOT NULL DEFAULT 0 CHECK (kyc_level BETWEEN 0 AND 3),
  -- The dialling code of the bound number; empty without one.
  dialing_code text NOT NULL DEFAULT '',
  upline_id bigint,
  registered_at timestamptz NOT NULL,
  -- Without a login since: the registration.
  last_login_at timestamptz NOT NULL,
  -- Cash, as of member_index_progress.
  balance bigint NOT NULL DEFAULT 0
);
GRANT SELECT, INSERT, UPDATE ON member_index TO bahati_app;
CREATE INDEX member_index_by_registration ON member_index (registered_at, member_id);
CREATE INDEX member_index_by_login ON member_index (last_login_at, member_id);
CREATE INDEX member_index_by_balance ON member_index (balance, member_id);
CREATE INDEX member_index_seldom_status ON member_index (status) WHERE status <> 'active';
CREATE INDEX member_index_seldom_type ON member_index (type) WHERE type <> 0;
CREATE INDEX member_index_of_country ON member_index (dialing_code) WHERE dialing_code <> '';
CREATE INDEX member_index_of_upline ON member_index (upline_id) WHERE upline_id IS NOT NULL;
CREATE INDEX member_index_of_kyc_level ON member_index (kyc_level);

CREATE FUNCTION dialing_code_of(mobile_number text) RETURNS text
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT prefix FROM brands, unnest(country_dialing_codes) AS prefix
                    WHERE starts_with(mobile_number, prefix)
                    ORDER BY length(prefix) DESC LIMIT 1), '')
$$;

CREATE FUNCTION index_member() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE which bigint;
BEGIN
  IF TG_TABLE_NAME = 'members' THEN which := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN which := OLD.member_id;
  ELSE which := NEW.member_id; END IF;
  INSERT INTO member_index (member_id, status, type, dialing_code, upline_id, registered_at,
    last_login_at, kyc_level)
  SELECT m.id, m.status, m.type,
         dialing_code_of(c.mobile_number),
         m.upline_id, m.registered_at, coalesce(c.last_login_at, m.registered_at),
         coalesce(k.level, CASE WHEN c.mobile_number IS NULL THEN 0 ELSE 1 END)
    FROM members m JOIN credentials c ON c.member_id = m.id
    LEFT JOIN kyc_levels k ON k.member_id = m.id WHERE m.id = which
  ON CONFLICT (member_id) DO UPDATE SET
    status = excluded.status, type = excluded.type, dialing_code = excluded.dialing_code,
    upline_id = excluded.upline_id, last_login_at = excluded.last_login_at,
    registered_at = excluded.registered_at, kyc_level = excluded.kyc_level;
  RETURN NULL;
END $$;

-- Deferred to the commit: the row of the index is the last one that a transaction locks, so that a
-- login and a block of the same member cannot deadlock.
CREATE CONSTRAINT TRIGGER members_are_indexed
  AFTER INSERT OR UPDATE OF status, type, upline_id, registered_at ON members
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION index_member();
CREATE CONSTRAINT TRIGGER logins_are_indexed
  AFTER UPDATE OF last_login_at, mobile_number ON credentials
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION index_member();

-- No bet waits for the index: a job takes balances over from the sealed transfers, up to this one.
CREATE TABLE member_index_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_transfer_id bigint NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON member_index_progress TO bahati_app;
INSERT INTO member_index_progress (last_transfer_id)
VALUES (0);

-- What staff write about a member for each other. A note is never changed, only withdrawn.
CREATE TABLE member_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES members (id),
  client_id uuid NOT NULL,
  text text NOT NULL CHECK (char_length(text) BETWEEN 2 AND 1000),
  is_pinned boolean NOT NULL DEFAULT false,
  written_by text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now(),
  withdrawn_by text,
  withdrawn_at timestamptz,
  UNIQUE (member_id, client_id),
  CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL)),
  CHECK (NOT is_pinned OR withdrawn_at IS NULL)
);
GRANT SELECT, INSERT ON member_notes TO bahati_app;
GRANT UPDATE (is_pinned, withdrawn_by, withdrawn_at) ON member_notes TO bahati_app;
CREATE INDEX member_notes_of_member ON member_notes (member_id, id DESC);
CREATE INDEX member_notes_pinned ON member_notes (member_id, id DESC) WHERE is_pinned;

-- The tags of a brand.
CREATE TABLE member_tags (
  brand text NOT NULL REFERENCES brands (code),
  code text NOT NULL CHECK (code ~ '^[a-z][a-z0-9_]{1,29}$'),
  name_en text NOT NULL,
  name_sw text NOT NULL,
  colour text NOT NULL CHECK (colour IN ('quiet', 'lagoon', 'brass', 'coral', 'hibiscus')),
  is_retired boolean NOT NULL DEFAULT false,
  -- An ended tag is given to nobody; its members get another one or none, then it is deleted.
  ended_by text,
  ends_into text,
  -- From how many members it was taken so far.
  taken_off integer NOT NULL DEFAULT 0,
  PRIMARY KEY (brand, code),
  CHECK (ended_by IS NULL OR is_retired),
  CHECK (ends_into IS NULL OR (ended_by IS NOT NULL AND ends_into <> code)),
  FOREIGN KEY (brand, ends_into) REFERENCES member_tags (brand, code)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON member_tags TO bahati_app;

-- Which members have which tag.
CREATE TABLE tagged_members (
  member_id bigint NOT NULL REFERENCES members (id),
  brand text NOT NULL,
  tag text NOT NULL,
  tagged_by text NOT NULL,
  tagged_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, tag),
  FOREIGN KEY (brand, tag) REFERENCES member_tags (brand, code)
);
GRANT SELECT, INSERT, DELETE ON tagged_members TO bahati_app;
-- The members of a tag, newest first.
CREATE INDEX tagged_members_by_tag ON tagged_members (brand, tag, member_id DESC);
