/** What selections of the slip are called. */
import { useNames } from '#features/sportsbook/names/use-names.ts';
import { useOddsFormat } from '#features/sportsbook/odds/odds-format.ts';
import { formatOdds } from '@bahati/book-rules/odds-formats.ts';

type Named = {
  sport: string;
  market: string;
  outcome: string;
  home: string | null;
  away: string | null;
  participant: string | null;
};

/** The event as the names need it: its sides, or the one who takes part in an outright. */
function eventOf({ sport, outcome, home, away, participant }: Named) {
  const side = (id: string, name: string) => ({ id, name, shortName: name });
  return {
    sport,
    participants:
      participant === null
        ? [side('1', home ?? ''), side('2', away ?? '')]
        : [side(outcome.slice(1), participant)],
  };
}

export function useSelectionNames() {
  const names = useNames();
  const format = useOddsFormat();
  return {
    market: (selection: Named) => names.market(selection.market, eventOf(selection)),
    outcome: (selection: Named) =>
      names.outcome(selection.market, selection.outcome, eventOf(selection)),
    odds: (odds: number) => formatOdds(odds, format),
  };
}
