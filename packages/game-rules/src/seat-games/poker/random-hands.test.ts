import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeatedPlayer } from '@bahati/game-rules/seat-games/seat-game.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { optionsOf } from './hand/betting.ts';
import type { PokerState } from './hand/poker-state.ts';
import { slowBest, slowOmaha, compareReadings } from './hands/slow-hands.testing.ts';
import { holdem } from './holdem.rules.ts';
import { Judge } from './judge.testing.ts';
import { omaha } from './omaha.rules.ts';
import { dealOut, heapChips } from './pots/chip-by-chip.testing.ts';
import { randomSetting, randomWord, wrongWord } from './random-hands.testing.ts';
import { seededDraws } from './seeded-draws.testing.ts';
import type { PokerGame } from './table.testing.ts';

const hands = repetitions('hands of random players under a judge, of both games together', {
  usual: 30_000,
  long: 1_000_000,
});

const mostWords = 500;
const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n);
const stackOf = ({ stack }: SeatedPlayer): bigint => stack;

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

function assertConserved(game: PokerGame, state: PokerState, bought: bigint): void {
  const result = game.result(state);
  const before = sumOf(state.players.map(stackOf));
  const middle = result ? result.rake : sumOf(state.players.map(({ put }) => put));
  assert.equal(before + middle, bought);
  assert.ok(state.players.every(({ stack, bet, put }) => stack >= 0n && bet >= 0n && put >= 0n));
  if (!result) return;
  assert.equal(sumOf(result.stacks.map(stackOf)) + result.rake, bought);
}

function assertAsJudged(judge: Judge, state: PokerState): void {
  const verdict = judge.decide();
  assert.equal(verdict?.turn, state.turn ?? undefined);
  if (!verdict) return;
  const options = optionsOf(state);
  assert.equal(options?.call ?? 0n, verdict.call);
  assert.equal(options?.canCheck, verdict.call === 0n);
  assert.equal(options?.raise?.least, verdict.raise?.least);
  assert.equal(options?.raise?.most, verdict.raise?.most);
}

/** What each player gets of the pots without a rake, chip by chip and by a slow reading. */
function assertPaid(game: PokerGame, state: PokerState, start: readonly SeatedPlayer[]): void {
  const { players, board, settings } = state;
  if (settings.rakeBasisPoints > 0) return;
  const gains = new Map(players.map(({ seat }) => [seat, 0]));
  const { heaps } = heapChips(
    players.map(({ seat, put, isFolded }) => ({ seat, isFolded, height: Number(put) })),
  );
  const readings = new Map(
    board.length < 5
      ? []
      : players.map(({ seat, cards }) => [
          seat,
          game === omaha ? slowOmaha(cards, board) : slowBest([...cards, ...board]),
        ]),
  );
  for (const { amount, seats } of heaps) {
    const isBeaten = (seat: number): boolean =>
      seats.some((o) => compareReadings(readings.get(o) ?? [], readings.get(seat) ?? []) > 0);
    const winners = seats.filter((seat) => !isBeaten(seat));
    const parts = dealOut(amount, winners);
    for (const [at, seat] of winners.entries()) {
      gains.set(seat, (gains.get(seat) ?? 0) + (parts[at] ?? 0));
    }
  }
  for (const { seat, stack, put } of players) {
    const had = start.find((player) => player.seat === seat)?.stack ?? 0n;
    assert.equal(stack, had - put + BigInt(gains.get(seat) ?? -1));
  }
}

const draws = seededDraws(5);

/** Some are also frozen, tried with wrong words, left to idlers and paid anew. */
function playHand(game: PokerGame, isTried: boolean): number {
  const { settings, players } = randomSetting(draws);
  const bought = sumOf(players.map(stackOf));
  const judge = new Judge(settings, players);
  let step = game.begin(settings, players, null, draws);
  let words = 0;
  for (;;) {
    const { state, events } = step;
    for (const event of events) judge.hear(event);
    assertConserved(game, state, bought);
    if (isTried) tryWrongs(game, freeze(state));
    const options = optionsOf(state);
    if (state.turn === null || !options) break;
    assertAsJudged(judge, state);
    const next = game.act(state, state.turn, randomWord(draws, options), draws);
    if ('refused' in next) assert.fail(next.refused);
    step = next;
    words += 1;
    assert.ok(words < mostWords, 'The hand does not end.');
  }
  assert.ok(game.result(step.state));
  if (isTried) assertPaid(game, step.state, players);
  return words;
}

function tryWrongs(game: PokerGame, state: PokerState): void {
  const options = optionsOf(state);
  const { turn, players } = state;
  for (const { seat } of players) {
    if (seat === turn) continue;
    assert.deepEqual(game.act(state, seat, { kind: 'fold' }, draws), { refused: 'not_your_turn' });
  }
  if (turn === null || !options) return;
  assert.ok('refused' in game.act(state, turn, wrongWord(draws, options), draws));
  assert.ok('state' in game.act(state, turn, game.idle(state), draws));
}

test(`${hands} hands at random go as a judge says who only hears them, and no chip is lost`, () => {
  let words = 0;
  for (let at = 0; at < hands; at += 1) {
    words += playHand(at % 4 === 0 ? omaha : holdem, at % 40 < 2);
  }
  assert.ok(words > 4 * hands);
});
