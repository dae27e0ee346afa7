-- owner: identity
-- A puzzle that was drawn for one browser, known by the hash of its cookie. The piece's place is
-- masked by that cookie and the puzzle's id, neither of which stands here.
CREATE TABLE sliders (
  visitor_hash bytea PRIMARY KEY,
  id_hash bytea NOT NULL,
  masked_x integer NOT NULL,
  drawn_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sliders_by_time ON sliders (drawn_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON sliders TO bahati_app;
