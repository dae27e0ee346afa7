/** Who bet in a round, in the order they came, with each operation at the wallet. */
import type { OfficeEntry } from '@bahati/contract/rooms-office/records.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Context } from '#games-server/context.ts';
import {
  readEntries,
  readStakes,
  type StoredEntry,
  type StoredStake,
  transactionIdOf,
} from '#games-server/tables/stakes/stored-stake.ts';
import { readTableRounds, type StoredTableRound } from '#games-server/tables/stored-table.ts';
import { proofOf } from '#games-server/tables/table-detail.ts';

export async function listOfficeEntries(
  { database, config }: Context,
  roundId: string,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<{ items: OfficeEntry[]; nextCursor: string | null }> {
  const [round] = await readTableRounds(database, 'WHERE t.id = $1', [roundId]);
  const entries = await readEntries(
    database,
    'WHERE e.round_id = $1 AND ($2::bigint IS NULL OR e.id > $2) ORDER BY e.id LIMIT $3',
    [roundId, readCursor(cursor), pageSize + 1],
  );
  const stakes = await readStakes(
    database,
    'WHERE s.entry_id = ANY($1::bigint[]) ORDER BY s.number',
    [entries.map(({ id }) => id)],
  );
  const rows = entries.map((entry) => ({ ...entry, rowId: entry.id }));
  return pageOf(rows, pageSize, (entry) => show(entry, stakes, round, config.GAMES_ORIGIN));
}

function show(
  entry: StoredEntry,
  all: readonly StoredStake[],
  round: StoredTableRound | undefined,
  origin: string,
): OfficeEntry {
  const { currency, state, payout } = entry;
  const own = all.filter(({ entryId }) => entryId === entry.id);
  const told = (amount: bigint) => toDecimal(amount, currency);
  const staked = own
    .filter((stake) => stake.state === 'taken')
    .reduce((sum, { amount }) => sum + amount, 0n);
  const isProven = round?.dealtAt && entry.opening !== null;
  return {
    externalId: entry.externalId,
    memberId: entry.memberId,
    name: entry.shownName,
    state,
    opening: entry.opening,
    stake: told(staked),
    payout: payout === null ? null : told(payout),
    attempts: entry.attempts,
    verifyUrl: isProven ? proofOf(origin, entry, round).verifyUrl : null,
    stakes: own.map((stake) => ({
      number: stake.number,
      transactionId: transactionIdOf(stake),
      opening: stake.opening,
      amount: told(stake.amount),
      state: stake.state,
      attempts: stake.attempts,
      refusal: stake.refusalCode,
    })),
  };
}
