/** A member enters a code. */
import type { MemberAward } from '@bahati/contract/player-site/rewards/awards.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { readAwards } from '#domains/rewards/awards/awards.ts';
import { grantOnce, type GrantResult } from '#domains/rewards/campaigns/campaigns.ts';
import { beginAttempt, endAttempt } from '#domains/system/throttle/throttle.ts';
import { assertNotExcluded } from '#domains/wallet/limits/limits.ts';
import type { Context, MemberActor } from '#platform/context.ts';

/** A code has 50 bits and a word far fewer: who guesses is slowed down after a few. */
const guesses = (memberId: bigint) => ({
  subject: `reward code ${memberId}`,
  freeAttempts: 5,
  windowSeconds: 3_600,
  firstDelaySeconds: 30,
  longestDelaySeconds: 3_600,
});

/**
 * Refuses `code_unknown`, `code_used_up`, `code_already_used`, `code_not_for_you`, `play_paused`,
 * `too_many_requests`. Only an unknown code counts as a guess.
 */
export async function enterCode(
  context: Context,
  { memberId }: MemberActor,
  typed: string,
): Promise<{ awards: MemberAward[] }> {
  const attempt = await beginAttempt(context.database, [guesses(memberId)]);
  let isWrong = false;
  try {
    const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
    const awards = await inTransaction(context.database, async (transaction) => {
      await assertNotExcluded(transaction, memberId);
      return readAwards(transaction, memberId, await take(transaction, memberId, code));
    });
    context.announceBalance(memberId);
    return { awards };
  } catch (error) {
    isWrong = error instanceof Refusal && error.code === 'code_unknown';
    throw error;
  } finally {
    await endAttempt(context.database, attempt, { isWrong });
  }
}

type Code = { id: bigint; campaignId: bigint; isUsedUp: boolean };

/** The code's row is locked before the campaign's, so that its last piece goes to one member. */
async function take(transaction: Transaction, memberId: bigint, code: string): Promise<bigint[]> {
  const { rows } = await transaction.query<Code>(
    `SELECT id, campaign_id AS "campaignId", used >= stock AS "isUsedUp"
       FROM campaign_codes WHERE code = $1 FOR UPDATE`,
    [code],
  );
  const [found] = rows;
  if (!found) throw new Refusal('code_unknown');
  const { campaignId } = found;
  if (found.isUsedUp) {
    const isOwn = await hasUsed(transaction, memberId, campaignId);
    throw new Refusal(isOwn ? 'code_already_used' : 'code_used_up');
  }
  const given = await grantOnce(transaction, { campaignId, memberId, occasion: 'code' });
  if (given.result !== 'granted') throw new Refusal(refusals[given.result]);
  await transaction.query('UPDATE campaign_codes SET used = used + 1 WHERE id = $1', [found.id]);
  return given.awardIds;
}

const refusals = {
  again: 'code_already_used',
  spent: 'code_used_up',
  // Over, paused or not begun: to a member there is no such code.
  not_open: 'code_unknown',
  not_for_member: 'code_not_for_you',
} as const satisfies Record<Exclude<GrantResult['result'], 'granted'>, string>;

async function hasUsed(
  transaction: Transaction,
  memberId: bigint,
  campaignId: bigint,
): Promise<boolean> {
  const { rows } = await transaction.query(
    `SELECT 1 FROM campaign_grants
      WHERE campaign_id = $1 AND member_id = $2 AND occasion = 'code'`,
    [campaignId, memberId],
  );
  return rows.length > 0;
}
