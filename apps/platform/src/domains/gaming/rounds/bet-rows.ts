/**
 * Bets as rows, from both places they stand in: rounds of the platform's own wallet, and rounds that
 * vendors with wallets of their own told. Each list has an order of its own, newest first.
 */
import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { slipStates } from '#domains/gaming/wallet-calls/wallet-calls.ts';
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
  isFreeRound: boolean;
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

/** For one page of a filtered list so many rounds are looked at. */
const mostLookedAt = 2_000;

const gameColumns = (language: string) => `g.game_id AS "gameId", g.game_code AS "gameCode",
  CASE WHEN ${language} = 'sw' THEN g.name_sw ELSE g.name_en END AS "gameName",
  g.category AS "gameType", v.code AS vassalage, v.name AS "vendorName"`;

const roundColumns = (language: string) => `
  r.id AS "rowId", r.external_id AS "roundId", ${gameColumns(language)}, r.currency, r.stake, r.payout,
  CASE WHEN r.state <> 1 THEN coalesce(r.valid_stake, r.stake) END AS "validStake", r.state,
  r.opened_at AS "openedAt", r.settled_at AS "settledAt", r.provider_id AS "providerId",
  false AS "isTransferWallet", r.grant_id IS NOT NULL AS "isFreeRound"`;

const vendorRoundColumns = (language: string) => `
  r.id AS "rowId", r.external_id AS "roundId", ${gameColumns(language)}, r.currency, r.stake, r.payout,
  coalesce(r.valid_stake, r.stake) AS "validStake", 2 AS state, r.played_at AS "openedAt",
  r.played_at AS "settledAt", p.id AS "providerId", true AS "isTransferWallet", false AS "isFreeRound"`;

const withGame = 'JOIN games g ON g.id = r.game_id JOIN vendors v ON v.id = g.vendor_id';
const withVendor = `${withGame} JOIN provider_profiles p ON v.id = ANY(p.vendor_ids)`;

type Whose = { memberId: bigint; language: 'en' | 'sw' };

/**
 * Rounds of a page, newest first, and the last place that was looked at where further ones may
 * follow though the page is not full: a filter that finds little does not walk the whole history.
 */
export type Looked<Place> = { rows: BetRow[]; end: Place | null };

/**
 * A slip that was cancelled before it arrived is none the member placed. Times become ids, an hour early and late, so that a range long ago is not walked to from today.
 * The values: member, below this id, from, to.
 */
const roundsOfMember = `
  r.member_id = $1 AND r.slip_state IS DISTINCT FROM ${slipStates.unknown}
    AND ($2::bigint IS NULL OR r.id < $2)
    AND ($3::timestamptz IS NULL OR r.id >= (SELECT first_round_id_from($3::timestamptz - interval '1 hour')))
    AND ($4::timestamptz IS NULL OR r.id < (SELECT first_round_id_from($4::timestamptz + interval '1 hour')))`;

const lookedAtRounds = `
  SELECT * FROM rounds r WHERE ${roundsOfMember} ORDER BY r.id DESC LIMIT ${mostLookedAt}`;

const pageOfRounds = (source: string, condition: string) => `
  SELECT ${roundColumns('$5')} FROM ${source} r ${withGame}
   WHERE ${condition} AND ($3::timestamptz IS NULL OR r.opened_at >= $3)
     AND ($4::timestamptz IS NULL OR r.opened_at < $4)
     AND ($6::smallint IS NULL OR r.state = $6)
     AND ($7::text IS NULL OR v.code = $7) AND ($8::text IS NULL OR g.category = $8)
   ORDER BY r.id DESC LIMIT $9`;

const allRounds = pageOfRounds('rounds', roundsOfMember);
const openRounds = pageOfRounds(
  `(SELECT r.* FROM open_rounds o JOIN rounds r ON r.id = o.round_id WHERE o.member_id = $1)`,
  roundsOfMember,
);
const filteredRounds = pageOfRounds(`(${lookedAtRounds})`, 'true');

const lastRoundLookedAt = `SELECT r.id FROM rounds r WHERE ${roundsOfMember}
  ORDER BY r.id DESC OFFSET ${mostLookedAt - 1} LIMIT 1`;

export async function listRounds(
  database: Database,
  { memberId, language }: Whose,
  before: bigint | null,
  { limit, from, to, state, vassalage, gameType, wallet }: BetFilter,
): Promise<Looked<bigint>> {
  if (wallet === 'vendor') return { rows: [], end: null };
  const place = [memberId, before, from ?? null, to ?? null];
  // Open rounds are few and have a table of their own.
  const isFiltered = state !== 'open' && (state ?? vassalage ?? gameType) !== undefined;
  const all = state === 'open' ? openRounds : allRounds;
  const { rows } = await database.query<BetRow>(isFiltered ? filteredRounds : all, [
    ...place,
    language,
    state ? stateNumbers[state] : null,
    vassalage ?? null,
    gameType ?? null,
    limit,
  ]);
  if (!isFiltered || rows.length === limit) return { rows, end: null };
  const looked = await database.query<{ id: bigint }>(lastRoundLookedAt, place);
  const end = looked.rows[0]?.id ?? null;
  return { rows: rows.filter(({ rowId }) => end === null || rowId >= end), end };
}

/** Where a list of vendors' rounds was left: they are told late, and so stand in order of time. */
export type VendorPlace = { at: Date; id: bigint };

/** The values: member, below this time and id, from, to. */
const vendorRoundsOfMember = `
  r.member_id = $1 AND ($2::timestamptz IS NULL OR (r.played_at, r.id) < ($2, $3))
    AND ($4::timestamptz IS NULL OR r.played_at >= $4)
    AND ($5::timestamptz IS NULL OR r.played_at < $5)`;

const pageOfVendorRounds = (source: string, condition: string) => `
  SELECT ${vendorRoundColumns('$6')} FROM ${source} r ${withVendor}
   WHERE ${condition}
     AND ($7::text IS NULL OR v.code = $7) AND ($8::text IS NULL OR g.category = $8)
   ORDER BY r.played_at DESC, r.id DESC LIMIT $9`;

const allVendorRounds = pageOfVendorRounds('vendor_rounds', vendorRoundsOfMember);
const filteredVendorRounds = pageOfVendorRounds(
  `(SELECT * FROM vendor_rounds r WHERE ${vendorRoundsOfMember}
     ORDER BY r.played_at DESC, r.id DESC LIMIT ${mostLookedAt})`,
  'true',
);

const lastVendorRoundLookedAt = `
  SELECT r.played_at AS at, r.id FROM vendor_rounds r WHERE ${vendorRoundsOfMember}
   ORDER BY r.played_at DESC, r.id DESC OFFSET ${mostLookedAt - 1} LIMIT 1`;

/** Vendors' rounds below a place; they are told once they are over. */
export async function listVendorRounds(
  database: Database,
  { memberId, language }: Whose,
  before: VendorPlace | null,
  { limit, from, to, state, vassalage, gameType, wallet }: BetFilter,
): Promise<Looked<VendorPlace>> {
  if (wallet === 'main' || (state !== undefined && state !== 'settled')) {
    return { rows: [], end: null };
  }
  const place = [memberId, before?.at ?? null, before?.id ?? null, from ?? null, to ?? null];
  const isFiltered = (vassalage ?? gameType) !== undefined;
  const { rows } = await database.query<BetRow>(
    isFiltered ? filteredVendorRounds : allVendorRounds,
    [...place, language, vassalage ?? null, gameType ?? null, limit],
  );
  if (!isFiltered || rows.length === limit) return { rows, end: null };
  const looked = await database.query<VendorPlace>(lastVendorRoundLookedAt, place);
  const end = looked.rows[0] ?? null;
  return { rows: end === null ? rows : rows.filter((row) => isUpTo(row, end)), end };
}

const isUpTo = ({ openedAt, rowId }: BetRow, { at, id }: VendorPlace) =>
  openedAt > at || (openedAt.getTime() === at.getTime() && rowId >= id);

/** One bet of a member, whichever wallet it was played from; undefined when it is not his. */
export async function findBet(
  database: Database,
  { memberId, language }: Whose,
  id: bigint,
): Promise<BetRow | undefined> {
  const { rows } = await database.query<BetRow>(
    `SELECT ${roundColumns('$3')} FROM rounds r ${withGame} WHERE r.member_id = $1 AND r.id = $2
      UNION ALL
      SELECT ${vendorRoundColumns('$3')} FROM vendor_rounds r ${withVendor}
       WHERE r.member_id = $1 AND r.id = $2`,
    [memberId, id, language],
  );
  return rows[0];
}
