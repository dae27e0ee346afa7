-- owner: gaming
-- What a member played at vendors is added up from the index alone, whatever else was imported
-- between.
CREATE INDEX vendor_rounds_of_play ON vendor_rounds (member_id, played_at DESC, id DESC)
  INCLUDE (game_id, currency, stake, valid_stake, payout);
DROP INDEX vendor_rounds_of_member;
