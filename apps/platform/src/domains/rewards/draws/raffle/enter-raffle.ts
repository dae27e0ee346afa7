/** A member's tickets enter a raffle (spec §7, MCS2_claimRafflePromotion). */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { readOpenDraw } from '#domains/rewards/draws/rows/rows.ts';
import { useTickets } from '#domains/rewards/tickets/tickets.ts';
import { assertNotExcluded } from '#domains/wallet/limits/limits.ts';

const mostAtOnce = 500;

/** As many as the draw's column takes. */
const mostTickets = 2_000_000;

/**
 * The numbers of the tickets, from 1 on without a gap: the draw's row is held while they are written.
 * Refuses `not_found`, `draw_not_open`, `draw_closed`, `play_paused`, `no_ticket`, `raffle_full`.
 */
export async function enterRaffle(
  { database }: Context,
  { memberId, currency }: MemberActor,
  drawId: string,
): Promise<{ numbers: number[]; entered: number }> {
  return inTransaction(database, async (transaction) => {
    const asked = { id: BigInt(drawId), currency, kinds: ['raffle'] as const };
    const { id } = await readOpenDraw(transaction, { ...asked, lock: '' });
    await assertNotExcluded(transaction, memberId);
    const wanted = { memberId, kind: 'raffle', drawId: id, most: mostAtOnce } as const;
    const tickets = await useTickets(transaction, wanted);
    if (tickets.length === 0) throw new Refusal('no_ticket');
    // Held last and shortly: whoever comes at the same time waits for these two statements only.
    const { entered } = await readOpenDraw(transaction, { ...asked, lock: 'FOR UPDATE' });
    if (entered + tickets.length > mostTickets) throw new Refusal('raffle_full');
    const numbers = tickets.map((_, at) => entered + at + 1);
    await writeEntries(transaction, { drawId: id, memberId, tickets, numbers });
    return { numbers, entered: entered + tickets.length };
  });
}

async function writeEntries(
  transaction: Transaction,
  entries: { drawId: bigint; memberId: bigint; tickets: bigint[]; numbers: number[] },
): Promise<void> {
  const { drawId, memberId, tickets, numbers } = entries;
  await transaction.query(
    `INSERT INTO raffle_entries (draw_id, number, ticket_id, member_id)
     SELECT $1, number, ticket_id, $2 FROM unnest($3::int[], $4::bigint[]) AS e (number, ticket_id)`,
    [drawId, memberId, numbers, tickets.map(String)],
  );
  await transaction.query('UPDATE draws SET entered = entered + $2 WHERE id = $1', [
    drawId,
    tickets.length,
  ]);
}
