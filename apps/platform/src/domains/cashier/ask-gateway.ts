/**
 * Asks the gateway where open charges and payouts stand, since callbacks may be lost. The time
 * of the next question is written before the question: a process that dies takes nothing along.
 */
import { OutsideFault } from '@bahati/server-kit/signed-caller.ts';
import type { Context } from '#platform/context.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';
import {
  chargeOrder,
  expireUnknownDeposit,
  findDeposit,
  settleDeposit,
} from '#domains/cashier/deposits/deposits.ts';
import { payOut } from '#domains/cashier/withdrawals/withdrawals.ts';
import { askRail } from './rails/rails.ts';

/** One round lasts about this long; what is still due then gets a round of its own. */
const roundMs = 3_000;

/**
 * Where does this charge stand? A receipt that was told is kept when it was paid. Throws
 * OutsideFault when the rail does not answer.
 */
export async function askAboutDeposit(
  context: Context,
  depositId: string,
  receipt?: string,
): Promise<void> {
  const row = await findDeposit(context.database, depositId);
  if (!row || row.status === 'completed') return;
  if (row.flow === 'transfer') {
    if (row.proofSentAt === null) await expireUnknownDeposit(context, depositId);
    return;
  }
  const charge = await askRail(context, row.rail, (rail) => rail.status(context, chargeOrder(row)));
  const told = charge && { ...charge, receipt: charge.receipt ?? receipt };
  if (told) await settleDeposit(context, { ...told, source: 'status' });
  else await expireUnknownDeposit(context, depositId);
}

/** Everything that is due, until the gateway stops answering or the round's time is over. */
export async function askAboutAllDue(context: Context): Promise<void> {
  const deadline = performance.now() + roundMs;
  for (const [table, ask] of rounds) {
    for (;;) {
      const id = await takeDue(context, table);
      if (id === undefined) break;
      if (!(await isAnswered(context, ask(context, id)))) return;
      if (performance.now() > deadline) {
        await queueJob(context.database, 'cashier.ask_gateway', {}, { key: 'next round' });
        return;
      }
    }
  }
}

const rounds = [
  ['withdrawals', payOut],
  ['deposits', askAboutDeposit],
] as const;

async function isAnswered({ log }: Context, asked: Promise<void>): Promise<boolean> {
  try {
    await asked;
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the gateway was asked in vain');
    return !(error instanceof OutsideFault);
  }
}

/** Claims one that is due and writes when to ask again: 30 s, doubling, an hour at most. */
async function takeDue(
  { database }: Context,
  table: 'deposits' | 'withdrawals',
): Promise<string | undefined> {
  const { rows } = await database.query<{ id: string }>(
    `UPDATE ${table} SET ask_count = ask_count + 1,
            next_ask_at = now() + least(interval '1 hour',
              interval '30 seconds' * power(2, least(ask_count, 12)))
      WHERE id = (SELECT id FROM ${table} WHERE status = $1 AND next_ask_at <= now()
                   ORDER BY next_ask_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING public_id AS id`,
    [table === 'deposits' ? 'pending' : 'approved'],
  );
  return rows[0]?.id;
}
