/** Points become cash, by an award of the kind cash. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { pointCalls } from '@bahati/contract/player-site/rewards/points.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { assertPaymentPassword } from '#domains/identity/identity.ts';
import { offerAward } from '#domains/rewards/awards/awards.ts';
import { assertPoints, readPointRules, spendPoints } from '#domains/rewards/points/points.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { lockSpending } from './lock-spending.ts';

type Converted = CallValue<(typeof pointCalls)['POST /wps/relay/passwordCheck/MCS2_convertPoint']>;

export type ConvertInput = {
  idempotencyKey: string;
  points: number;
  /** What the member was shown, as a decimal. */
  amount: string;
  paymentPassword: string;
};

const minorPerUnit = 100n;

const title = { en: 'Points turned into cash', sw: 'Pointi zilizobadilishwa kuwa pesa' };

/**
 * The same idempotencyKey answers the same. Refuses `need_true_account`, `function_not_enabled`,
 * `payment_password_not_set`, `payment_password_wrong`, `request_conflict`, `conversion_closed`,
 * `points_out_of_range`, `rate_changed`, `insufficient_points`.
 */
export async function convertPoints(
  context: Context,
  actor: MemberActor,
  { paymentPassword, ...input }: ConvertInput,
): Promise<Converted> {
  await assertPoints(context, actor);
  await assertPaymentPassword(context, actor.memberId, paymentPassword);
  const converted = await inTransaction(context.database, async (transaction) => {
    await lockSpending(transaction, actor.memberId);
    const earlier = await readConverted(transaction, actor, input.idempotencyKey);
    if (!earlier) return convert(context, transaction, actor, input);
    if (earlier.points === input.points) return earlier;
    throw new Refusal('request_conflict', { points: earlier.points });
  });
  context.announceBalance(actor.memberId);
  return converted;
}

async function readConverted(
  transaction: Transaction,
  { memberId, currency }: MemberActor,
  idempotencyKey: string,
): Promise<Converted | undefined> {
  const { rows } = await transaction.query<{ points: bigint; amount: bigint }>(
    `SELECT -e.points AS points, a.amount FROM points_entries e
       JOIN awards a ON a.source = 'points' AND a.source_id = e.id AND a.member_id = e.member_id
      WHERE e.member_id = $1 AND e.kind = 'convert' AND e.reference = $2`,
    [memberId, idempotencyKey],
  );
  const [row] = rows;
  if (!row) return undefined;
  return { points: Number(row.points), currency, amount: toDecimal(row.amount, currency) };
}

async function convert(
  { config }: Context,
  transaction: Transaction,
  { memberId, username, currency }: MemberActor,
  { idempotencyKey, points, amount: shown }: Omit<ConvertInput, 'paymentPassword'>,
): Promise<Converted> {
  const { rules } = await readPointRules(transaction, config.BRAND);
  const { pointsPerUnit, leastUnits } = rules;
  if (pointsPerUnit === null) throw new Refusal('conversion_closed');
  const least = pointsPerUnit * leastUnits;
  if (points < least || points % pointsPerUnit !== 0) {
    throw new Refusal('points_out_of_range', { least, multiple: pointsPerUnit });
  }
  const amount = (BigInt(points) / BigInt(pointsPerUnit)) * minorPerUnit;
  const told = toDecimal(amount, currency);
  if (parseAmount(shown, currency) !== amount) throw new Refusal('rate_changed', { amount: told });
  const sourceId = await spendPoints(transaction, {
    memberId,
    points: BigInt(points),
    kind: 'convert',
    reference: idempotencyKey,
  });
  const awardId = await offerAward(transaction, {
    memberId,
    currency,
    source: 'points',
    sourceId,
    award: { kind: 'cash', amount: told },
    title,
    isAutomatic: true,
  });
  if (awardId === undefined) throw new Error(`Nothing was given for the points entry ${sourceId}.`);
  await recordAudit(transaction, {
    actor: username,
    action: 'member.points_converted',
    subject: `member:${memberId}`,
    after: { points, amount: told, currency },
  });
  return { points, currency, amount: told };
}
