/** Which of two own parts is the later one: they may be told out of their order. Pure. */
import type { TableEntry, TableOwn } from '@bahati/contract/games-frame/tables.ts';

const entryRanks = { open: 0, paying: 1, settled: 2, returned: 3 } as const;

export function newerOwn(before: TableOwn, next: TableOwn): TableOwn {
  const [known, told] = [before.entry, next.entry];
  if (!known || !told) return told ? next : before;
  if (known.roundId !== told.roundId) {
    return BigInt(told.roundId) > BigInt(known.roundId) ? next : before;
  }
  return rankOf(told) >= rankOf(known) ? next : before;
}

/** Of one entry: its state goes on, and so do its stakes. */
function rankOf({ state, stakes }: TableEntry): number {
  const decided = stakes.filter((stake) => stake.state !== 'asking').length;
  return entryRanks[state] * 10_000 + stakes.length * 100 + decided;
}
