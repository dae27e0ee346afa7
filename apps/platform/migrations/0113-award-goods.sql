-- owner: rewards
-- What awards give besides money: points and tickets of draws.

-- Why a member's points changed; the points themselves stand on the ledger.
CREATE TABLE points_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  member_id bigint NOT NULL,
  -- Above 0 where points came in, below where they went.
  points bigint NOT NULL CHECK (points <> 0),
  -- bet and deposit: earned on a day; redeem: for goods; convert: into cash; returned: a refused redeem.
  kind text NOT NULL CHECK (kind IN ('bet', 'deposit', 'award', 'redeem', 'convert', 'returned', 'staff')),
  -- What it is of, by kind; one entry each.
  reference text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (member_id, kind, reference)
);
GRANT SELECT, INSERT ON points_entries TO bahati_app;
CREATE INDEX points_entries_of_member ON points_entries (member_id, id DESC);

CREATE TABLE reward_tickets (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('wheel', 'egg', 'raffle')),
  draw_id bigint NOT NULL,
  award_id bigint NOT NULL,
  ordinal integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When it was used, and for what.
  used_at timestamptz,
  UNIQUE (award_id, ordinal)
);
GRANT SELECT, INSERT ON reward_tickets TO bahati_app;
GRANT UPDATE (used_at) ON reward_tickets TO bahati_app;
CREATE INDEX reward_tickets_unused ON reward_tickets (member_id, draw_id, id) WHERE used_at IS NULL;
CREATE INDEX reward_tickets_of_draw ON reward_tickets (draw_id, id);
