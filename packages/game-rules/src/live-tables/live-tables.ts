/**
 * Live tables: rounds that everybody at a table shares, by the rules of a bet game without player
 * actions. One hash decides a round for all; what each stake pays is the game's own.
 */
import { type AnyBetGame, betGames } from '@bahati/game-rules/bet-games/bet-games.ts';
import { type Cloth, limitOf, openingOf, readStacks } from '@bahati/game-rules/chips/cloth.ts';
import type { BetFigures } from '@bahati/game-rules/bet-games/figures.ts';
import { type TableSettings, tableSettings } from './table-settings.ts';

export type LiveTable = Omit<TableSettings, 'plays'> & {
  readonly rules: AnyBetGame;
  readonly figures: BetFigures<unknown>;
};

export const liveTables: readonly LiveTable[] = tableSettings.map(({ plays, ...table }) => {
  const found = betGames.find(({ game }) => game.code === plays);
  if (!found || found.game.acts) throw new Error(`No table can play ${plays}.`);
  return { ...table, rules: found.game, figures: found.figures };
});

const byCode = new Map(liveTables.map((table) => [table.code, table]));

/** Undefined: no live table bears the code. */
export const liveTableOf = (code: string): LiveTable | undefined => byCode.get(code);

/** Several openings on one cloth as one; null: together they are more than the cloth takes. */
export function mergeOpenings(cloth: Cloth, openings: readonly string[]): string | null {
  const chipsOn = new Map<string, number>();
  for (const opening of openings) {
    const stacks = readStacks(cloth, opening);
    if (!stacks) return null;
    for (const { place, chips } of stacks) chipsOn.set(place, (chipsOn.get(place) ?? 0) + chips);
  }
  const stacks = [...chipsOn].map(([place, chips]) => ({ place, chips }));
  return limitOf(cloth, stacks) ? null : openingOf(cloth, stacks);
}
