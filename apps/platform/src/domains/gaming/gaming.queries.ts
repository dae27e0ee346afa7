/** Reads of the record of rounds. */
import type { Bet } from '@bahati/contract/player-site/gaming.ts';
import type { GameCategory } from '@bahati/contract/player-site/catalogue.ts';
import { type Currency, currencies } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { maskedName } from '#domains/system/masked-name.ts';
import type { Database } from '@bahati/server-kit/database.ts';

const stateNames = { 1: 'open', 2: 'settled', 3: 'voided' } as const;
const stateNumbers = { open: 1, settled: 2, voided: 3 } as const;

export type BetRow = {
  rowId: bigint;
  roundId: string;
  gameId: string;
  gameCode: string;
  gameName: string;
  gameType: GameCategory;
  vassalage: string;
  vendorName: string;
  currency: Currency;
  stake: bigint;
  payout: bigint;
  state: 1 | 2 | 3;
  openedAt: Date;
  settledAt: Date | null;
  providerId: number;
};

const betColumns = `r.id AS "rowId", r.external_id AS "roundId", g.game_id AS "gameId",
  g.game_code AS "gameCode", CASE WHEN $1 = 'sw' THEN g.name_sw ELSE g.name_en END AS "gameName",
  g.category AS "gameType", v.code AS vassalage, v.name AS "vendorName", r.currency, r.stake,
  r.payout, r.state, r.opened_at AS "openedAt", r.settled_at AS "settledAt",
  r.provider_id AS "providerId"`;

export type BetFilter = {
  before: bigint | null;
  limit: number;
  from?: string | undefined;
  to?: string | undefined;
  state?: 'open' | 'settled' | 'voided' | undefined;
  vassalage?: string | undefined;
  gameType?: string | undefined;
};

/**
 * A member's rounds, newest first, one more than the limit to know whether there are more. Times
 * become ids, an hour early and late, so that a range long ago is not walked to from today.
 */
export async function readBets(
  database: Database,
  memberId: bigint,
  language: 'en' | 'sw',
  filter: BetFilter,
): Promise<BetRow[]> {
  const { rows } = await database.query<BetRow>(
    `SELECT ${betColumns} FROM rounds r
       JOIN games g ON g.id = r.game_id JOIN vendors v ON v.id = g.vendor_id
      WHERE r.member_id = $2 AND ($3::bigint IS NULL OR r.id < $3)
        AND ($4::timestamptz IS NULL OR (r.opened_at >= $4
          AND r.id >= (SELECT first_round_id_from($4::timestamptz - interval '1 hour'))))
        AND ($5::timestamptz IS NULL OR (r.opened_at < $5
          AND r.id < (SELECT first_round_id_from($5::timestamptz + interval '1 hour'))))
        AND ($6::smallint IS NULL OR r.state = $6)
        AND ($7::text IS NULL OR v.code = $7) AND ($8::text IS NULL OR g.category = $8)
      ORDER BY r.id DESC LIMIT $9`,
    [
      language,
      memberId,
      filter.before,
      filter.from ?? null,
      filter.to ?? null,
      filter.state ? stateNumbers[filter.state] : null,
      filter.vassalage ?? null,
      filter.gameType ?? null,
      filter.limit + 1,
    ],
  );
  return rows;
}

/** One round of a member; undefined when it is not his. */
export async function readBet(
  database: Database,
  memberId: bigint,
  language: 'en' | 'sw',
  id: bigint,
): Promise<BetRow | undefined> {
  const { rows } = await database.query<BetRow>(
    `SELECT ${betColumns} FROM rounds r
       JOIN games g ON g.id = r.game_id JOIN vendors v ON v.id = g.vendor_id
      WHERE r.member_id = $2 AND r.id = $3`,
    [language, memberId, id],
  );
  return rows[0];
}

export function betValue(row: BetRow): Bet {
  return {
    id: row.rowId.toString(),
    roundId: row.roundId,
    gameId: row.gameId,
    gameName: row.gameName,
    gameType: row.gameType,
    vassalage: row.vassalage,
    vendorName: row.vendorName,
    icon: `/art/tiles/${encodeURIComponent(row.gameId)}.svg`,
    currency: row.currency,
    stake: toDecimal(row.stake, row.currency),
    payout: toDecimal(row.payout, row.currency),
    state: stateNames[row.state],
    openedAt: row.openedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  };
}

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
