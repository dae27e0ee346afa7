/**
 * Voids a provider asks for, which two of the operator's staff decided there: of rounds it closed, all
 * of them or none, in one transaction. Rounds that are void already are left as they are, so that the
 * same word may come again.
 */
import type { CallValue, HandlerInput } from '@bahati/contract/call.ts';
import type { gamesProviderCalls } from '@bahati/contract/games-provider/calls.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Gaming } from '#domains/gaming/gaming.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { lockAccounts, readWalletIds } from '#domains/wallet/ledger/ledger.ts';
import type { Context } from '#platform/context.ts';
import { type ProviderProfile, roundStates } from '#domains/gaming/wallet-calls/wallet-calls.ts';
import { tellOfVoid } from './tell-of-void.ts';
import { voidRound } from './void-round.ts';

type Call = (typeof gamesProviderCalls)['POST /provider/v1/rounds/void'];
type Wish = HandlerInput<Call>['body'];

type Found = { id: bigint; roundId: string; memberId: bigint; state: number };

/** Refuses `void_not_allowed`, `round_not_found`, and as `voidRound` does, with the `roundId`. */
export async function voidForProvider(
  { context, members }: Gaming,
  provider: ProviderProfile,
  { rounds, reason, decidedBy }: Wish,
): Promise<CallValue<Call>> {
  if (!provider.mayVoidRounds) throw new Refusal('void_not_allowed');
  const walletOf = await members.find(
    context.database,
    provider.id,
    rounds.map(({ memberId }) => memberId),
  );
  const wanted = rounds.map(({ roundId, memberId }) => {
    const wallet = walletOf(memberId);
    if (!wallet) throw new Refusal('round_not_found', { roundId });
    return { roundId, memberId: wallet.ownerId };
  });
  const word = { actor: `${decidedBy.asked}, ${decidedBy.approved}`, reason, by: provider.code };
  const touched = await inTransaction(context.database, async (transaction) => {
    const found = await findRounds(transaction, provider, wanted);
    const standing = found.filter(({ state }) => state !== roundStates.voided);
    await lockMembers(transaction, standing);
    for (const round of standing) await voidOne(context, transaction, round, word);
    return standing;
  });
  for (const { memberId } of touched) context.announceBalance(memberId);
  return { voided: rounds.length };
}

async function findRounds(
  transaction: Transaction,
  { id: providerId }: ProviderProfile,
  wanted: readonly { roundId: string; memberId: bigint }[],
): Promise<Found[]> {
  const { rows } = await transaction.query<Found>(
    `SELECT r.id, r.external_id AS "roundId", r.member_id AS "memberId", r.state
       FROM unnest($2::bigint[], $3::text[]) AS w (member_id, external_id)
       JOIN rounds r ON r.provider_id = $1 AND r.member_id = w.member_id
                    AND r.external_id = w.external_id
      ORDER BY r.member_id, r.id`,
    [providerId, wanted.map(({ memberId }) => memberId), wanted.map(({ roundId }) => roundId)],
  );
  const known = new Set(rows.map(({ roundId }) => roundId));
  const missing = wanted.find(({ roundId }) => !known.has(roundId));
  if (missing) throw new Refusal('round_not_found', { roundId: missing.roundId });
  return rows;
}

/** All at once and in their order, as every wallet operation does. */
async function lockMembers(transaction: Transaction, rounds: readonly Found[]): Promise<void> {
  const owners = [...new Set(rounds.map(({ memberId }) => memberId))];
  const wallets = await readWalletIds(transaction, owners);
  await lockAccounts(
    transaction,
    wallets.flatMap(({ cash, held }) => [cash, held]),
  );
}

type Word = { actor: string; reason: string; by: string };

async function voidOne(
  context: Context,
  transaction: Transaction,
  { id, roundId }: Found,
  { actor, reason, by }: Word,
): Promise<void> {
  try {
    const voided = await voidRound(context, transaction, id);
    await tellOfVoid(transaction, id, voided);
    const { currency, stake, payout } = voided;
    await recordAudit(transaction, {
      actor,
      action: 'round_void.by_provider',
      subject: `round:${id}`,
      reason,
      after: {
        provider: by,
        stake: toDecimal(stake, currency),
        payout: toDecimal(payout, currency),
        currency,
      },
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Staff voided it before the lock was had.
    if (error.code === 'round_voided') return;
    throw new Refusal(error.code, { ...error.details, roundId });
  }
}
