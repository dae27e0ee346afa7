/** Games for tests that play one of each kind: which models they are taken from. */
import { repetitions } from '@bahati/testing/tier.ts';
import type { MathModel } from './models/model.ts';
import { mathModels } from './models/models.ts';
import { type StudioGame, studioGame, studioGameCount } from './studio-game.ts';

/** The first game that plays by each model, by the model's key. */
export function firstGames(): ReadonlyMap<string, StudioGame> {
  const games = new Map<string, StudioGame>();
  for (let at = 1; games.size < mathModels.length && at <= studioGameCount; at += 1) {
    const game = studioGame(at);
    if (!games.has(game.model)) games.set(game.model, game);
  }
  return games;
}

/** A game of one model of each set of mechanics; in the long tier one of every model. */
export function gamesOfModels(what: string): readonly StudioGame[] {
  const kinds = [...Map.groupBy(mathModels, kindOf).values()];
  const isLong = repetitions(what, { usual: kinds.length, long: mathModels.length }) > kinds.length;
  const models = isLong ? mathModels : kinds.flatMap((kind) => kind.slice(0, 1));
  const games = firstGames();
  return models.map(({ key }) => {
    const game = games.get(key);
    if (!game) throw new RangeError(`No game plays ${key}.`);
    return game;
  });
}

/** How a window is read, and what there is besides. */
function kindOf({ lines, freeSpins, mechanic = {} }: MathModel): string {
  const { payRule, wilds, spinMultiplier, ...rest } = mechanic;
  const drawn = (['paid', 'free'] as const).filter(
    (spins) => (spinMultiplier?.[spins].length ?? 0) > 1,
  );
  return [
    payRule?.kind ?? (lines.length === 1 ? 'a line' : 'lines'),
    wilds?.kind,
    ...drawn,
    freeSpins ? 'series' : null,
    ...Object.keys(rest).filter((key) => key !== 'stakeUnits'),
  ].join(' ');
}
