-- owner: rewards
-- Draws: red envelopes, wheels, eggs and raffles. A draw is data that staff write and two let stand; the
-- hash of its seed is fixed before anybody takes part, and the seed is shown after the end.

CREATE TABLE draws (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The client seed of an envelope's split, and the key under which it was drafted.
  public_id uuid NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('envelope', 'wheel', 'egg', 'raffle')),
  name jsonb NOT NULL,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'open', 'frozen', 'ended')),
  currency text NOT NULL,
  -- What it may cost, and what it costs once every prize or share is given. Nothing is given that was
  -- not counted here, since each prize that costs money has a stock.
  budget bigint NOT NULL CHECK (budget >= 0),
  committed bigint NOT NULL CHECK (committed BETWEEN 0 AND budget),
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  -- When a raffle is drawn.
  draws_at timestamptz,
  -- Who may open an envelope, as packages/contract/src/draw-terms.ts has it.
  condition jsonb NOT NULL,
  -- Of an envelope, minor units: {"sum", "shares", "least", "step"}.
  split jsonb,
  seed_hash text,
  split_hash text,
  tickets_hash text,
  -- Tickets in a raffle; the next one has the number after.
  entered integer NOT NULL DEFAULT 0 CHECK (entered BETWEEN 0 AND 2000000),
  version integer NOT NULL DEFAULT 1,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  opened_by text,
  frozen_at timestamptz,
  ended_at timestamptz,
  CHECK (closes_at >= opens_at),
  CHECK ((kind = 'raffle') = (draws_at IS NOT NULL)),
  CHECK (draws_at >= closes_at),
  CHECK ((kind = 'envelope') = (split IS NOT NULL)),
  CHECK ((state = 'draft') = (seed_hash IS NULL)),
  CHECK ((state = 'ended') = (ended_at IS NOT NULL)),
  CHECK ((tickets_hash IS NULL) = (frozen_at IS NULL))
);
GRANT SELECT, INSERT, UPDATE ON draws TO bahati_app;
CREATE INDEX draws_running ON draws (closes_at) WHERE state IN ('open', 'frozen');
CREATE INDEX draws_ended ON draws (id DESC) WHERE state = 'ended';

-- What a draw may say once it is open never changes; only its end may come earlier.
CREATE FUNCTION guard_draw() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'draft' AND (NEW.kind, NEW.currency, NEW.budget, NEW.committed, NEW.opens_at,
       NEW.condition, NEW.split, NEW.seed_hash, NEW.split_hash) IS DISTINCT FROM
      (OLD.kind, OLD.currency, OLD.budget, OLD.committed, OLD.opens_at,
       OLD.condition, OLD.split, OLD.seed_hash, OLD.split_hash)
     OR OLD.state <> 'draft' AND NEW.closes_at > OLD.closes_at
     OR OLD.tickets_hash IS NOT NULL AND (NEW.tickets_hash, NEW.entered) IS DISTINCT FROM
      (OLD.tickets_hash, OLD.entered)
     OR OLD.state = 'ended' THEN
    RAISE EXCEPTION 'an open draw keeps what it committed to';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER draws_keep_their_word BEFORE UPDATE ON draws
  FOR EACH ROW EXECUTE FUNCTION guard_draw();

-- Apart from the draw, so that no list of draws ever carries one.
CREATE TABLE draw_seeds (
  draw_id bigint PRIMARY KEY REFERENCES draws (id),
  server_seed text NOT NULL
);
GRANT SELECT, INSERT ON draw_seeds TO bahati_app;

CREATE TABLE draw_prizes (
  draw_id bigint NOT NULL REFERENCES draws (id),
  place integer NOT NULL CHECK (place >= 1),
  title jsonb NOT NULL,
  -- As packages/contract/src/reward-terms.ts has it; null: nothing.
  award jsonb,
  -- Minor units of one; points and tickets cost no money.
  cost bigint NOT NULL CHECK (cost >= 0),
  -- Parts per million; null: of a raffle.
  odds integer CHECK (odds BETWEEN 1 AND 1000000),
  stock integer CHECK (stock > 0),
  given integer NOT NULL DEFAULT 0 CHECK (given >= 0),
  is_fallback boolean NOT NULL,
  PRIMARY KEY (draw_id, place),
  CHECK (given <= stock),
  CHECK (cost = 0 OR stock IS NOT NULL),
  CHECK (NOT is_fallback OR stock IS NULL)
) WITH (fillfactor = 60);
GRANT SELECT, INSERT, DELETE ON draw_prizes TO bahati_app;
GRANT UPDATE (given) ON draw_prizes TO bahati_app;

-- A ticket of a wheel or of eggs that was used.
CREATE TABLE draw_spins (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  draw_id bigint NOT NULL REFERENCES draws (id),
  member_id bigint NOT NULL,
  -- Its nonce.
  ticket_id bigint NOT NULL UNIQUE REFERENCES reward_tickets (id),
  client_seed text NOT NULL,
  number integer NOT NULL CHECK (number BETWEEN 0 AND 999999),
  -- The prize the number fell on, and the one that was given.
  drawn integer NOT NULL,
  given integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT ON draw_spins TO bahati_app;
CREATE INDEX draw_spins_of_draw ON draw_spins (draw_id, id);
CREATE INDEX draw_spins_of_member ON draw_spins (member_id, draw_id, id DESC);
