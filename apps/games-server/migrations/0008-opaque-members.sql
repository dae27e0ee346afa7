-- owner: games-server
-- Members are known here by the operator's opaque keys alone, no longer by its own ids.

-- Where the operator's tables stand beside ours, as in a platform that was one database so far, its
-- keys take the place of the ids in what was played before; the operator migrates first. Elsewhere
-- the operator is asked for the keys before this, and rounds in play are ended.
CREATE FUNCTION games.key_of_member(member bigint) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  found text;
BEGIN
  IF member IS NOT NULL AND to_regclass('public.provider_members') IS NOT NULL THEN
    EXECUTE 'SELECT m.key FROM public.provider_members m
               JOIN public.provider_profiles p ON p.id = m.provider_id
              WHERE p.code = ''BAHATI'' AND m.member_id = $1' INTO found USING member;
  END IF;
  RETURN coalesce(found, member::text);
END $$;

ALTER TABLE games.frame_sessions ALTER COLUMN member_id TYPE text
  USING games.key_of_member(member_id);
ALTER TABLE games.seed_pairs ALTER COLUMN member_id TYPE text USING games.key_of_member(member_id);
ALTER TABLE games.rounds ALTER COLUMN member_id TYPE text USING games.key_of_member(member_id);
ALTER TABLE games.crash_bets ALTER COLUMN member_id TYPE text USING games.key_of_member(member_id);
ALTER TABLE games.wallets ALTER COLUMN member_id TYPE text USING games.key_of_member(member_id);
ALTER TABLE games.wallet_transfers ALTER COLUMN member_id TYPE text
  USING games.key_of_member(member_id);
ALTER TABLE games.wallet_rounds ALTER COLUMN member_id TYPE text
  USING games.key_of_member(member_id);

DROP FUNCTION games.key_of_member(bigint);
