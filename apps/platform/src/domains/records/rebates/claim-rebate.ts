/** Takes the rebate that is due. */
import type { RebateClaim } from '@bahati/contract/player-site/records/rebate.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { payRebate } from '#domains/wallet/wallet.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertRebate, claimValue, readDue } from './rebate.ts';
import { lockRebate, writeClaim } from './write-claim.ts';

/** Refuses `need_true_account`, `function_not_enabled`, `nothing_to_claim`. */
export async function claimRebate(context: Context, actor: MemberActor): Promise<RebateClaim> {
  await assertRebate(context, actor);
  const { memberId, currency } = actor;
  const claim = await inTransaction(context.database, async (transaction) => {
    await lockRebate(transaction, memberId);
    const { due } = await readDue(context, transaction, actor);
    const { amount } = due;
    if (amount === 0n) throw new Refusal('nothing_to_claim');
    const { rowId, claimedAt, days } = await writeClaim(transaction, actor, due);
    await payRebate(transaction, { ownerId: memberId, currency, amount, claimId: rowId });
    const [from = '', to = from] = [days[0]?.day, days.at(-1)?.day];
    return claimValue({ rowId, currency, amount, from, to, claimedAt });
  });
  context.announceBalance(memberId);
  return claim;
}
