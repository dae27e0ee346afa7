/** What the parts of a table of poker share. */
import type { Card } from '@bahati/game-rules/cards/card.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { createContext, useContext } from 'react';
import { useStore } from '#frame/shell/store.ts';
import type { PokerTable, TableState } from './table/poker-table.ts';

/** One of the games of poker. */
export type Variant = {
  readonly holeCards: number;
  /** The cards that make the hand, of those in hand and those on the board. */
  readonly bestFive: (hole: readonly Card[], board: readonly Card[]) => readonly Card[];
  /** What is told of it before the rules of all. */
  readonly rules: readonly Words[];
};

type Poker = {
  readonly table: PokerTable;
  readonly variant: Variant;
  /** What stands on a plate in place of the chips; null: the chips do. */
  readonly noteOf?: (seat: number) => string | null;
};

const PokerContext = createContext<Poker | null>(null);
export const PokerProvider = PokerContext.Provider;

export function usePoker(): Poker {
  const poker = useContext(PokerContext);
  if (!poker) throw new Error('This part stands outside a table of poker.');
  return poker;
}

export function useTableState<T>(pick: (state: TableState) => T): T {
  return useStore(usePoker().table.state, pick);
}
