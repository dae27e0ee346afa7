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

/**
 * Uses the oldest tickets of a member for a draw; answers their ids in order. One that is being used by
 * another call is passed over.
 */
export async function useTickets(
  transaction: Transaction,
  tickets: { memberId: bigint; kind: TicketKind; drawId: bigint; most: number },
): Promise<bigint[]> {
  const { memberId, kind, drawId, most } = tickets;
  const { rows } = await transaction.query<{ id: bigint }>(
    `UPDATE reward_tickets SET used_at = now()
      WHERE id IN (SELECT id FROM reward_tickets
                    WHERE member_id = $1 AND draw_id = $2 AND kind = $3 AND used_at IS NULL
                    ORDER BY id LIMIT $4 FOR UPDATE SKIP LOCKED)
        AND used_at IS NULL
      RETURNING id`,
    [memberId, drawId, kind, most],
  );
  return rows.map(({ id }) => id).toSorted((first, second) => (first < second ? -1 : 1));
}
