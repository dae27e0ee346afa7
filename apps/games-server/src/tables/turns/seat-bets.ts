/** First bets of a round at a table with seats, with the raises that were paid. */
import { readStacks } from '@bahati/game-rules/chips/cloth.ts';
import type { LiveTable } from '@bahati/game-rules/live-tables/live-table.ts';
import type { BetKind } from '@bahati/game-rules/live-tables/table-seats.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';

export type SeatBet = {
  readonly entryId: bigint;
  readonly memberId: string;
  readonly kind: BetKind;
  readonly seat: number;
  /** In chips. */
  readonly first: number;
  readonly raises: ReadonlySet<number>;
};

type Row = { entryId: bigint; memberId: string; opening: string };

/** Of stakes the wallet has taken, in the order of entries. */
export async function readSeatBets(
  transaction: Transaction,
  { cloth, seats, code }: LiveTable,
  roundId: bigint,
): Promise<SeatBet[]> {
  if (!seats) throw new Error(`${code} has no seats.`);
  const { rows } = await transaction.query<Row>(
    `SELECT e.id AS "entryId", e.member_id AS "memberId", s.opening
       FROM games.table_stakes s JOIN games.table_entries e ON e.id = s.entry_id
      WHERE e.round_id = $1 AND s.state = 'taken' ORDER BY e.id, s.number`,
    [roundId],
  );
  const bets = new Map<string, SeatBet>();
  for (const { entryId, memberId, opening } of rows) {
    for (const { place, chips } of readStacks(cloth, opening) ?? []) {
      const found = seats.readPlace(place);
      if (!found) throw new Error(`A stake lies on ${place}.`);
      const { kind, seat, raise } = found;
      const key = `${entryId} ${kind}${seat}`;
      const known = bets.get(key) ?? { entryId, memberId, kind, seat, first: 0, raises: new Set() };
      bets.set(
        key,
        raise === null
          ? { ...known, first: known.first + chips }
          : { ...known, raises: new Set([...known.raises, raise]) },
      );
    }
  }
  return [...bets.values()];
}
