-- owner: gaming
-- Rounds that were voided, until their providers have been told.
CREATE TABLE round_voids (
  round_id bigint PRIMARY KEY REFERENCES rounds (id),
  voided_at timestamptz NOT NULL DEFAULT now(),
  -- The provider says that the round is voided there too, or that it has none to void.
  told_at timestamptz
);
CREATE INDEX round_voids_untold ON round_voids (voided_at) WHERE told_at IS NULL;
GRANT SELECT, INSERT ON round_voids TO bahati_app;
GRANT UPDATE (told_at) ON round_voids TO bahati_app;
