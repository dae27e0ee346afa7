/**
 * Asks vendors what became of moves nobody waits for any more: left by a crash, a lost answer or a
 * vendor that was away. A move the vendor has heard of is finished; one it has not is barred there
 * and undone here. The time of the next question is written before the question.
 */
import type { Context } from '#platform/context.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';
import { decideMove } from './decide-move.ts';
import { askAboutMove, findTransferVendor } from './transfer-vendors.ts';
import { readMove } from './wallet-moves.ts';

/** One round lasts about this long; what is still due then gets a round of its own. */
const roundMs = 20_000;

/** Everything that is due. */
export async function askAboutDueMoves(context: Context): Promise<void> {
  const deadline = performance.now() + roundMs;
  for (;;) {
    const publicId = await takeDue(context);
    if (publicId === undefined) return;
    await ask(context, publicId);
    if (performance.now() > deadline) {
      await queueJob(context.database, 'gaming.ask_about_moves', {}, { key: 'next moves' });
      return;
    }
  }
}

/** One move, if its turn has come. */
export async function askAboutOneMove(context: Context, moveId: string): Promise<void> {
  const publicId = await takeDue(context, moveId);
  if (publicId !== undefined) await ask(context, publicId);
}

async function ask(context: Context, publicId: string): Promise<void> {
  const move = await readMove(context.database, publicId);
  const vendor = await findTransferVendor(context, move.vendorCode);
  if (!vendor) {
    context.log.error({ move: publicId, vendor: move.vendorCode }, 'a vendor with moves is gone');
    return;
  }
  await decideMove(context, publicId, await askAboutMove(vendor, move));
}

/** Claims one that is due and writes when to ask again: 10 s, doubling, an hour at most. */
async function takeDue({ database }: Context, moveId?: string): Promise<string | undefined> {
  const { rows } = await database.query<{ publicId: string }>(
    `UPDATE transfer_wallet_moves SET state = 'sent', ask_count = ask_count + 1,
            due_at = now() + least(interval '1 hour',
              interval '10 seconds' * power(2, least(ask_count, 12)))
      WHERE id = (SELECT id FROM transfer_wallet_moves
                   WHERE decided_at IS NULL AND due_at <= now()
                     AND ($1::uuid IS NULL OR public_id = $1)
                   ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING public_id AS "publicId"`,
    [moveId ?? null],
  );
  return rows[0]?.publicId;
}
