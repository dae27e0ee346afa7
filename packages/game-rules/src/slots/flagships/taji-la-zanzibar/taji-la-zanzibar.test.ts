import assert from 'node:assert/strict';
import { test } from 'node:test';
import { winningTickets } from '@bahati/game-rules/slots/progressive.ts';
import { statedFrom } from '@bahati/game-rules/slots/figures/stated-figures.ts';
import { wholePays } from '@bahati/game-rules/slots/figures/volatility.ts';
import { enumerateWindows } from '@bahati/game-rules/slots/figures/window-distribution.ts';
import { tajiLaZanzibar } from './taji-la-zanzibar.rules.ts';

const { definition, figures } = tajiLaZanzibar;
const levels = definition.progressive?.levels ?? assert.fail('no jackpots');

test('the figures shown to players are those of every window, and of the jackpots', () => {
  const { reels, freeReels } = definition;
  const base = wholePays(definition, enumerateWindows(definition, reels), 1);
  const free = wholePays(definition, enumerateWindows(definition, freeReels), 2);
  assert.deepEqual(statedFrom(definition, base, free), figures);
});

test('every stake on offer has its exact share of the tickets of every jackpot', () => {
  for (const currency of ['KES', 'TZS', 'XPL'] as const) {
    for (const stake of definition.betLevels[currency]) {
      for (const level of levels) {
        const tickets = winningTickets(level, currency, stake);
        assert.equal(tickets * level.oneIn[currency], stake * 1_000_000_000_000n);
      }
    }
  }
});

test('each jackpot is rarer and richer than the one before; the grand comes in 50 million', () => {
  for (const [at, { seed, oneIn }] of levels.entries()) {
    const next = levels[at + 1];
    assert.ok(!next || (next.seed.KES > seed.KES && next.oneIn.KES > oneIn.KES));
    assert.deepEqual([seed.TZS, oneIn.TZS], [seed.KES * 20n, oneIn.KES * 20n]);
  }
  assert.equal(levels[3].oneIn.KES, 50_000_000n * 100n);
});

test('the tower strikes on every other reel, never twice in the window of one', () => {
  const tower = definition.scatter ?? assert.fail('no scatter');
  for (const strips of [definition.reels, definition.freeReels]) {
    assert.deepEqual(
      strips.map((strip) => strip.includes(tower)),
      [true, false, true, false, true],
    );
    for (const strip of strips) {
      const turned = [...strip, ...strip.slice(0, 2)];
      for (const stop of strip.keys()) {
        const shown = turned.slice(stop, stop + 3).filter((symbol) => symbol === tower);
        assert.ok(shown.length <= 1);
      }
    }
  }
});
