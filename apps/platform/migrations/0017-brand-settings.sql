-- owner: system
-- Every setting of a brand that code or plain SQL decided before.

-- Host names: small letters, digits and dashes between dots, no scheme and no port.
CREATE FUNCTION are_hosts(hosts text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(cardinality(hosts), 0) <= 20 AND coalesce(bool_and(
           host IS NOT NULL AND length(host) BETWEEN 1 AND 253
           AND host ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$'),
         true)
    FROM unnest(hosts) AS host
$$;

ALTER TABLE brands
  -- The company that runs it; null: nobody said.
  ADD COLUMN legal_name text CHECK (char_length(legal_name) BETWEEN 1 AND 120),
  -- Where its two sites answer.
  ADD COLUMN domains text[] NOT NULL DEFAULT '{}' CHECK (are_hosts(domains)),
  ADD COLUMN back_office_domains text[] NOT NULL DEFAULT '{}'
    CHECK (are_hosts(back_office_domains)),
  -- After so many days a password has to be changed; null: never.
  ADD COLUMN password_expiry_days integer CHECK (password_expiry_days BETWEEN 1 AND 3650),
  -- The winner board shows no smaller win, in minor units.
  ADD COLUMN winner_board_minimum bigint NOT NULL DEFAULT 0 CHECK (winner_board_minimum >= 0),
  -- A category without a game to play: left out, or one card that says it is coming.
  ADD COLUMN empty_categories text NOT NULL DEFAULT 'hidden'
    CHECK (empty_categories IN ('hidden', 'coming')),
  -- Categories nobody may see, open or stake on; what was won there is still paid.
  ADD COLUMN closed_categories text[] NOT NULL DEFAULT '{}' CHECK (closed_categories <@ ARRAY[
    'RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'BGS', 'LOTT', 'ELOTT', 'COCKFIGHT']),
  -- Its mark, a picture staff sent; null: the mark as it is drawn.
  ADD COLUMN logo_picture text
    CHECK (logo_picture ~ '^/art/content/[0-9a-f-]{36}\.(png|jpeg)$'),
  -- A colour of its own: as a fill, and as words on light and on dark ground. Null: the palette's.
  ADD COLUMN accent_fill text CHECK (accent_fill ~ '^#[0-9a-f]{6}$'),
  ADD COLUMN accent_on_light text CHECK (accent_on_light ~ '^#[0-9a-f]{6}$'),
  ADD COLUMN accent_on_dark text CHECK (accent_on_dark ~ '^#[0-9a-f]{6}$'),
  ADD CONSTRAINT brand_accent_whole
    CHECK (num_nonnulls(accent_fill, accent_on_light, accent_on_dark) IN (0, 3)),
  -- When agents are answered: ISO weekdays, and hh:mm by the brand's clock (spec §2).
  ADD COLUMN agent_support jsonb NOT NULL
    DEFAULT '{"days": [1, 2, 3, 4, 5], "opens": "12:00", "closes": "21:00"}'
    CHECK ((jsonb_typeof(agent_support -> 'days') = 'array'
      AND agent_support ->> 'opens' ~ '^([01]\d|2[0-3]):[0-5]\d$'
      AND agent_support ->> 'closes' ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'
      AND agent_support ->> 'opens' < agent_support ->> 'closes') IS TRUE);

-- Open sites follow every setting, not only the closing of the site.
DROP TRIGGER brand_status_announced ON brands;
DROP TRIGGER brand_plan_announced ON brands;
DROP TRIGGER brand_message_announced ON brands;
CREATE TRIGGER brand_settings_announced AFTER UPDATE ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION announce_system_change();
