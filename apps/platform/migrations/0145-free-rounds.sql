-- owner: gaming
-- Free rounds: rounds of a game the operator pays for. A grant is written first, then its provider is
-- told; the provider plays the rounds and reports each as a promo_win that names the grant.

CREATE TABLE free_round_grants (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The id its provider knows it by.
  public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  member_id bigint NOT NULL,
  -- What gave it, once: the award of the rewards.
  award_id bigint NOT NULL UNIQUE,
  provider_id integer NOT NULL REFERENCES provider_profiles (id),
  game_id integer NOT NULL REFERENCES games (id),
  currency text NOT NULL,
  -- What every promo_win of it names.
  campaign text NOT NULL,
  rounds integer NOT NULL CHECK (rounds BETWEEN 1 AND 500),
  stake bigint NOT NULL CHECK (stake > 0),
  -- All rounds together pay no more.
  cap bigint NOT NULL CHECK (cap >= stake),
  -- asked: the provider has not answered yet; active: it plays them; closing: they were cancelled or
  -- their time is over, and the provider is to say how many it had begun; refused: it plays none.
  state text NOT NULL DEFAULT 'asked'
    CHECK (state IN ('asked', 'active', 'closing', 'played', 'cancelled', 'expired', 'refused')),
  -- What closing ends as.
  closes_as text CHECK (closes_as IN ('cancelled', 'expired')),
  -- How many rounds the provider had begun as it closed them; so many are paid, no more.
  begun integer CHECK (begun BETWEEN 0 AND rounds),
  -- Reported rounds, and what they won.
  played integer NOT NULL DEFAULT 0 CHECK (played BETWEEN 0 AND rounds),
  won bigint NOT NULL DEFAULT 0 CHECK (won BETWEEN 0 AND cap),
  -- Why the provider plays none, in its own word.
  refusal text,
  -- How often the provider was asked for what is due, and when it is asked next; null: never.
  asks integer NOT NULL DEFAULT 0,
  due_at timestamptz DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- Of staff who cancelled them, and why.
  cancelled_by text,
  cancel_reason text,
  CHECK ((state IN ('asked', 'active', 'closing')) = (ended_at IS NULL)),
  CHECK (state <> 'closing' OR closes_as IS NOT NULL),
  CHECK (state <> 'played' OR played = rounds),
  CHECK ((state = 'refused') = (refusal IS NOT NULL))
);
GRANT SELECT, INSERT ON free_round_grants TO bahati_app;
GRANT UPDATE (state, closes_as, begun, played, won, refusal, asks, due_at, ended_at, cancelled_by,
  cancel_reason) ON free_round_grants TO bahati_app;
CREATE INDEX free_round_grants_of_member ON free_round_grants (member_id, id DESC);
CREATE INDEX free_round_grants_due ON free_round_grants (due_at) WHERE due_at IS NOT NULL;

-- A free round stands among the rounds with no stake; what it won was the operator's promotion.
ALTER TABLE rounds ADD COLUMN grant_id bigint REFERENCES free_round_grants (id);
