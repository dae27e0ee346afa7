/** Staff stop a draw, or draw a raffle before its time: neither changes who wins. */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { drawRaffle, givePrizes } from '#domains/rewards/draws/raffle/raffle.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';

type Act = { id: string; reason: string; ip: string };

/** Nobody takes part from now on; its end follows within a minute. Refuses `not_found`, `draw_not_open`. */
export async function stopDraw(
  { database }: Context,
  staff: StaffActor,
  act: Act,
): Promise<Record<never, never>> {
  await inTransaction(database, async (transaction) => {
    const state = await holdDraw(transaction, act.id);
    const { rowCount } = await transaction.query(
      `UPDATE draws SET closes_at = greatest(now(), opens_at)
        WHERE id = $1 AND state = 'open' AND closes_at > greatest(now(), opens_at)`,
      [act.id],
    );
    if (rowCount === 0) throw new Refusal('draw_not_open');
    await note(transaction, staff, act, { action: 'draw.stopped', state });
  });
  return {};
}

/** Refuses `not_found`, `draw_not_frozen`. */
export async function drawNow(
  context: Context,
  staff: StaffActor,
  act: Act,
): Promise<{ winners: number }> {
  const winners = await inTransaction(context.database, async (transaction) => {
    const state = await holdDraw(transaction, act.id);
    if (state !== 'frozen') throw new Refusal('draw_not_frozen');
    const won = await drawRaffle(transaction, BigInt(act.id));
    await note(transaction, staff, act, { action: 'draw.drawn_now', state });
    return won;
  });
  await givePrizes(context);
  return { winners };
}

/** Refuses `not_found`. */
async function holdDraw(transaction: Transaction, id: string): Promise<string> {
  const { rows } = await transaction.query<{ state: string }>(
    'SELECT state FROM draws WHERE id = $1 FOR UPDATE',
    [id],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0].state;
}

async function note(
  transaction: Transaction,
  staff: StaffActor,
  { id, reason, ip }: Act,
  { action, state }: { action: string; state: string },
): Promise<void> {
  await recordAudit(transaction, {
    actor: staff.username,
    action,
    subject: `draw:${id}`,
    reason,
    before: { state },
    ip,
  });
}
