/** Reads of what providers did: the operations of a round, and the winners. */
import { type Currency, currencies } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { maskedName } from '@bahati/server-kit/privacy/masked-name.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { BetRow } from './bet-rows.ts';

const kindNames = ['bet', 'win', 'betwin', 'rollback', 'promo_win'] as const;

/** The provider's operations of a round, first to last. */
export async function readRoundTransactions(database: Database, row: BetRow) {
  const { rows } = await database.query<{
    id: bigint;
    externalId: string;
    kind: number;
    stake: bigint;
    payout: bigint;
    at: Date;
  }>(
    `SELECT id, external_id AS "externalId", kind, stake, payout, created_at AS at
       FROM (SELECT * FROM provider_transactions WHERE id = $1
             UNION ALL
             SELECT * FROM provider_transactions WHERE round_id = $1 AND round_id <> id) t
      ORDER BY id LIMIT 200`,
    [row.rowId],
  );
  return rows.map((transaction) => ({
    id: transaction.id.toString(),
    externalId: transaction.externalId,
    kind: kindNames[transaction.kind - 1] ?? 'bet',
    stake: toDecimal(transaction.stake, row.currency),
    payout: toDecimal(transaction.payout, row.currency),
    at: transaction.at.toISOString(),
  }));
}

type WinnerRow = {
  username: string;
  payout: bigint;
  currency: Currency;
  gameId: string;
  gameName: string;
  wonAt: Date;
};

/** Wins of 500 and more of the last week, biggest first; names show two letters. */
export async function readWinners(
  database: Database,
  query: { gameCategory: string; limitNum: number; language: 'en' | 'sw' },
) {
  const { gameCategory, limitNum, language } = query;
  const { rows } = await database.query<WinnerRow>(
    `SELECT m.nickname AS username, r.payout, r.currency, g.game_id AS "gameId",
            CASE $3 WHEN 'sw' THEN g.name_sw ELSE g.name_en END AS "gameName",
            r.settled_at AS "wonAt"
       FROM (SELECT * FROM rounds WHERE payout >= 50000 AND state = 2
                AND settled_at > now() - interval '7 days'
              ORDER BY settled_at DESC LIMIT 2000) r
       JOIN members m ON m.id = r.member_id JOIN games g ON g.id = r.game_id
      WHERE m.type <> 4 AND ($1 = 'ALL' OR g.category = $1)
      ORDER BY r.payout DESC LIMIT $2`,
    [gameCategory, limitNum, language],
  );
  return rows.map((row) => ({
    customerName: maskedName(row.username),
    winAmount: toDecimal(row.payout, row.currency),
    currencySymbol: currencies[row.currency].symbol,
    iconUrl: `/art/tiles/${encodeURIComponent(row.gameId)}.svg`,
    gameName: row.gameName,
    gameId: row.gameId,
    wonAt: row.wonAt.toISOString(),
  }));
}
