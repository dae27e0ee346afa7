import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Card } from '@bahati/game-rules/cards/card.ts';
import type { Seat, SeatEvent } from '@bahati/game-rules/seat-games/seat-game.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { optionsOf } from './hand/betting.ts';
import type { PokerState } from './hand/poker-state.ts';
import { holdem } from './holdem.rules.ts';
import { omaha } from './omaha.rules.ts';
import { randomSetting, randomWord } from './random-hands.testing.ts';
import { seededDraws } from './seeded-draws.testing.ts';
import type { PokerGame } from './table.testing.ts';

const hands = repetitions('hands of which each view is searched for hidden cards', {
  usual: 15_000,
  long: 1_000_000,
});

/** Cards stand in lists alone, so any list of numbers but these must hold open cards only. */
const listsOfSeats = ['seats'];
const plainNumbers = ['seat', 'button', 'turn', 'pot', 'players', 'rakeBasisPoints'];

function openTo(from: Seat | null, { board, players }: PokerState): readonly Card[] {
  const seen = players.filter(({ seat, isShown }) => isShown || seat === from);
  return [...board, ...seen.flatMap(({ cards }) => cards)];
}

function assertHidden(value: unknown, key: string, open: readonly Card[]): void {
  if (typeof value === 'number') return assert.ok(plainNumbers.includes(key), `a number: ${key}`);
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    for (const [name, part] of Object.entries(value)) assertHidden(part, name, open);
    return;
  }
  for (const part of value as unknown[]) {
    if (typeof part !== 'number') assertHidden(part, key, open);
    else if (!listsOfSeats.includes(key)) assert.ok(open.includes(part), `card ${part} in ${key}`);
  }
}

const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}` : part));

/** The same hand with every card that is hidden from there exchanged for another hidden one. */
function disguise(state: PokerState, from: Seat | null): PokerState {
  const open = openTo(from, state);
  const hidden = state.deck.filter((card) => !open.includes(card));
  const exchanged = new Map(hidden.map((card, at) => [card, hidden[(at + 1) % hidden.length]]));
  const swap = (card: Card): Card => exchanged.get(card) ?? card;
  return {
    ...state,
    deck: state.deck.map(swap),
    players: state.players.map((player) => ({ ...player, cards: player.cards.map(swap) })),
  };
}

const draws = seededDraws(7);

function look(
  game: PokerGame,
  state: PokerState,
  events: readonly SeatEvent[],
  isDisguised: boolean,
): void {
  const viewers = [...state.players.map(({ seat }) => seat), null];
  const chosen = isDisguised ? viewers : [viewers[draws.nextInt(viewers.length)] ?? null];
  for (const from of chosen) {
    const open = openTo(from, state);
    const view = game.view(state, from);
    assertHidden(view, '', open);
    for (const event of events) assertHidden(game.viewEvent(event, from), '', open);
    if (isDisguised) assert.equal(jsonOf(game.view(disguise(state, from), from)), jsonOf(view));
  }
}

function watchHand(game: PokerGame, isDisguised: boolean): { kept: number } {
  const { settings, players } = randomSetting(draws);
  let step = game.begin(settings, players, null, draws);
  for (;;) {
    const { state, events } = step;
    look(game, state, events, isDisguised);
    const options = optionsOf(state);
    if (state.turn === null || !options) break;
    const next = game.act(state, state.turn, randomWord(draws, options), draws);
    if ('refused' in next) assert.fail(next.refused);
    step = next;
  }
  return { kept: step.events.filter(({ kind }) => kind === 'muck').length };
}

test(`no view and no event of ${hands} hands tells a card that is hidden from whoever looks`, () => {
  let kept = 0;
  for (let at = 0; at < hands; at += 1) {
    kept += watchHand(at % 4 === 0 ? omaha : holdem, at % 100 < 2).kept;
  }
  assert.ok(kept > hands / 100, `${kept} hands were mucked`);
});

test('the search finds a card where it does not belong', () => {
  const { state } = holdem.begin(
    randomSetting(draws).settings,
    [
      { seat: 0, stack: 100n },
      { seat: 1, stack: 100n },
    ],
    null,
    draws,
  );
  const [first] = state.players;
  assert.ok(first);
  assert.throws(() => assertHidden({ cards: first.cards }, '', openTo(null, state)));
  assert.throws(() => assertHidden({ best: first.cards[0] }, '', openTo(null, state)));
  assert.notEqual(jsonOf(disguise(state, null)), jsonOf(state));
});
