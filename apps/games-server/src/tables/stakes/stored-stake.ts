/** Stakes and entries as they stand in the database. */
import type { TableEntry } from '@bahati/contract/games-frame/tables.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

export type StoredStake = {
  id: bigint;
  entryId: bigint;
  roundId: bigint;
  /** Of the entry, which is the round the wallet knows. */
  externalId: string;
  gameCode: string;
  number: number;
  memberId: string;
  idempotencyKey: string;
  opening: string;
  amount: bigint;
  currency: Currency;
  state: 'asking' | 'taken' | 'voiding' | 'voided' | 'refused';
  refusalCode: string | null;
  refusalDetails: Record<string, unknown> | null;
  balance: string | null;
  attempts: number;
  platformToken: string;
};

/** Reads stakes; `rest` names them `s`, their entries `e`, and begins with WHERE. */
export async function readStakes(
  database: Database | Transaction,
  rest: string,
  values: unknown[],
): Promise<StoredStake[]> {
  const { rows } = await database.query<StoredStake>(
    `SELECT s.id, s.entry_id AS "entryId", e.round_id AS "roundId", e.external_id AS "externalId",
            e.game_code AS "gameCode", s.number, s.member_id AS "memberId",
            s.idempotency_key AS "idempotencyKey", s.opening, s.amount, e.currency, s.state,
            s.refusal_code AS "refusalCode", s.refusal_details AS "refusalDetails", s.balance,
            s.attempts, f.platform_token AS "platformToken"
       FROM games.table_stakes s JOIN games.table_entries e ON e.id = s.entry_id
       JOIN games.frame_sessions f ON f.id = e.session_id ${rest}`,
    values,
  );
  return rows;
}

/** A stake's id at the wallet. */
export const transactionIdOf = ({
  externalId,
  number,
}: Pick<StoredStake, 'externalId' | 'number'>): string => `${externalId}-${number}`;

export type StoredEntry = {
  id: bigint;
  roomId: bigint;
  roundId: bigint;
  externalId: string;
  gameCode: string;
  memberId: string;
  shownName: string;
  currency: Currency;
  unit: bigint;
  opening: string | null;
  stake: bigint;
  payout: bigint | null;
  validStake: bigint | null;
  state: 'open' | 'paying' | 'settled' | 'voided';
  balance: string | null;
  attempts: number;
  createdAt: Date;
  changedAt: Date;
};

/** Reads entries; `rest` names them `e` and begins with WHERE. */
export async function readEntries(
  database: Database | Transaction,
  rest: string,
  values: unknown[],
): Promise<StoredEntry[]> {
  const { rows } = await database.query<StoredEntry>(
    `SELECT e.id, e.room_id AS "roomId", e.round_id AS "roundId", e.external_id AS "externalId",
            e.game_code AS "gameCode", e.member_id AS "memberId", e.shown_name AS "shownName",
            e.currency, e.unit, e.opening,
            e.stake, e.payout, e.valid_stake AS "validStake", e.state, e.balance, e.attempts,
            e.created_at AS "createdAt", e.changed_at AS "changedAt"
       FROM games.table_entries e ${rest}`,
    values,
  );
  return rows;
}

const shownStake = {
  asking: 'asking',
  taken: 'taken',
  voiding: 'returned',
  voided: 'returned',
  refused: 'refused',
} as const;

/** What its member sees of an entry and its stakes. */
export function showEntry(entry: StoredEntry, stakes: readonly StoredStake[]): TableEntry {
  const { currency } = entry;
  const own = stakes.filter(({ entryId }) => entryId === entry.id);
  const counted = own.filter(({ state }) => state === 'taken');
  const staked = counted.reduce((sum, { amount }) => sum + amount, 0n);
  const balances = [entry.balance, ...own.toReversed().map(({ balance }) => balance)];
  return {
    roundId: entry.roundId.toString(),
    entryId: entry.externalId,
    stake: toDecimal(entry.state === 'open' ? staked : entry.stake, currency),
    stakes: own.map(({ idempotencyKey, opening, amount, state, refusalCode }) => ({
      key: idempotencyKey,
      opening,
      amount: toDecimal(amount, currency),
      state: shownStake[state],
      refusal: refusalCode,
    })),
    payout: entry.payout === null ? null : toDecimal(entry.payout, currency),
    state: entry.state === 'voided' ? 'returned' : entry.state,
    balance: balances.find((balance) => balance !== null) ?? null,
  };
}
