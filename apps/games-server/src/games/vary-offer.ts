/**
 * The order in which ten thousand games are offered. The rows a visitor sees first hold games that
 * differ: in what they are about, where they play, how they are won and who brings them out.
 */
import type { StudioGame } from '@bahati/game-rules/slots/studio/studio-game.ts';

/** So many places are chosen, twelve pages of a list; behind them the rest stands by age. */
export const variedPlaces = 720;

/** A place is given to one of the next so many games. */
const choice = 500;

/** What games may have in common, and for how many places before it a game should not. */
const apart = { noun: 240, saying: 14, model: 9, theme: 6, vendor: 2, volatility: 1 } as const;

type Trait = keyof typeof apart;

const traits = Object.keys(apart) as Trait[];

export function traitsOf(game: StudioGame): Record<Trait, string> {
  const { sw } = game.definition.title;
  const [, noun = sw, saying = ''] = /^(.+?) (?:wa|ya|la|cha|za) (.+)$/.exec(sw) ?? [];
  const { model, theme, volatility } = game;
  return { noun, saying, model, theme, vendor: game.vendor.code, volatility };
}

/** The same games, each once. */
export function varyOffer(games: readonly StudioGame[]): StudioGame[] {
  const waiting = games.map((game) => ({ game, traits: traitsOf(game) }));
  const placed: typeof waiting = [];
  const lastPlace = new Map(traits.map((trait) => [trait, new Map<string, number>()]));
  const places = Math.min(variedPlaces, games.length);
  while (placed.length < places) {
    const costs = waiting
      .slice(0, choice)
      .map((one) => costOf(one.traits, placed.length, lastPlace));
    const [next] = waiting.splice(costs.indexOf(Math.min(...costs)), 1);
    if (!next) break;
    for (const trait of traits) lastPlace.get(trait)?.set(next.traits[trait], placed.length);
    placed.push(next);
  }
  return [...placed, ...waiting].map(({ game }) => game);
}

/** Nothing for a game that has nothing in common with those before it; the nearer, the more. */
function costOf(
  mine: Record<Trait, string>,
  place: number,
  lastPlace: ReadonlyMap<Trait, ReadonlyMap<string, number>>,
): number {
  return traits.reduce((sum, trait) => {
    const last = lastPlace.get(trait)?.get(mine[trait]);
    const missing = last === undefined ? 0 : Math.max(0, apart[trait] + 1 - (place - last));
    return sum + missing / apart[trait];
  }, 0);
}
