/** Pages of the betting record: rounds of the own wallet and of vendors' wallets as one list. */
import type { Bet } from '@bahati/contract/player-site/gaming/gaming.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { tilePath } from '#domains/catalogue/catalogue.ts';
import {
  type BetFilter,
  type BetRow,
  findBet,
  listRounds,
  listVendorRounds,
  type Looked,
  type VendorPlace,
} from './bet-rows.ts';

/** Where a page ended in each of the two lists; null: not begun. */
export type BetPlace = { round: bigint | null; vendor: VendorPlace | null };

/** The opaque text of a place: `<round>`, `v<time>.<round>`, or one behind the other. */
export function betCursor({ round, vendor }: BetPlace): string {
  const text = `${round ?? ''}${vendor ? `v${vendor.at.getTime()}.${vendor.id}` : ''}`;
  return Buffer.from(text).toString('base64url');
}

/** Refuses `invalid_input`. */
export function readBetCursor(cursor: string | undefined): BetPlace {
  if (cursor === undefined) return { round: null, vendor: null };
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const parts = /^([1-9]\d{0,17})?(?:v(\d{1,15})\.([1-9]\d{0,17}))?$/.exec(text);
  if (!parts || text === '') {
    throw new Refusal('invalid_input', { fields: [{ field: 'cursor', problem: 'invalid' }] });
  }
  const [, round, at, id] = parts;
  return {
    round: round === undefined ? null : BigInt(round),
    vendor:
      at === undefined || id === undefined ? null : { at: new Date(Number(at)), id: BigInt(id) },
  };
}

/**
 * A member's bets, newest first, and where to go on. Both lists keep their own order, and of their
 * next two the newer one comes first, so that a walk through the pages shows every bet once. A page
 * ends early, perhaps without a bet, where one of them was not looked at any further.
 */
export async function readBets(
  database: Database,
  whose: { memberId: bigint; language: 'en' | 'sw' },
  { before, ...filter }: BetFilter & { before: BetPlace },
): Promise<{ rows: BetRow[]; next: BetPlace | null }> {
  const asked = { ...filter, limit: filter.limit + 1 };
  const [own, atVendors] = await Promise.all([
    listRounds(database, whose, before.round, asked),
    listVendorRounds(database, whose, before.vendor, asked),
  ]);
  const rows: BetRow[] = [];
  const next = { ...before };
  while (rows.length < filter.limit && !isAtEnd(own) && !isAtEnd(atVendors)) {
    const [first, second] = [own.rows[0], atVendors.rows[0]];
    const isOwn = first !== undefined && (!second || first.openedAt >= second.openedAt);
    const row = isOwn ? own.rows.shift() : atVendors.rows.shift();
    if (!row) return { rows, next: null };
    rows.push(row);
    if (isOwn) next.round = row.rowId;
    else next.vendor = { at: row.openedAt, id: row.rowId };
  }
  if (isAtEnd(own)) next.round = own.end;
  if (isAtEnd(atVendors)) next.vendor = atVendors.end;
  const hasMore = [own, atVendors].some(({ rows: left, end }) => left.length > 0 || end !== null);
  return { rows, next: hasMore ? next : null };
}

/** Further ones may follow, which were not looked at. */
const isAtEnd = ({ rows, end }: Looked<unknown>) => rows.length === 0 && end !== null;

/** One bet as the wire tells it; undefined when it is not the member's. */
export async function readBet(
  database: Database,
  whose: { memberId: bigint; language: 'en' | 'sw' },
  id: bigint,
): Promise<Bet | undefined> {
  const row = await findBet(database, whose, id);
  return row && betValue(row, whose.language);
}

const stateNames = { 1: 'open', 2: 'settled', 3: 'voided' } as const;

export function betValue(row: BetRow, language: 'en' | 'sw'): Bet {
  return {
    id: row.rowId.toString(),
    roundId: row.roundId,
    gameId: row.gameId,
    gameName: row.gameName,
    gameType: row.gameType,
    vassalage: row.vassalage,
    vendorName: row.vendorName,
    icon: tilePath(language, row.gameId),
    currency: row.currency,
    stake: toDecimal(row.stake, row.currency),
    payout: toDecimal(row.payout, row.currency),
    validStake: row.validStake === null ? null : toDecimal(row.validStake, row.currency),
    state: stateNames[row.state],
    openedAt: row.openedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    isTransferWallet: row.isTransferWallet,
    isFreeRound: row.isFreeRound,
  };
}
