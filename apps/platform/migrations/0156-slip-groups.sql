-- owner: gaming
-- Groups of slips that end together, as the tickets of a draw do.

CREATE TABLE slip_groups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id integer NOT NULL REFERENCES provider_profiles (id),
  game_id integer NOT NULL,
  currency text NOT NULL,
  external_id text NOT NULL,
  -- open: slips come in; ended: its provider has begun to close it, and none comes in any more;
  -- closing: its sums agreed, and its slips are being ended; closed: all are.
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'ended', 'closing', 'closed')),
  -- The provider's id of what closes it, how its open slips end, and what of it was settled before,
  -- as the provider and the platform agree.
  close_external_id text,
  outcome text CHECK (outcome IN ('lost', 'refunded')),
  settled_count bigint,
  settled_amount bigint,
  -- Slips that were open as the close began.
  open_count bigint,
  -- Slips that it has ended, and the last of its rounds that it has come to: a slip that is open again
  -- afterwards is not ended a second time.
  closed_count bigint NOT NULL DEFAULT 0,
  closed_up_to bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  closing_at timestamptz,
  closed_at timestamptz,
  CHECK ((state IN ('closing', 'closed')) = (close_external_id IS NOT NULL)),
  CHECK ((close_external_id IS NULL) = (outcome IS NULL) AND (outcome IS NULL) = (open_count IS NULL)
    AND (outcome IS NULL) = (settled_count IS NULL) AND (outcome IS NULL) = (settled_amount IS NULL)),
  CHECK ((state = 'closed') = (closed_at IS NOT NULL))
);
GRANT SELECT, INSERT ON slip_groups TO bahati_app;
GRANT UPDATE (state, close_external_id, outcome, settled_count, settled_amount, open_count,
  closed_count, closed_up_to, closing_at, closed_at) ON slip_groups TO bahati_app;
CREATE UNIQUE INDEX slip_groups_once ON slip_groups (provider_id, game_id, currency, external_id);
CREATE UNIQUE INDEX slip_groups_closes ON slip_groups (provider_id, close_external_id)
  WHERE close_external_id IS NOT NULL;

-- The group of a slip; null: it ends alone.
ALTER TABLE rounds ADD COLUMN group_id bigint;
-- Its slips in the order they came in, which is the order they are ended in.
CREATE INDEX rounds_of_group ON rounds (group_id, id) WHERE group_id IS NOT NULL;

-- A slip without odds has a row here once something is cashed out of it.
ALTER TABLE slips
  ALTER COLUMN odds DROP NOT NULL,
  ALTER COLUMN legs DROP NOT NULL,
  ADD CHECK ((odds IS NULL) = (legs IS NULL));
