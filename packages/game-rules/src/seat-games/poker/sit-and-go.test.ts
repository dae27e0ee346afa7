import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Between, SeatedPlayer } from '@bahati/game-rules/seat-games/seat-game.ts';
import { type BlindLevel, levelAt } from '@bahati/game-rules/seat-games/tournament/blind-levels.ts';
import { finishesOf } from '@bahati/game-rules/seat-games/tournament/eliminations.ts';
import {
  prizesOf,
  sharedPrizes,
  sharesFor,
} from '@bahati/game-rules/seat-games/tournament/prizes.ts';
import { optionsOf } from './hand/betting.ts';
import type { PokerSettings } from './hand/poker-state.ts';
import { holdem } from './holdem.rules.ts';
import { randomWord } from './random-hands.testing.ts';
import { seededDraws } from './seeded-draws.testing.ts';
import { noRake } from './table.testing.ts';

const levels: readonly BlindLevel[] = [1n, 2n, 4n, 8n, 16n, 32n, 64n, 128n].map((times) => ({
  smallBlind: 10n * times,
  bigBlind: 20n * times,
  ante: 2n * times,
  durationMs: 600_000,
}));
const handMs = 60_000;
const draws = seededDraws(13);

/** Everybody still in plays one hand of the level in force. */
function playHand(players: readonly SeatedPlayer[], before: Between | null, playedMs: number) {
  const { smallBlind, bigBlind, ante } = levelAt(levels, playedMs).blinds;
  const settings: PokerSettings = { smallBlind, bigBlind, ante, limit: 'no-limit', ...noRake };
  let { state } = holdem.begin(settings, players, before, draws);
  for (let options = optionsOf(state); options; options = optionsOf(state)) {
    const next = holdem.act(state, state.turn ?? -1, randomWord(draws, options), draws);
    if ('refused' in next) assert.fail(next.refused);
    state = next.state;
  }
  return { between: holdem.between(state), stacks: holdem.result(state)?.stacks ?? [] };
}

/** What each got, and how often the same player posted the big blind twice in a row. */
function playSitAndGo(entrants: number) {
  let players: SeatedPlayer[] = Array.from({ length: entrants }, (_, seat) => ({
    seat,
    stack: 1_500n,
  }));
  let before: Between | null = null;
  const places: number[] = [];
  let paid = 0n;
  const prizes = prizesOf(1_000n, sharesFor(entrants));
  const pay = (place: number, count: number): void => {
    places.push(...Array.from({ length: count }, (_, at) => place + at));
    for (const prize of sharedPrizes(prizes, place, count)) paid += prize;
  };
  for (let hand = 0; players.length > 1; hand += 1) {
    assert.ok(hand < 1_000, 'Nobody wins it.');
    const { between, stacks } = playHand(players, before, hand * handMs);
    assert.notEqual(between.bigBlind, before?.bigBlind);
    const gone = players
      .filter(({ seat }) => stacks.find((one) => one.seat === seat)?.stack === 0n)
      .map(({ seat, stack }) => ({ player: seat, stack }));
    for (const finish of finishesOf(players.length, gone)) pay(finish.place, finish.players.length);
    players = stacks.filter(({ stack }) => stack > 0n);
    before = between;
  }
  pay(1, 1);
  assert.equal(players[0]?.stack, 1_500n * BigInt(entrants));
  return { places, paid };
}

test('of 400 sit-and-gos each ends with one who has all, every place once, and the pool paid', () => {
  for (let at = 0; at < 400; at += 1) {
    const entrants = 2 + (at % 8);
    const { places, paid } = playSitAndGo(entrants);
    assert.deepEqual(
      places.toSorted((one, other) => one - other),
      Array.from({ length: entrants }, (_, place) => place + 1),
    );
    assert.equal(paid, 1_000n);
  }
});
