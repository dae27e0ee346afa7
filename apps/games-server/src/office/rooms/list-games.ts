/** Games that are played in rooms, for staff to choose from. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Context } from '#games-server/context.ts';
import { titleOf } from './room-lines.ts';

const mostGames = 200;

export async function listRoomGames({ database }: Context) {
  const { rows } = await database.query<{
    gameCode: string;
    kind: string;
    currencies: Currency[];
  }>(
    `SELECT game_code AS "gameCode", kind, array_agg(DISTINCT currency ORDER BY currency) AS currencies
       FROM games.rooms GROUP BY game_code, kind ORDER BY game_code LIMIT $1`,
    [mostGames],
  );
  return { items: rows.map((row) => ({ ...row, title: titleOf(row.gameCode) })) };
}
