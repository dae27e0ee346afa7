import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Card } from '@bahati/game-rules/cards/card.ts';
import { kadi } from '@bahati/game-rules/seat-games/kadi/kadi.rules.ts';
import type { KadiAct } from '@bahati/game-rules/seat-games/kadi/kadi.state.ts';
import type { KadiView } from '@bahati/game-rules/seat-games/kadi/kadi.view.ts';
import { isSameAct } from '@bahati/game-rules/seat-games/match/sent.ts';
import {
  createTestDraw,
  playMatch,
} from '@bahati/game-rules/seat-games/match/whole-matches.testing.ts';
import { afterTap, type Chosen, statesOf } from '#frame/matches/hand-fan/choosing.ts';
import { layingOf, nothingPicked, type PlayAct, playsOfOptions } from './kadi-choosing.ts';

const settings = { stake: 1_000n, rakeBasisPoints: 500, rakeCap: 10_000n };

/** Every turn of matches by chance, as whoever is at turn sees it. */
function eachTurn(matches: number, look: (view: KadiView, chance: Chance) => void): void {
  for (let seed = 0; seed < matches; seed += 1) {
    const draw = createTestDraw(seed + 77);
    const chance = (below: number) => draw.nextInt(below);
    playMatch({
      game: kadi,
      settings,
      seats: [0, 1, 2, 3].slice(0, 2 + (seed % 3)),
      seed,
      mostActs: 10_000,
      purseOf: ({ purse }) => purse,
      inspect(state) {
        const turn = kadi.turn(state);
        if (turn !== null) look(kadi.view(state, turn) as KadiView, chance);
      },
    });
  }
}
type Chance = (below: number) => number;

const byChance = (cards: readonly Card[], chance: Chance): Card[] => {
  const left = [...cards];
  return cards.map(() => left.splice(chance(left.length), 1)[0]!);
};

test('every play that is offered is built by tapping its cards in any order', () => {
  let built = 0;
  eachTurn(40, ({ options, hand }, chance) => {
    const plays = playsOfOptions(options);
    for (const option of options) {
      if (option.kind !== 'play' || chance(4) > 0) continue;
      let chosen: Chosen = [];
      for (const card of byChance(option.cards, chance)) {
        if (chosen.includes(card)) continue;
        const after: Chosen | null = afterTap(plays, chosen, card);
        assert.ok(after, 'a card of the play is taken');
        chosen = after;
        assert.ok(chosen.every((each) => option.cards.includes(each)));
      }
      const { top, suit } = option;
      const laying = layingOf(options, hand, chosen, { top, suit });
      const said = option.nikoKadi ? laying?.layAndSay : laying?.lay;
      assert.ok(isSameAct(said, option));
      built += 1;
    }
  });
  assert.ok(built > 300, `${built}`);
});

test('whatever is tapped and picked, nothing is said but an option', () => {
  let said = 0;
  eachTurn(40, ({ options, hand }, chance) => {
    const plays = playsOfOptions(options);
    const isOffered = (act: PlayAct) => options.some((option: KadiAct) => isSameAct(option, act));
    let chosen: Chosen = [];
    for (let taps = 0; taps < 12 && hand.length > 0; taps += 1) {
      const card = hand[chance(hand.length)]!;
      const state = statesOf(plays, chosen)(card);
      const after = afterTap(plays, chosen, card);
      assert.equal(after === null, state === 'fits-nothing');
      chosen = after ?? chosen;
      const suit = (['hearts', 'clubs'] as const)[chance(2)]!;
      for (const picked of [nothingPicked, { top: chosen[0] ?? null, suit }]) {
        const laying = layingOf(options, hand, chosen, picked);
        if (!laying) continue;
        assert.ok(isOffered(laying.lay));
        assert.ok(!laying.layAndSay || isOffered(laying.layAndSay));
        assert.ok(laying.tops.includes(laying.top));
        said += 1;
      }
    }
  });
  assert.ok(said > 500, `${said}`);
});

test('what was tapped last lies on top where it may, and an ace asks for what one holds most of', () => {
  const hand = [0, 1, 2, 6, 10, 48];
  const act = (cards: Card[], top: Card, suit: PlayAct['suit'] = null): PlayAct => ({
    kind: 'play',
    cards,
    top,
    suit,
    nikoKadi: false,
  });
  const asked = (['diamonds', 'hearts', 'spades', 'clubs'] as const).map((suit) =>
    act([48], 48, suit),
  );
  const options: KadiAct[] = [act([0, 1], 0), act([0, 1], 1), ...asked];
  assert.equal(layingOf(options, hand, [0, 1], nothingPicked)?.top, 1);
  assert.equal(layingOf(options, hand, [1, 0], nothingPicked)?.top, 0);
  assert.equal(layingOf(options, hand, [1, 0], { top: 1, suit: null })?.top, 1);
  assert.equal(layingOf(options, hand, [48], nothingPicked)?.suit, 'spades');
  assert.equal(layingOf(options, hand, [48], { top: null, suit: 'clubs' })?.lay.suit, 'clubs');
});
