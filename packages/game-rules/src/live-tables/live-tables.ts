/**
 * Live tables: rounds that everybody at a table shares, by the rules of a bet game without player
 * actions. One hash decides a round for all; what each stake pays is the game's own.
 */
import { type AnyBetGame, betGames } from '@bahati/game-rules/bet-games/bet-games.ts';
import {
  type Cloth,
  limitOf,
  openingOf,
  readStacks,
  type Stack,
} from '@bahati/game-rules/chips/cloth.ts';
import type { BetFigures } from '@bahati/game-rules/bet-games/figures.ts';
import { arenas } from '@bahati/game-rules/cockfight/arenas.ts';
import { lionLeopardFigures } from '@bahati/game-rules/tables/dragon-tiger/dragon-tiger.figures.ts';
import { lionLeopard } from '@bahati/game-rules/tables/dragon-tiger/dragon-tiger.rules.ts';
import type { LiveTable } from './live-table.ts';
import { tableSettings } from './table-settings.ts';

/** Tables that call what they play with by names of their own. */
const toldAnew: ReadonlyMap<string, Pick<LiveTable, 'rules' | 'figures'>> = new Map([
  [
    'simba-na-chui',
    {
      // Safe, because state and view only ever go back to the game that made them.
      rules: lionLeopard as unknown as AnyBetGame,
      figures: lionLeopardFigures as BetFigures<unknown>,
    },
  ],
]);

const tablesOfGames: readonly LiveTable[] = tableSettings.map(({ plays, ...table }) => {
  const found = betGames.find(({ game }) => game.code === plays);
  if (!found || found.game.acts) throw new Error(`No table can play ${plays}.`);
  const { game: rules, figures } = found;
  return { ...table, category: 'LIVE', rules, figures, ...toldAnew.get(table.code) };
});

export const liveTables: readonly LiveTable[] = [...tablesOfGames, ...arenas];

const byCode = new Map(liveTables.map((table) => [table.code, table]));

/** Undefined: no live table bears the code. */
export const liveTableOf = (code: string): LiveTable | undefined => byCode.get(code);

/** Several openings on one cloth as one; null: together they are more than the cloth takes. */
export function mergeOpenings(cloth: Cloth, openings: readonly string[]): string | null {
  if (openings.some((opening) => !readStacks(cloth, opening))) return null;
  const stacks = sumStacks(cloth, openings);
  return limitOf(cloth, stacks) ? null : openingOf(cloth, stacks);
}

/** What lies on each place in all, in the order of the cloth. */
export function sumStacks(cloth: Cloth, openings: readonly string[]): Stack[] {
  const chipsOn = new Map<string, number>();
  for (const opening of openings) {
    for (const { place, chips } of readStacks(cloth, opening) ?? []) {
      chipsOn.set(place, (chipsOn.get(place) ?? 0) + chips);
    }
  }
  return cloth.places.flatMap((place) => {
    const chips = chipsOn.get(place);
    return chips === undefined ? [] : [{ place, chips }];
  });
}
