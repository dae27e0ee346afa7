/** Taking tickets out of a draw: what they could have won is free again, and they are no sales. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#lottery/context.ts';
import { knownGame, readTicket } from '#lottery/games/rules.ts';
import { releaseExposure } from './exposure.ts';
import type { NewTicket } from './reckon-order.ts';
import { countGone } from './sales.ts';

type Stored = Omit<NewTicket, 'line' | 'exposure' | 'lines'> & { prizeVersion: number };

/** Of tickets that waited or were open until this transaction refused or cancelled them. */
export async function releaseTickets(
  { terms }: Pick<Context, 'terms'>,
  transaction: Transaction,
  ids: readonly bigint[],
): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await transaction.query<Stored>(
    `SELECT t.draw_id AS "drawId", d.number AS "drawNumber", d.game_code AS "gameCode",
            t.bet_type AS "betType", t.selection, t.unit, t.multiple, t.stake,
            t.most_win AS "mostWin", d.prize_version AS "prizeVersion"
       FROM lottery.tickets t JOIN lottery.draws d ON d.id = t.draw_id WHERE t.id = ANY($1) AND NOT t.is_play`,
    [ids],
  );
  const tickets: NewTicket[] = [];
  for (const stored of rows) {
    const odds = await terms.odds(stored.gameCode, stored.prizeVersion, transaction);
    const read = readTicket({ ...stored, odds });
    if (!read) throw new Error(`A ticket of ${knownGame(stored.gameCode).code} cannot be read.`);
    tickets.push({ ...stored, ...read, line: 0 });
  }
  await releaseExposure(transaction, tickets);
  await countGone(transaction, ids);
}
