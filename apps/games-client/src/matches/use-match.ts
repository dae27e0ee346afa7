/** What the parts of one table of matches share. */
import { createContext, useContext } from 'react';
import { useStore } from '#frame/shell/store.ts';
import type { MatchModule } from './match-game.ts';
import type { MatchState, MatchTable } from './table/match-table.ts';

type Match = { readonly table: MatchTable; readonly game: MatchModule };

const MatchContext = createContext<Match | null>(null);
export const MatchProvider = MatchContext.Provider;

export function useMatch(): Match {
  const match = useContext(MatchContext);
  if (!match) throw new Error('This part stands outside a table of matches.');
  return match;
}

export function useMatchState<T>(pick: (state: MatchState) => T): T {
  return useStore(useMatch().table.state, pick);
}
