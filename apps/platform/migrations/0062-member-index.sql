-- owner: members
-- What the office's list of members is narrowed and ordered by: one narrow row a member, so that a
-- page among millions is read from one table. It follows from other tables and can be made again.
CREATE TABLE member_index (
  member_id bigint PRIMARY KEY,
  status text NOT NULL,
  type smallint NOT NULL,
  -- The dialling code of the bound number; empty without one.
  dialing_code text NOT NULL DEFAULT '',
  upline_id bigint,
  registered_at timestamptz NOT NULL,
  -- Of who never came back: the registration.
  last_login_at timestamptz NOT NULL,
  -- Cash, as it stood when it was last brought up to date (member_index_progress).
  balance bigint NOT NULL DEFAULT 0
);
CREATE INDEX member_index_by_registration ON member_index (registered_at, member_id);
CREATE INDEX member_index_by_login ON member_index (last_login_at, member_id);
CREATE INDEX member_index_by_balance ON member_index (balance, member_id);
CREATE INDEX member_index_seldom_status ON member_index (status) WHERE status <> 'active';
CREATE INDEX member_index_seldom_type ON member_index (type) WHERE type <> 0;
CREATE INDEX member_index_of_country ON member_index (dialing_code) WHERE dialing_code <> '';
CREATE INDEX member_index_of_upline ON member_index (upline_id) WHERE upline_id IS NOT NULL;
GRANT SELECT, INSERT, UPDATE ON member_index TO bahati_app;

-- Balances change with every bet, and no bet waits for a list: a job takes over from the sealed
-- transfers, up to the one that stands here.
CREATE TABLE member_index_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_transfer_id bigint NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON member_index_progress TO bahati_app;

CREATE FUNCTION dialing_code_of(mobile_number text) RETURNS text
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT prefix FROM brands, unnest(country_dialing_codes) AS prefix
                    WHERE starts_with(mobile_number, prefix) ORDER BY length(prefix) DESC LIMIT 1), '')
$$;

CREATE FUNCTION index_member() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE which bigint;
BEGIN
  IF TG_TABLE_NAME = 'members' THEN which := NEW.id; ELSE which := NEW.member_id; END IF;
  INSERT INTO member_index (member_id, status, type, dialing_code, upline_id, registered_at, last_login_at)
  SELECT m.id, m.status, m.type,
         dialing_code_of(c.mobile_number),
         m.upline_id, m.registered_at, coalesce(c.last_login_at, m.registered_at)
    FROM members m JOIN credentials c ON c.member_id = m.id WHERE m.id = which
  ON CONFLICT (member_id) DO UPDATE SET
    status = excluded.status, type = excluded.type, dialing_code = excluded.dialing_code,
    upline_id = excluded.upline_id, last_login_at = excluded.last_login_at,
    registered_at = excluded.registered_at;
  RETURN NULL;
END $$;

-- At the end of the transaction: its row of the index is the last thing each takes hold of, so that
-- a login and a block of the same member never wait for each other crosswise.
CREATE CONSTRAINT TRIGGER members_are_indexed
  AFTER INSERT OR UPDATE OF status, type, upline_id, registered_at ON members
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION index_member();
-- owner: identity
CREATE CONSTRAINT TRIGGER logins_are_indexed
  AFTER UPDATE OF last_login_at, mobile_number ON credentials
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION index_member();

-- owner: members
INSERT INTO member_index (member_id, status, type, dialing_code, upline_id, registered_at,
  last_login_at, balance)
SELECT m.id, m.status, m.type,
       dialing_code_of(c.mobile_number),
       m.upline_id, m.registered_at, coalesce(c.last_login_at, m.registered_at),
       coalesce(cash.balance, 0)
  FROM members m JOIN credentials c ON c.member_id = m.id
  LEFT JOIN accounts cash ON cash.owner_id = m.id AND cash.kind = 'cash' AND cash.scope = ''
    AND cash.currency = m.currency;
INSERT INTO member_index_progress (last_transfer_id)
SELECT coalesce(max(last_transfer_id), 0) FROM ledger_blocks;

-- What a member is found by. Parts of names are found by their runs of three letters.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX members_by_part_of_nickname ON members USING gin (lower(nickname) gin_trgm_ops);
CREATE INDEX members_by_first_address ON members (registered_ip, id) WHERE registered_ip IS NOT NULL;
-- owner: identity
CREATE INDEX credentials_by_part_of_username ON credentials USING gin (username gin_trgm_ops);
CREATE INDEX sessions_by_address ON sessions (ip, id) WHERE ip IS NOT NULL;
-- owner: cashier
CREATE INDEX deposits_by_reference ON deposits (gateway_reference) WHERE gateway_reference IS NOT NULL;
CREATE INDEX deposits_by_receipt ON deposits (receipt) WHERE receipt IS NOT NULL;
CREATE INDEX deposits_by_payer ON deposits (payer, id) WHERE payer IS NOT NULL;
CREATE INDEX withdrawals_by_reference ON withdrawals (gateway_reference)
  WHERE gateway_reference IS NOT NULL;
CREATE INDEX withdrawals_by_payee ON withdrawals (payee, id);
