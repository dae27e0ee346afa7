/**
 * Bets as rows, from both places they stand in: rounds of the platform's own wallet, and rounds that
 * vendors with wallets of their own told. Each list has an order of its own, newest first.
 */
import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database } from '@bahati/server-kit/database.ts';

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
  /** Null: it is open. */
  validStake: bigint | null;
  state: 1 | 2 | 3;
  openedAt: Date;
  settledAt: Date | null;
  providerId: number;
  /** Its money moved in the wallet the vendor keeps. */
  isTransferWallet: boolean;
};

export type BetFilter = {
  limit: number;
  from?: string | undefined;
  to?: string | undefined;
  state?: 'open' | 'settled' | 'voided' | undefined;
  vassalage?: string | undefined;
  gameType?: string | undefined;
  wallet?: 'main' | 'vendor' | undefined;
};

const gameColumns = `g.game_id AS "gameId", g.game_code AS "gameCode",
  CASE WHEN $1 = 'sw' THEN g.name_sw ELSE g.name_en END AS "gameName",
  g.category AS "gameType", v.code AS vassalage, v.name AS "vendorName"`;

const selectRounds = `
  SELECT r.id AS "rowId", r.external_id AS "roundId", ${gameColumns}, r.currency, r.stake, r.payout,
         CASE WHEN r.state <> 1 THEN coalesce(r.valid_stake, r.stake) END AS "validStake", r.state, r.opened_at AS "openedAt", r.settled_at AS "settledAt",
         r.provider_id AS "providerId", false AS "isTransferWallet"
    FROM rounds r JOIN games g ON g.id = r.game_id JOIN vendors v ON v.id = g.vendor_id
   WHERE r.member_id = $2`;

const selectVendorRounds = `
  SELECT r.id AS "rowId", r.external_id AS "roundId", ${gameColumns}, r.currency, r.stake, r.payout,
         coalesce(r.valid_stake, r.stake) AS "validStake", 2 AS state, r.played_at AS "openedAt", r.played_at AS "settledAt",
         p.id AS "providerId", true AS "isTransferWallet"
    FROM vendor_rounds r JOIN games g ON g.id = r.game_id JOIN vendors v ON v.id = g.vendor_id
         JOIN provider_profiles p ON v.id = ANY(p.vendor_ids)
   WHERE r.member_id = $2`;

type Whose = { memberId: bigint; language: 'en' | 'sw' };

/**
 * Rounds below an id. Times become ids, an hour early and late, so that a range long ago is not
 * walked to from today.
 */
export async function listRounds(
  database: Database,
  { memberId, language }: Whose,
  before: bigint | null,
  { limit, from, to, state, vassalage, gameType, wallet }: BetFilter,
): Promise<BetRow[]> {
  if (wallet === 'vendor') return [];
  const { rows } = await database.query<BetRow>(
    `${selectRounds} AND ($3::bigint IS NULL OR r.id < $3)
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
      before,
      from ?? null,
      to ?? null,
      state ? stateNumbers[state] : null,
      vassalage ?? null,
      gameType ?? null,
      limit,
    ],
  );
  return rows;
}

/** Where a list of vendors' rounds was left: they are told late, and so stand in order of time. */
export type VendorPlace = { at: Date; id: bigint };

/** Vendors' rounds below a place; they are told once they are over. */
export async function listVendorRounds(
  database: Database,
  { memberId, language }: Whose,
  before: VendorPlace | null,
  { limit, from, to, state, vassalage, gameType, wallet }: BetFilter,
): Promise<BetRow[]> {
  if (wallet === 'main' || (state !== undefined && state !== 'settled')) return [];
  const { rows } = await database.query<BetRow>(
    `${selectVendorRounds}
        AND ($3::timestamptz IS NULL OR (r.played_at, r.id) < ($3, $4))
        AND ($5::timestamptz IS NULL OR r.played_at >= $5)
        AND ($6::timestamptz IS NULL OR r.played_at < $6)
        AND ($7::text IS NULL OR v.code = $7) AND ($8::text IS NULL OR g.category = $8)
      ORDER BY r.played_at DESC, r.id DESC LIMIT $9`,
    [
      language,
      memberId,
      before?.at ?? null,
      before?.id ?? null,
      from ?? null,
      to ?? null,
      vassalage ?? null,
      gameType ?? null,
      limit,
    ],
  );
  return rows;
}

/** One bet of a member, whichever wallet it was played from; undefined when it is not his. */
export async function findBet(
  database: Database,
  { memberId, language }: Whose,
  id: bigint,
): Promise<BetRow | undefined> {
  const { rows } = await database.query<BetRow>(
    `${selectRounds} AND r.id = $3 UNION ALL ${selectVendorRounds} AND r.id = $3`,
    [language, memberId, id],
  );
  return rows[0];
}
