/** What the platform asks about a ticket, which it knows as a round. */
import type { ProviderRoundDetail } from '@bahati/contract/games-provider/provider.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#lottery/context.ts';
import { deleteWins } from '#lottery/settlement/store-wins.ts';
import { releaseTickets } from '#lottery/tickets/release-tickets.ts';
import { choicesOf, outcomeOf, type RoundTicket } from './ticket-words.ts';

const ticketOf = (roundId: string): string => {
  const id = /^lt-([1-9]\d{0,17})$/.exec(roundId)?.[1];
  if (id === undefined) throw new Refusal('not_found');
  return id;
};

type TicketRow = RoundTicket & {
  drawId: bigint;
  hash: string | null;
  seed: string | null;
  salt: string | null;
};

/** The selection, the draw, its numbers and what they paid, in words. Refuses `not_found`. */
export async function ticketDetail(
  { database, config }: Pick<Context, 'database' | 'config'>,
  { roundId, language }: { roundId: string; language: 'en' | 'sw' },
): Promise<ProviderRoundDetail> {
  const { rows } = await database.query<TicketRow>(
    `SELECT d.id AS "drawId", d.game_code AS "gameCode", d.number, t.bet_type AS "betType",
            t.selection, t.state, d.state AS "drawState", d.numbers,
            d.judged_to = 9223372036854775807 AS "isJudged", o.currency, t.lines, t.multiple, t.unit,
            w.payout, w.before, w.tiers, d.server_seed_hash AS hash, d.salt,
            CASE WHEN d.numbers IS NOT NULL THEN d.server_seed END AS seed
       FROM lottery.tickets t JOIN lottery.draws d ON d.id = t.draw_id
       JOIN lottery.orders o ON o.id = t.order_id LEFT JOIN lottery.wins w ON w.ticket_id = t.id
      WHERE t.id = $1`,
    [ticketOf(roundId)],
  );
  const [ticket] = rows;
  if (!ticket) throw new Refusal('not_found');
  const { drawId, gameCode, hash, seed, salt } = ticket;
  return {
    choices: choicesOf(ticket, language),
    outcome: outcomeOf(ticket, language),
    picture: null,
    fairness:
      hash === null
        ? null
        : {
            serverSeedHash: hash,
            serverSeed: seed,
            clientSeed: salt ?? '',
            nonce: 0,
            verifyUrl: `${config.PLAYER_ORIGIN}/lottery?gameCode=${gameCode}&view=draw&drawId=${drawId}`,
          },
  };
}

/**
 * The operator voided the ticket: its stake is back and what it paid is returned there, so nothing of
 * it is told any more. A ticket that is not known is none that could pay.
 */
export async function voidTicket(
  context: Pick<Context, 'database' | 'terms'>,
  { roundId, memberId }: { roundId: string; memberId: string },
): Promise<{ isVoided: boolean }> {
  const id = ticketOf(roundId);
  await inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<{ id: bigint; isBought: boolean }>(
      `WITH held AS (
         SELECT id, state FROM lottery.tickets
          WHERE id = $1 AND member_id = $2 AND state NOT IN ('refused', 'cancelled') FOR UPDATE)
       UPDATE lottery.tickets t SET state = 'cancelled' FROM held h WHERE t.id = h.id
       RETURNING t.id, h.state IN ('waiting', 'open') AS "isBought"`,
      [id, memberId],
    );
    // One that was being cancelled is given free already.
    const bought = rows.filter(({ isBought }) => isBought).map((row) => row.id);
    await releaseTickets(context, transaction, bought);
    await deleteWins(transaction, bought);
  });
  return { isVoided: true };
}
