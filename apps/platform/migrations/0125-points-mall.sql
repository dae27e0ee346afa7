-- owner: rewards
-- The points mall: by which rules points are earned and converted, what of play was counted, goods, and
-- orders for them. The points themselves stand on the ledger.

-- All of a day goes by the newest rules that began by then.
CREATE TABLE point_rules (
  valid_from date PRIMARY KEY,
  -- Basis points of valid bets by type of game: {"RNG": 100}; a type that is missing earns nothing.
  rates jsonb NOT NULL,
  deposit_bps integer NOT NULL CHECK (deposit_bps BETWEEN 0 AND 10000),
  -- So many points are one unit of the currency; null: points do not become cash.
  points_per_unit integer CHECK (points_per_unit > 0),
  -- The least that is converted at once, in units.
  least_units integer NOT NULL CHECK (least_units > 0)
);
GRANT SELECT, INSERT ON point_rules TO bahati_app;
GRANT UPDATE (rates, deposit_bps, points_per_unit, least_units) ON point_rules TO bahati_app;

-- How far sealed transfers were looked at for points.
CREATE TABLE point_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_transfer_id bigint NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON point_progress TO bahati_app;

-- What a member earned and was not given yet, in millionths of a point: less than a point above 0, or below
-- 0 what voids took back of points that are spent.
CREATE TABLE point_parts (
  member_id bigint PRIMARY KEY,
  bet bigint NOT NULL,
  deposit bigint NOT NULL
) WITH (fillfactor = 70);
GRANT SELECT, INSERT ON point_parts TO bahati_app;
GRANT UPDATE (bet, deposit) ON point_parts TO bahati_app;

CREATE TABLE point_goods (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  -- The client's key: the same request never adds a second one.
  idempotency_key uuid NOT NULL UNIQUE,
  name_en text NOT NULL CHECK (length(name_en) BETWEEN 1 AND 60),
  name_sw text NOT NULL CHECK (length(name_sw) BETWEEN 1 AND 60),
  about_en text NOT NULL DEFAULT '' CHECK (length(about_en) <= 200),
  about_sw text NOT NULL DEFAULT '' CHECK (length(about_sw) <= 200),
  -- A path of the site's own origin.
  picture text NOT NULL CHECK (picture ~ '^/[A-Za-z0-9_-]'),
  points bigint NOT NULL CHECK (points > 0),
  stock integer NOT NULL CHECK (stock >= 0),
  needs_address boolean NOT NULL,
  is_active boolean NOT NULL,
  -- Lower numbers first.
  position integer NOT NULL CHECK (position >= 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT ON point_goods TO bahati_app;
GRANT UPDATE (name_en, name_sw, about_en, about_sw, picture, points, stock, needs_address, is_active,
  position) ON point_goods TO bahati_app;
CREATE INDEX point_goods_offered ON point_goods (position, id) WHERE is_active;

CREATE TABLE point_orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  member_id bigint NOT NULL,
  idempotency_key uuid NOT NULL,
  good_id bigint NOT NULL REFERENCES point_goods (id),
  -- As they were ordered.
  name jsonb NOT NULL,
  picture text NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 10),
  -- Of the whole order.
  points bigint NOT NULL CHECK (points > 0),
  -- Where they are sent: {"name": …, "phone": …, "address": …}; null: nowhere.
  recipient jsonb,
  state text NOT NULL DEFAULT 'in_process' CHECK (state IN ('in_process', 'approved', 'rejected')),
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  decided_by text,
  -- Why staff rejected it.
  reason text,
  UNIQUE (member_id, idempotency_key),
  CHECK ((state = 'in_process') = (decided_at IS NULL)),
  CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
  CHECK ((state = 'rejected') = (reason IS NOT NULL))
);
GRANT SELECT, INSERT ON point_orders TO bahati_app;
GRANT UPDATE (state, decided_at, decided_by, reason) ON point_orders TO bahati_app;
CREATE INDEX point_orders_of_member ON point_orders (member_id, id DESC);
CREATE INDEX point_orders_by_state ON point_orders (state, id);
CREATE INDEX point_orders_waiting ON point_orders (good_id) WHERE state = 'in_process';

CREATE FUNCTION guard_point_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.decided_at IS NOT NULL THEN
    RAISE EXCEPTION 'a decided order never changes';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER decided_orders_never_change BEFORE UPDATE ON point_orders
  FOR EACH ROW EXECUTE FUNCTION guard_point_order();
