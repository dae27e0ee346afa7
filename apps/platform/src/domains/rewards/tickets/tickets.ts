/** Tickets of draws: wheel, egg and raffle. Each is given by an award and used once. */
import type { TicketKind } from '@bahati/contract/reward-terms.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';

/** Gives tickets of a draw, once for their award. */
export async function addTickets(
  transaction: Transaction,
  tickets: { memberId: bigint; kind: TicketKind; drawId: bigint; count: number; awardId: bigint },
): Promise<void> {
  const { memberId, kind, drawId, count, awardId } = tickets;
  await transaction.query(
    `INSERT INTO reward_tickets (member_id, kind, draw_id, award_id, ordinal)
     SELECT $1, $2, $3, $4, ordinal FROM generate_series(1, $5::int) AS ordinal`,
    [memberId, kind, drawId, awardId, count],
  );
}
