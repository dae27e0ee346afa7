-- owner: gaming
-- By what a provider knows a member: a key of its own per provider, made at the first launch. It
-- never changes, and says nothing of the member to anybody else.

CREATE TABLE provider_members (
  provider_id integer NOT NULL REFERENCES provider_profiles (id),
  member_id bigint NOT NULL,
  -- 128 random bits in base64url.
  key text NOT NULL CHECK (key ~ '^[\x21-\x7e]{1,64}$'),
  made_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider_id, member_id),
  UNIQUE (provider_id, key)
);
GRANT SELECT, INSERT ON provider_members TO bahati_app;

-- Everybody a provider has dealt with: who opened its games, played them, was paid a prize by it or
-- has a wallet there.
INSERT INTO provider_members (provider_id, member_id, key)
SELECT provider_id, member_id,
       translate(rtrim(encode(substring(sha256(uuid_send(gen_random_uuid())
         || uuid_send(gen_random_uuid())) FOR 16), 'base64'), '='), '+/', '-_')
  FROM (SELECT provider_id, member_id FROM game_sessions
        UNION
        SELECT provider_id, member_id FROM rounds
        UNION
        SELECT provider_id, member_id FROM provider_transactions
        UNION
        SELECT p.id, w.member_id
          FROM transfer_wallets w JOIN provider_profiles p ON w.vendor_id = ANY (p.vendor_ids)) AS known;
