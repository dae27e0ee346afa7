-- owner: rewards
-- The shares of a red envelope, split before it opens: each is a row of its own, so that of thousands who
-- come at once nobody waits for another.

CREATE TABLE envelope_shares (
  draw_id bigint NOT NULL REFERENCES draws (id),
  place integer NOT NULL CHECK (place >= 1),
  -- Minor units.
  amount bigint NOT NULL CHECK (amount > 0),
  taken_by bigint,
  taken_at timestamptz,
  -- The envelope ended before anybody took it.
  is_closed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (draw_id, place),
  CHECK ((taken_by IS NULL) = (taken_at IS NULL)),
  CHECK (NOT is_closed OR taken_by IS NULL)
) WITH (fillfactor = 50);
GRANT SELECT, INSERT ON envelope_shares TO bahati_app;
GRANT UPDATE (taken_by, taken_at, is_closed) ON envelope_shares TO bahati_app;
CREATE UNIQUE INDEX envelope_shares_one_a_member ON envelope_shares (draw_id, taken_by);
CREATE INDEX envelope_shares_left ON envelope_shares (draw_id, place)
  WHERE taken_by IS NULL AND NOT is_closed;

CREATE FUNCTION guard_envelope_share() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.taken_by IS NOT NULL OR OLD.is_closed THEN
    RAISE EXCEPTION 'a share is taken once';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER shares_are_taken_once BEFORE UPDATE ON envelope_shares
  FOR EACH ROW EXECUTE FUNCTION guard_envelope_share();
