/** A member takes an award. */
import type { MemberAward } from '@bahati/contract/player-site/rewards/awards.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { assertNotExcluded } from '#domains/wallet/limits/limits.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { giveAward } from './give-award.ts';
import { awardValue, readAward } from './list-awards.ts';

/** Refuses `not_found`, `award_not_claimable`, `play_paused`. A second claim moves nothing. */
export async function claimAward(
  context: Context,
  { memberId }: MemberActor,
  publicId: string,
): Promise<MemberAward> {
  const award = await inTransaction(context.database, async (transaction) => {
    const found = await readAward(transaction, memberId, publicId);
    if (!found) throw new Refusal('not_found');
    await assertNotExcluded(transaction, memberId);
    await giveAward(transaction, found.rowId);
    return readAward(transaction, memberId, publicId);
  });
  if (!award) throw new Error('The award is gone.');
  context.announceBalance(memberId);
  return awardValue(award);
}
