-- owner: gaming
-- Providers and the wallet calls they make: profiles and keys, game sessions, rounds and their
-- transactions; wallets that vendors keep; and what builds of games returned.

-- How a provider signs, where it is reached, and which rules it follows where providers differ.
CREATE TABLE provider_profiles (
  id integer PRIMARY KEY,
  code text NOT NULL UNIQUE,
  vendor_ids integer[] NOT NULL,
  signing_key text NOT NULL,
  -- Since when the signing key holds; null: since the provider was set up.
  key_since timestamptz,
  launch_url text NOT NULL,
  api_url text NOT NULL,
  is_id_scope_global boolean NOT NULL,
  is_unknown_rollback_ok boolean NOT NULL,
  -- May have rounds voided that it closed: the house's own games, where two of the staff decide it.
  may_void_rounds boolean NOT NULL DEFAULT false,
  -- A round open longer than this is stuck. Our own games end a round after a day.
  stuck_after_minutes integer NOT NULL DEFAULT 1560
    CHECK (stuck_after_minutes BETWEEN 10 AND 43200),
  -- The state of the provider's list of games that was imported last.
  offer_version text
);
GRANT SELECT ON provider_profiles TO bahati_app;
GRANT UPDATE (vendor_ids, signing_key, key_since, launch_url, api_url, stuck_after_minutes,
  offer_version) ON provider_profiles TO bahati_app;

-- Keys of a provider beside the one in force: made and waiting for a second approval,
-- or replaced and valid a while longer. Of an ended key only the fingerprint is kept.
CREATE TABLE provider_keys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id integer NOT NULL REFERENCES provider_profiles (id),
  state text NOT NULL CHECK (state IN ('made', 'previous', 'ended')),
  -- Sealed with the platform's key where there is one.
  kept_key text,
  -- The start of the key's hash: names the key and does not reveal it.
  fingerprint text NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  good_until timestamptz,
  CHECK ((state = 'ended') = (kept_key IS NULL)),
  CHECK ((state = 'previous') = (good_until IS NOT NULL))
);
GRANT SELECT, INSERT, UPDATE ON provider_keys TO bahati_app;
CREATE UNIQUE INDEX provider_keys_previous ON provider_keys (provider_id)
  WHERE state = 'previous';
CREATE INDEX provider_keys_of_provider ON provider_keys (provider_id, id DESC);

-- Campaigns a provider may pay prizes of, up to a cap.
CREATE TABLE provider_campaigns (
  provider_id integer NOT NULL REFERENCES provider_profiles (id),
  external_id text NOT NULL,
  currency text NOT NULL,
  cap bigint NOT NULL CHECK (cap >= 0),
  paid bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (provider_id, external_id),
  CONSTRAINT campaign_within_cap CHECK (paid BETWEEN 0 AND cap)
);
GRANT SELECT, UPDATE ON provider_campaigns TO bahati_app;

-- Launches: the token in the URL is used once; then the session token lets the game stake.
CREATE TABLE game_sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  launch_token_hash bytea NOT NULL UNIQUE,
  session_token_hash bytea UNIQUE,
  member_id bigint NOT NULL,
  -- The login it was launched from: when that ends, so does the right to stake.
  login_session_id bigint NOT NULL,
  -- The member's type, which never changes: a trial member may look but not stake.
  member_type smallint NOT NULL,
  game_id integer NOT NULL,
  provider_id integer NOT NULL,
  currency text NOT NULL,
  -- Where and on what it was launched: the country of the login's address and the kind of device.
  country text CHECK (country ~ '^[A-Z]{2}$'),
  device text CHECK (device IN ('phone', 'tablet', 'computer')),
  created_at timestamptz NOT NULL DEFAULT now(),
  launch_expires_at timestamptz NOT NULL,
  opened_at timestamptz,
  ended_at timestamptz
);
GRANT SELECT, INSERT, UPDATE ON game_sessions TO bahati_app;
CREATE INDEX game_sessions_of_member ON game_sessions (member_id, id DESC);
-- The session a round was begun in is the newest one of its game that was open by then.
CREATE INDEX game_sessions_of_play ON game_sessions (member_id, game_id, opened_at DESC)
  WHERE opened_at IS NOT NULL;

-- The games a member opened, each with the last time.
CREATE TABLE recent_games (
  member_id bigint NOT NULL,
  game_id integer NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, game_id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON recent_games TO bahati_app;
CREATE INDEX recent_games_newest ON recent_games (member_id, opened_at DESC, game_id);

-- Rounds of providers, each with what was staked and paid.
CREATE TABLE rounds (
  -- The id of the transaction that opened it.
  id bigint PRIMARY KEY,
  provider_id integer NOT NULL,
  member_id bigint NOT NULL,
  external_id text NOT NULL,
  game_id integer NOT NULL,
  currency text NOT NULL,
  stake bigint NOT NULL CHECK (stake >= 0),
  payout bigint NOT NULL CHECK (payout >= 0),
  -- Bets that stand, and wins paid.
  bet_count integer NOT NULL,
  win_count integer NOT NULL,
  -- 1 open, 2 settled, 3 voided
  state smallint NOT NULL CHECK (state IN (1, 2, 3)),
  opened_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz,
  CHECK ((state = 1) = (settled_at IS NULL))
);
GRANT SELECT, INSERT, UPDATE ON rounds TO bahati_app;
CREATE UNIQUE INDEX rounds_once ON rounds (provider_id, member_id, external_id);
CREATE INDEX rounds_of_member ON rounds (member_id, id DESC);
CREATE INDEX rounds_open ON rounds (member_id) WHERE state = 1;
CREATE INDEX rounds_big_wins ON rounds (settled_at DESC) WHERE payout >= 50000 AND state = 2;
-- Open rounds, oldest first, as staff list them.
CREATE INDEX rounds_open_oldest ON rounds (id) WHERE state = 1;

-- What providers asked of the wallet, each once under its id.
CREATE TABLE provider_transactions (
  id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  provider_id integer NOT NULL,
  -- The member the id counts within, or 0 where the provider's ids are global.
  scope_member_id bigint NOT NULL,
  external_id text NOT NULL,
  -- 1 bet, 2 win, 3 betwin, 4 rollback, 5 promo_win
  kind smallint NOT NULL CHECK (kind BETWEEN 1 AND 5),
  -- 1 applied, 2 rolled back (a bet undone), 3 tombstone (rolled back before it arrived)
  state smallint NOT NULL CHECK (state IN (1, 2, 3)),
  member_id bigint NOT NULL,
  round_id bigint,
  round_external_id text NOT NULL,
  game_id integer NOT NULL,
  currency text NOT NULL,
  stake bigint NOT NULL DEFAULT 0,
  payout bigint NOT NULL DEFAULT 0,
  -- What else the call said: the bet a rollback names, roundClosed, the campaign.
  detail text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT ON provider_transactions TO bahati_app;
GRANT UPDATE (state) ON provider_transactions TO bahati_app;
-- A batch takes its ids before it writes.
GRANT USAGE ON SEQUENCE provider_transactions_id_seq TO bahati_app;
CREATE UNIQUE INDEX provider_transactions_once
  ON provider_transactions (provider_id, scope_member_id, external_id);
-- The transaction that opened a round has the round's id.
CREATE INDEX provider_transactions_of_round ON provider_transactions (round_id)
  WHERE round_id <> id;

-- Voided rounds, and whether their providers were told.
CREATE TABLE round_voids (
  round_id bigint PRIMARY KEY REFERENCES rounds (id),
  voided_at timestamptz NOT NULL DEFAULT now(),
  -- When the provider said that the round is voided there too, or that it has none to void.
  told_at timestamptz
);
GRANT SELECT, INSERT ON round_voids TO bahati_app;
GRANT UPDATE (told_at) ON round_voids TO bahati_app;
CREATE INDEX round_voids_untold ON round_voids (voided_at) WHERE told_at IS NULL;

-- A member's wallet at a vendor, since the vendor was first asked to open it.
CREATE TABLE transfer_wallets (
  member_id bigint NOT NULL,
  vendor_id integer NOT NULL REFERENCES vendors (id),
  currency text NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, vendor_id)
);
GRANT SELECT, INSERT ON transfer_wallets TO bahati_app;

-- Money on its way between a member's cash and a vendor's wallet. What goes in leaves
-- cash as the row is written; what comes out arrives when the vendor has confirmed it.
CREATE TABLE transfer_wallet_moves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Its id at the vendor.
  public_id uuid NOT NULL UNIQUE,
  member_id bigint NOT NULL,
  vendor_id integer NOT NULL REFERENCES vendors (id),
  idempotency_key uuid NOT NULL,
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- requested: the vendor was not asked yet; sent: asked, no answer known; the others are final.
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'sent', 'done', 'undone')),
  -- Why it was undone, in the vendor's word.
  reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  -- Only the process that took it last asks the vendor before this.
  due_at timestamptz NOT NULL,
  ask_count integer NOT NULL DEFAULT 0,
  UNIQUE (member_id, idempotency_key),
  CHECK ((decided_at IS NULL) = (state IN ('requested', 'sent'))),
  CHECK (reason IS NULL OR state = 'undone')
);
GRANT SELECT, INSERT ON transfer_wallet_moves TO bahati_app;
GRANT UPDATE (state, reason, decided_at, due_at, ask_count) ON transfer_wallet_moves TO bahati_app;
-- One at a time between a member and a vendor: a balance that the vendor tells is then of a moment
-- when nothing is under way.
CREATE UNIQUE INDEX transfer_wallet_moves_undecided ON transfer_wallet_moves (member_id, vendor_id)
  WHERE decided_at IS NULL;
CREATE INDEX transfer_wallet_moves_due ON transfer_wallet_moves (due_at) WHERE decided_at IS NULL;
CREATE INDEX transfer_wallet_moves_of_member ON transfer_wallet_moves (member_id, id DESC);

CREATE FUNCTION guard_transfer_wallet_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.decided_at IS NOT NULL THEN
    RAISE EXCEPTION 'a decided move never changes';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER decided_moves_never_change BEFORE UPDATE ON transfer_wallet_moves
  FOR EACH ROW EXECUTE FUNCTION guard_transfer_wallet_move();

-- Rounds from wallets that vendors keep, imported from the vendors afterwards. They moved
-- no money of the ledger: what was won or lost is booked at the next transfer in or out.
CREATE TABLE vendor_rounds (
  -- One sequence for the bets of all wallets, so that a number names one bet.
  id bigint PRIMARY KEY DEFAULT nextval('provider_transactions_id_seq'),
  vendor_id integer NOT NULL REFERENCES vendors (id),
  external_id text NOT NULL,
  member_id bigint NOT NULL,
  game_id integer NOT NULL REFERENCES games (id),
  currency text NOT NULL,
  stake bigint NOT NULL CHECK (stake >= 0),
  payout bigint NOT NULL CHECK (payout >= 0),
  -- To the millisecond, by which a place in the betting record is named.
  played_at timestamptz(3) NOT NULL,
  told_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT ON vendor_rounds TO bahati_app;
CREATE UNIQUE INDEX vendor_rounds_once ON vendor_rounds (vendor_id, external_id);
CREATE INDEX vendor_rounds_of_member ON vendor_rounds (member_id, played_at DESC, id DESC);
CREATE TRIGGER vendor_rounds_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON vendor_rounds
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- How far each vendor's rounds were imported, as the vendor names the place.
CREATE TABLE vendor_round_places (
  vendor_id integer PRIMARY KEY REFERENCES vendors (id),
  place text NOT NULL,
  read_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE ON vendor_round_places TO bahati_app;

-- RTP monitoring: what builds of games returned so far, as each provider tells it.
CREATE TABLE build_returns (
  provider_id integer NOT NULL REFERENCES provider_profiles (id),
  game_code text NOT NULL,
  version integer NOT NULL,
  choice text NOT NULL,
  currency text NOT NULL,
  rounds numeric NOT NULL,
  stake numeric NOT NULL,
  payout numeric NOT NULL CHECK (payout >= 0),
  stake_squares numeric NOT NULL,
  -- The build's mathematics; null: its provider no longer tells them.
  stated_percent numeric,
  standard_deviation numeric,
  revision bigint NOT NULL,
  read_at timestamptz NOT NULL DEFAULT now(),
  -- Since when the return has been outside its tolerance; null: it is inside.
  outside_since timestamptz,
  PRIMARY KEY (provider_id, game_code, version, choice, currency),
  CHECK ((stated_percent IS NULL) = (standard_deviation IS NULL)),
  CHECK (rounds > 0 AND stake > 0 AND stake_squares > 0
    OR rounds = 0 AND stake = 0 AND stake_squares = 0 AND payout = 0)
);
GRANT SELECT, INSERT, UPDATE ON build_returns TO bahati_app;
CREATE INDEX build_returns_changed ON build_returns (provider_id, revision);
CREATE INDEX build_returns_read ON build_returns (read_at);
