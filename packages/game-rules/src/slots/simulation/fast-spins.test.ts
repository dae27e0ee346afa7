import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createKeystream } from '@bahati/fairness/node-keystream.ts';
import type { SlotDefinition, Strip } from '@bahati/game-rules/slots/definition.ts';
import { createFastReels } from './fast-reels.ts';
import { createStopDrawer, createWinRecords, evaluateSpins } from './fast-spins.ts';
import { crowdedGame, everyStops } from '@bahati/game-rules/slots/small-games.ts';
import { resolveBaseSpin, resolveFreeSpin } from '@bahati/game-rules/slots/spin.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';

const key = new Uint8Array(32).fill(7);

test('50,000 random windows of each set of reels win the same as in the engine', () => {
  for (const strips of [taaZaPwani.reels, taaZaPwani.freeReels]) {
    const stops = new Uint16Array(50_000 * strips.length);
    createStopDrawer(createKeystream(key))(createFastReels(taaZaPwani, strips), stops);
    assertSameWins(taaZaPwani, strips, stops);
  }
});

test('every window of a game that pays two alike wins the same as in the engine', () => {
  const strips = [
    [0, 2, 1, 3, 2],
    [2, 0, 4, 2],
    [3, 2, 0, 4, 1],
    [0, 2, 3, 4],
    [4, 2, 0, 3],
  ];
  const stops = Uint16Array.from([...everyStops(strips)].flat());
  assertSameWins(crowdedGame(strips, strips), strips, stops);
});

test('stops on strips of odd lengths are drawn evenly, uneven words refused', () => {
  // A made-up source walks through all words of 16 bits once per reel: exactly even shares.
  const strips = [29, 31, 37].map((length) => Array.from({ length }, () => 2));
  const game = { ...crowdedGame(strips, strips), lines: [[0, 0, 0]] };
  const reels = createFastReels(game, strips);
  for (const [reel, { length }] of strips.entries()) {
    const everyWord = Uint16Array.from({ length: 65_536 }, (_, word) => word);
    const share = Math.floor(65_536 / length);
    const stops = new Uint16Array(share * length);
    const single = {
      ...reels,
      lengths: reels.lengths.subarray(reel, reel + 1),
      unevenWords: reels.unevenWords.subarray(reel, reel + 1),
    };
    createStopDrawer(() => everyWord)(single, stops);
    const counts = Array.from({ length }, (_, stop) => stops.filter((s) => s === stop).length);
    assert.deepEqual(new Set(counts), new Set([share]));
  }
});

test('a keystream repeats under one key and differs under another', () => {
  const first = createKeystream(key);
  const [one, two] = [first(), first()];
  assert.notDeepEqual(one, two);
  assert.deepEqual(createKeystream(key)(), one);
  assert.notDeepEqual(createKeystream()(), createKeystream()());
});

function assertSameWins(game: SlotDefinition, strips: readonly Strip[], stops: Uint16Array): void {
  const reels = createFastReels(game, strips);
  const spinCount = stops.length / strips.length;
  const records = createWinRecords(reels, spinCount);
  evaluateSpins(reels, stops, spinCount, records);
  const isFree = strips === game.freeReels && strips !== game.reels;
  let start = 0;
  for (let spin = 0; spin < spinCount; spin += 1) {
    const at = [...stops.subarray(spin * strips.length, (spin + 1) * strips.length)];
    const shown = isFree ? resolveFreeSpin(game, at, 0) : resolveBaseSpin(game, at);
    const end = records.winEnds[spin] ?? 0;
    const recorded = Array.from({ length: end - start }, (_, index) => ({
      line: records.lines[start + index],
      symbol: records.symbols[start + index],
      count: records.counts[start + index],
      pay: records.linePays[start + index],
    }));
    assert.deepEqual(recorded, shown.lineWins);
    assert.equal((records.pays[spin] ?? 0) * shown.multiplier, shown.pay);
    const scatters = shown.window.flat().filter((symbol) => symbol === game.scatter).length;
    assert.equal(records.scatters[spin], scatters);
    start = end;
  }
}
