/** What the platform asks about a ticket, which it knows as a round. */
import type { ProviderRoundDetail } from '@bahati/contract/games-provider/provider.ts';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { gameOf } from '@bahati/lottery-rules/games/games.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#lottery/context.ts';
import { releaseTickets } from '#lottery/tickets/release-tickets.ts';

const ticketOf = (roundId: string): string => {
  const id = /^lt-([1-9]\d{0,17})$/.exec(roundId)?.[1];
  if (id === undefined) throw new Refusal('not_found');
  return id;
};

type TicketRow = {
  gameCode: string;
  number: string;
  betType: string;
  selection: string;
  state: string;
  numbers: DrawNumbers | null;
  hash: string | null;
  seed: string | null;
  salt: string | null;
};

/** The selection, the draw and its numbers. Refuses `not_found`. */
export async function ticketDetail(
  { database, config }: Pick<Context, 'database' | 'config'>,
  { roundId, language }: { roundId: string; language: 'en' | 'sw' },
): Promise<ProviderRoundDetail> {
  const { rows } = await database.query<TicketRow>(
    `SELECT d.game_code AS "gameCode", d.number, t.bet_type AS "betType", t.selection, t.state,
            d.numbers, d.server_seed_hash AS hash, d.salt,
            CASE WHEN d.numbers IS NOT NULL THEN d.server_seed END AS seed
       FROM lottery.tickets t JOIN lottery.draws d ON d.id = t.draw_id WHERE t.id = $1`,
    [ticketOf(roundId)],
  );
  const [ticket] = rows;
  if (!ticket) throw new Refusal('not_found');
  const { gameCode, number, betType, selection, state, numbers, hash, seed, salt } = ticket;
  return {
    choices: [
      { label: gameOf(gameCode)?.title[language] ?? gameCode, value: number },
      { label: betType.slice(0, 60), value: selection.slice(0, 200) },
    ],
    outcome: [
      { label: 'state', value: state },
      ...(numbers ? [{ label: 'numbers', value: numbersText(numbers).slice(0, 400) }] : []),
    ],
    picture: null,
    fairness:
      hash === null
        ? null
        : {
            serverSeedHash: hash,
            serverSeed: seed,
            clientSeed: salt ?? '',
            nonce: 0,
            verifyUrl: `${config.PLAYER_ORIGIN}/lottery?gameCode=${gameCode}`,
          },
  };
}

const numbersText = (numbers: DrawNumbers): string =>
  numbers.kind === 'balls'
    ? [...numbers.main, ...numbers.extra].join(' ')
    : Object.entries(numbers.prizes)
        .map(([prize, list]) => `${prize}: ${list.join(' ')}`)
        .join('; ');

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
    const { rows } = await transaction.query<{ id: bigint }>(
      `UPDATE lottery.tickets SET state = 'cancelled'
        WHERE id = $1 AND member_id = $2 AND state NOT IN ('refused', 'cancelled') RETURNING id`,
      [id, memberId],
    );
    await transaction.query('DELETE FROM lottery.wins WHERE ticket_id = ANY($1)', [
      rows.map((row) => row.id),
    ]);
    await releaseTickets(
      context,
      transaction,
      rows.map((row) => row.id),
    );
  });
  return { isVoided: true };
}
