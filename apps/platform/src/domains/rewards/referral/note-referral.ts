/** Somebody registered by a code; members queue this with the registration. */
import type { Context } from '#platform/context.ts';
import { trialType } from '#domains/members/members.ts';
import { readProgramme } from '#domains/rewards/programmes/programmes.ts';
import { ofCode } from './codes.ts';

export type RegisteredByCode = { memberId: string; code: string };

/** Writes who came by whom, once. A code nobody has, or of who may not play, brings nobody. */
export async function noteReferral(
  { database, config }: Context,
  { memberId, code }: RegisteredByCode,
): Promise<void> {
  const { rules } = await readProgramme(database, config.BRAND, 'referral');
  if (!rules.isOn) return;
  const sponsorId = await ofCode(database, code);
  if (sponsorId === undefined) return;
  await database.query(
    `INSERT INTO referrals (sponsor_id, friend_id, registered_at, terms)
     SELECT $1, id, registered_at, $3 FROM members
      WHERE id = $2 AND id <> $1 AND type <> $4 AND upline_id IS NULL
     ON CONFLICT (friend_id) DO NOTHING`,
    [sponsorId, BigInt(memberId), JSON.stringify(rules), trialType],
  );
}
