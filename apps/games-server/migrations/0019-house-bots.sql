-- owner: games-server
-- Bots of the house at games between people: where the operator lets them sit, what they brought and
-- took away (seats and buy-ins, as members have them, but of no wallet), and what each hand with one
-- moved between it and the member it was played with.

-- By game and currency; no row: no bot sits down.
CREATE TABLE games.house_bot_settings (
  game_code text NOT NULL,
  currency text NOT NULL,
  is_on boolean NOT NULL,
  -- What they may lose to one member within 24 hours, in minor units.
  most_lost bigint NOT NULL CHECK (most_lost > 0),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (game_code, currency)
);
GRANT SELECT, INSERT ON games.house_bot_settings TO bahati_games_app;
GRANT UPDATE (is_on, most_lost, changed_at) ON games.house_bot_settings TO bahati_games_app;

-- A seat is a member's or a bot's. What a bot brings is there at once, and what it takes away is the
-- house's at once: nothing of it is asked of the wallet or paid by it.
ALTER TABLE games.seats ALTER COLUMN member_id DROP NOT NULL;
ALTER TABLE games.seats ALTER COLUMN session_id DROP NOT NULL;
-- Its number at the table, from 1.
ALTER TABLE games.seats ADD COLUMN bot smallint CHECK (bot BETWEEN 1 AND 9);
ALTER TABLE games.seats ADD CONSTRAINT seats_are_of_a_member_or_a_bot
  CHECK ((bot IS NULL) = (member_id IS NOT NULL) AND (bot IS NULL) = (session_id IS NOT NULL));
ALTER TABLE games.seats ADD CONSTRAINT bots_have_no_wallet
  CHECK (bot IS NULL OR state IN ('in', 'left'));
CREATE UNIQUE INDEX seats_of_bots ON games.seats (room_id, bot) WHERE state = 'in';

-- How many bots were dealt in, and what they won or lost in it together; null while it is played, or
-- where there was none.
ALTER TABLE games.hands ADD COLUMN bots smallint NOT NULL DEFAULT 0 CHECK (bots >= 0);
ALTER TABLE games.hands ADD COLUMN bots_net bigint;
ALTER TABLE games.hands ADD CONSTRAINT hands_tell_what_bots_won
  CHECK ((bots_net IS NOT NULL) = (bots > 0 AND over_at IS NOT NULL));
GRANT UPDATE (bots_net) ON games.hands TO bahati_games_app;
CREATE INDEX hands_with_bots ON games.hands (over_at) WHERE bots > 0;

CREATE OR REPLACE FUNCTION games.guard_hand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.over_at IS NOT NULL AND (OLD.voided_at IS NOT NULL OR NEW.voided_at IS NULL
     OR (NEW.state, NEW.step, NEW.result, NEW.rake, NEW.over_at, NEW.bots_net)
        IS DISTINCT FROM
        (OLD.state, OLD.step, OLD.result, OLD.rake, OLD.over_at, OLD.bots_net)) THEN
    RAISE EXCEPTION 'a hand that is over never changes, but for being voided once';
  END IF;
  IF NEW.step <> OLD.step + 1 AND NEW.step <> OLD.step THEN
    RAISE EXCEPTION 'a hand goes on one step at a time';
  END IF;
  RETURN NEW;
END $$;

-- What a member won of the bots in a hand, less than nothing where he lost to them. Of a hand that
-- was voided it does not count.
CREATE TABLE games.house_bot_hands (
  hand_id bigint NOT NULL REFERENCES games.hands (id),
  member_id text NOT NULL,
  game_code text NOT NULL,
  currency text NOT NULL,
  won bigint NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (hand_id, member_id)
);
GRANT SELECT, INSERT ON games.house_bot_hands TO bahati_games_app;
CREATE INDEX house_bot_hands_of_member
  ON games.house_bot_hands (member_id, game_code, currency, at) INCLUDE (won);
