/** The winner board: real settled rounds with masked names, the three biggest and then the latest. */
import { type Currency, currencies } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { keepFresh } from '@bahati/server-kit/cache/kept-fresh.ts';
import { maskedName } from '@bahati/server-kit/privacy/masked-name.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { tilePath } from '#domains/catalogue/catalogue.ts';
import type { Context } from '#platform/context.ts';

export type WinnersQuery = { gameCategory: string; limitNum: number; language: 'en' | 'sw' };

type WinnerRow = {
  username: string;
  payout: bigint;
  currency: Currency;
  gameId: string;
  en: string;
  sw: string;
  wonAt: Date;
};

/** Spec §9: emphasised, and the most of all. */
const podium = 3;
const longestBoard = 20;

/** Home asks for every category again and again: that board is answered from a copy. */
export function createWinnerBoard(context: Context) {
  const { config, database, log } = context;
  const read = async (gameCategory: string) => {
    const { winnerBoardMinimum } = await readBrand(database, config.BRAND);
    return readWinners(database, { gameCategory, minimum: winnerBoardMinimum });
  };
  const all = keepFresh('the winner board', [] as WinnerRow[], () => read('ALL'), log);
  return async ({ gameCategory, limitNum, language }: WinnersQuery) => {
    const rows = gameCategory === 'ALL' ? await all.now() : await read(gameCategory);
    return rows.slice(0, limitNum).map((row) => ({
      customerName: maskedName(row.username),
      winAmount: toDecimal(row.payout, row.currency),
      currencySymbol: currencies[row.currency].symbol,
      iconUrl: tilePath(language, row.gameId),
      gameName: row[language],
      gameId: row.gameId,
      wonAt: row.wonAt.toISOString(),
    }));
  };
}

/**
 * Of the last week, from the brand's minimum on; who got back no more than his stake won nothing. A
 * table knows wins from 500 on; smaller ones are looked for among the latest rounds.
 */
async function readWinners(
  database: Database,
  { gameCategory, minimum }: { gameCategory: string; minimum: bigint },
): Promise<WinnerRow[]> {
  const { rows } = await database.query<WinnerRow>(
    `SELECT username, payout, currency, "gameId", en, sw, "wonAt"
       FROM (SELECT m.nickname AS username, r.payout, r.currency, g.game_id AS "gameId",
                    g.name_en AS en, g.name_sw AS sw, r.settled_at AS "wonAt", r.id,
                    row_number() OVER (ORDER BY r.payout DESC, r.id DESC) AS place
               FROM ((SELECT rounds.* FROM big_wins w JOIN rounds ON rounds.id = w.round_id
                       WHERE $2::bigint >= 50000 AND w.settled_at > now() - interval '7 days'
                       ORDER BY w.settled_at DESC LIMIT 2000)
                     UNION ALL
                     (SELECT * FROM rounds WHERE $2::bigint < 50000 ORDER BY id DESC LIMIT 5000)) r
               JOIN members m ON m.id = r.member_id JOIN games g ON g.id = r.game_id
              WHERE r.state = 2 AND r.payout > r.stake AND r.payout >= $2::bigint
                AND r.settled_at > now() - interval '7 days'
                AND m.type <> 4 AND ($1 = 'ALL' OR g.category = $1)) won
      ORDER BY least(place, $3 + 1), "wonAt" DESC, id DESC LIMIT $4`,
    [gameCategory, minimum, podium, longestBoard],
  );
  return rows;
}
