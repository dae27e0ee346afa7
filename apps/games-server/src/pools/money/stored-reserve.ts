/** Reserves as they stand in the database. */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

export type StoredReserve = {
  id: bigint;
  externalId: string;
  roomId: bigint;
  openingId: bigint;
  clientSeed: string;
  gameCode: string;
  version: number;
  memberId: string;
  currency: Currency;
  amount: bigint;
  state: 'asking' | 'open' | 'paying' | 'settled' | 'refused' | 'voiding' | 'voided';
  hits: number;
  /** Stakes of shots that hit: what counts as turnover. */
  spent: bigint;
  won: bigint;
  payout: bigint | null;
  platformToken: string;
};

/** Reads reserves; `rest` names them `v` and begins with WHERE. */
export async function readReserves(
  database: Database | Transaction,
  rest: string,
  values: unknown[],
): Promise<StoredReserve[]> {
  const { rows } = await database.query<StoredReserve>(
    `SELECT v.id, v.external_id AS "externalId", v.room_id AS "roomId",
            v.opening_id AS "openingId", v.client_seed AS "clientSeed", v.game_code AS "gameCode", v.version,
            v.member_id AS "memberId", v.currency, v.amount, v.state, v.hits, v.spent, v.won,
            v.payout, f.platform_token AS "platformToken"
       FROM games.pool_reserves v JOIN games.frame_sessions f ON f.id = v.session_id ${rest}`,
    values,
  );
  return rows;
}
