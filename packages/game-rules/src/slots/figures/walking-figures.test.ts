import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { wildsAfter } from '@bahati/game-rules/slots/mechanics/placed-wilds.ts';
import type { Cell } from '@bahati/game-rules/slots/outcome.ts';
import { toNumber } from '@bahati/game-rules/rational.ts';
import { everyStops, threeReels } from '@bahati/game-rules/slots/small-games.ts';
import { resolveBaseSpin, resolveFreeSpin } from '@bahati/game-rules/slots/spin.ts';
import { statedWithWalkingWilds, walkEveryRound } from './walking-figures.ts';

/** Two rows on three reels, all ways; the wild of the last reel sets out on its walk. */
const game: SlotDefinition = {
  ...threeReels,
  rows: 2,
  wild: 0,
  wilds: { kind: 'walking' },
  payRule: { kind: 'ways' },
  lines: [],
  stakeUnits: 10,
  symbols: threeReels.symbols.map((symbol, id) => ({
    ...symbol,
    pays: [[], [0, 0, 0, 30], [0, 0, 2, 7], [0, 0, 0, 3]][id] ?? [],
  })),
  reels: [
    [1, 2, 3, 2],
    [1, 3, 2, 1],
    [2, 0, 3, 1],
  ],
  freeReels: [
    [1, 2, 3],
    [2, 3, 1, 1],
    [3, 0, 2, 1, 2],
  ],
};

type Series = { readonly mean: number; readonly square: number };

/** Plays every window of every respin through the engine, walks alike being played once. */
function playEveryRound(definition: SlotDefinition) {
  const windows = [...everyStops(definition.freeReels)];
  const known = new Map<string, Series>();
  const seen = { top: 0 };
  const follow = (wilds: readonly Cell[], played: number): Series => {
    const key = `${played} ${JSON.stringify(wilds)}`;
    const found = known.get(key);
    if (found) return found;
    let [mean, square] = [0, 0];
    for (const stops of windows) {
      const { window, pay, freeSpinsWon } = resolveFreeSpin(definition, stops, played, { wilds });
      seen.top = Math.max(seen.top, pay);
      const later =
        freeSpinsWon > 0
          ? follow(wildsAfter(definition, window), played + 1)
          : { mean: 0, square: 0 };
      mean += (pay + later.mean) / windows.length;
      square += (pay * pay + 2 * pay * later.mean + later.square) / windows.length;
    }
    known.set(key, { mean, square });
    return { mean, square };
  };
  const rounds = [...everyStops(definition.reels)].map((stops) => {
    const { window, pay, freeSpinsWon } = resolveBaseSpin(definition, stops);
    seen.top = Math.max(seen.top, pay);
    const later =
      freeSpinsWon > 0 ? follow(wildsAfter(definition, window), 1) : { mean: 0, square: 0 };
    return {
      mean: pay + later.mean,
      square: pay * pay + 2 * pay * later.mean + later.square,
      isBegun: freeSpinsWon > 0,
      isHit: pay > 0 || freeSpinsWon > 0,
    };
  });
  const average = (of: (round: (typeof rounds)[number]) => number) =>
    rounds.reduce((sum, round) => sum + of(round), 0) / rounds.length;
  return {
    mean: average(({ mean }) => mean),
    square: average(({ square }) => square),
    begun: average(({ isBegun }) => Number(isBegun)),
    hits: average(({ isHit }) => Number(isHit)),
    top: seen.top,
  };
}

const isNear = (seen: number, played: number) =>
  assert.ok(Math.abs(seen - played) <= 1e-9 * played, `${seen} for ${played}`);

test('walks followed by their states come to what playing every one of them comes to', () => {
  const played = playEveryRound(game);
  const { mean, square, begun } = walkEveryRound(game);
  isNear(toNumber(mean), played.mean);
  isNear(toNumber(square), played.square);
  isNear(toNumber(begun), played.begun);
  const stated = statedWithWalkingWilds(game);
  const one = (value: number) => String(Math.round(value * 10) / 10);
  assert.equal(Number(stated.topSpin.timesTotalStake), Number(one(played.top / 10)));
  isNear(Number(stated.hitRatePercent), Math.round(played.hits * 10_000) / 100);
});

test('a walk that no new wild prolongs is over once it has crossed the reels', () => {
  const quiet = {
    ...game,
    freeReels: [
      [1, 2, 3],
      [2, 3, 1, 1],
      [3, 2, 1, 2],
    ],
  };
  const { found, begun } = walkEveryRound(quiet);
  const respins = found.reduce((sum, { often }) => sum + toNumber(often), 0);
  isNear(respins, 2 * toNumber(begun));
  isNear(toNumber(walkEveryRound(quiet).mean), playEveryRound(quiet).mean);
});

test('wilds that land elsewhere, pay, or share a game with scatters are refused', () => {
  for (const other of [
    {
      ...game,
      reels: [
        [1, 0],
        [1, 2],
        [0, 1],
      ],
    },
    { ...game, scatter: 3 },
    { ...game, wilds: { kind: 'sticky' } as const },
    { ...game, symbols: game.symbols.map((symbol) => ({ ...symbol, pays: [0, 0, 0, 1] })) },
  ]) {
    assert.throws(() => walkEveryRound(other), RangeError);
  }
});
