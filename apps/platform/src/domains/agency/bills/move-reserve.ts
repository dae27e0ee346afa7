/** An agent sets cash aside for its downlines' bills, or takes it back. */
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertAgent } from '#domains/members/members.ts';
import { moveReserve, readBalances, readReserve } from '#domains/wallet/wallet.ts';

type Asked = { idempotencyKey: string; action: 'set_aside' | 'take_back'; amount: string };

/**
 * The same key moves money once and answers what stands then. Refuses `need_agent`,
 * `amount_out_of_range`, `request_conflict`, `transfers_blocked`, `insufficient_funds`.
 */
export async function changeReserve(
  context: Context,
  actor: MemberActor,
  { idempotencyKey, action, amount: text }: Asked,
): Promise<{ reserve: string; balance: string }> {
  assertAgent(actor);
  const { memberId: ownerId, currency } = actor;
  const amount = parseAmount(text, currency) ?? 0n;
  if (amount === 0n) throw new Refusal('amount_out_of_range');
  const isNew = await inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<{ id: bigint }>(
      `INSERT INTO reserve_moves (agent_id, idempotency_key, action, currency, amount)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING id`,
      [ownerId, idempotencyKey, action, currency, amount],
    );
    const reference = rows[0]?.id;
    if (reference !== undefined) {
      await moveReserve(transaction, { ownerId, currency, action, amount, reference });
      return true;
    }
    const { rows: same } = await transaction.query(
      `SELECT 1 FROM reserve_moves
        WHERE agent_id = $1 AND idempotency_key = $2 AND action = $3 AND amount = $4`,
      [ownerId, idempotencyKey, action, amount],
    );
    if (same.length === 0) throw new Refusal('request_conflict');
    return false;
  });
  if (isNew) context.announceBalance(ownerId);
  const reserve = await readReserve(context.database, ownerId, currency);
  const { cash = 0n } = (await readBalances(context.database, [ownerId])).get(ownerId) ?? {};
  return { reserve: toDecimal(reserve, currency), balance: toDecimal(cash, currency) };
}
