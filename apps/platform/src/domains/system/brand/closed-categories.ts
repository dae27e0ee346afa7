/** Which categories a country's law keeps closed until the operator shows a licence for them. */
import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';

/** Cruelty to animals is a crime in both; a brand made there begins without it. */
const closedByCountry: Readonly<Record<string, readonly GameCategory[]>> = {
  KE: ['COCKFIGHT'],
  TZ: ['COCKFIGHT'],
};

export function defaultClosedCategories(jurisdiction: string): GameCategory[] {
  return [...(closedByCountry[jurisdiction] ?? [])];
}

/** Some law closes it: opening it takes two people. */
export function isClosedByLaw(category: GameCategory): boolean {
  return Object.values(closedByCountry).some((closed) => closed.includes(category));
}
