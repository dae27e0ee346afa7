-- owner: members
-- The list is narrowed by what members have proven as well: 0 to 3, as kyc tells it.
ALTER TABLE member_index ADD COLUMN kyc_level smallint NOT NULL DEFAULT 0
  CHECK (kyc_level BETWEEN 0 AND 3);

CREATE OR REPLACE FUNCTION index_member() RETURNS trigger
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

UPDATE member_index SET kyc_level = known.level
  FROM (SELECT c.member_id,
               coalesce(k.level, CASE WHEN c.mobile_number IS NULL THEN 0 ELSE 1 END) AS level
          FROM credentials c LEFT JOIN kyc_levels k ON k.member_id = c.member_id) known
 WHERE known.member_id = member_index.member_id AND known.level > 0;
CREATE INDEX member_index_of_kyc_level ON member_index (kyc_level);

-- owner: kyc
CREATE CONSTRAINT TRIGGER levels_are_indexed
  AFTER INSERT OR UPDATE OF level OR DELETE ON kyc_levels
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION index_member();
-- A level that was taken back to a proven phone, or to nothing, has no row.
GRANT DELETE ON kyc_levels TO bahati_app;
