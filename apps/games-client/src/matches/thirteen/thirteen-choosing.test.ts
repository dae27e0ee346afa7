import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Card } from '@bahati/game-rules/cards/card.ts';
import { isSameAct } from '@bahati/game-rules/seat-games/match/sent.ts';
import {
  createTestDraw,
  playMatch,
} from '@bahati/game-rules/seat-games/match/whole-matches.testing.ts';
import { mostActs, thirteen } from '@bahati/game-rules/seat-games/thirteen/thirteen.rules.ts';
import type { ThirteenView } from '@bahati/game-rules/seat-games/thirteen/thirteen.view.ts';
import { afterTap, type Chosen, statesOf } from '#frame/matches/hand-fan/choosing.ts';
import { kindOf, nextPlay, playOf, playsOfOptions } from './thirteen-choosing.ts';

const settings = { stake: 1_000n, rakeBasisPoints: 500, rakeCap: 10_000n };

/** Every turn that is looked at of matches by chance, as whoever is at turn sees it. */
function eachTurn(look: (view: ThirteenView, chance: (below: number) => number) => void): void {
  for (let seed = 0; seed < 80; seed += 1) {
    const draw = createTestDraw(seed + 77);
    playMatch({
      game: thirteen,
      settings,
      seats: [0, 1, 2, 3].slice(0, 2 + (seed % 3)),
      seed,
      mostActs,
      purseOf: ({ purse }) => purse,
      inspect(state) {
        const turn = thirteen.turn(state);
        if (turn === null) return;
        look(thirteen.view(state, turn) as ThirteenView, (below) => draw.nextInt(below));
      },
    });
  }
}

test('every play that is offered is built by tapping its cards in any order', () => {
  let built = 0;
  eachTurn(({ options }, chance) => {
    const plays = playsOfOptions(options);
    for (const option of options) {
      if (option.kind !== 'play' || chance(2) > 0) continue;
      const left: Card[] = [...option.cards];
      let chosen: Chosen = [];
      while (left.length > 0) {
        const [card = 0] = left.splice(chance(left.length), 1);
        if (chosen.includes(card)) continue;
        const after: Chosen | null = afterTap(plays, chosen, card);
        assert.ok(after, 'a card of the play is taken');
        assert.ok(after.every((each) => option.cards.includes(each)));
        chosen = after;
      }
      assert.ok(isSameAct(playOf(options, chosen), option));
      assert.equal(kindOf(option.cards)?.cards.length, option.cards.length);
      built += 1;
    }
  });
  assert.ok(built > 300, `${built}`);
});

test('whatever is tapped, nothing is laid but an option', () => {
  let laid = 0;
  eachTurn(({ options, hand }, chance) => {
    const plays = playsOfOptions(options);
    let chosen: Chosen = [];
    for (let taps = 0; taps < 10; taps += 1) {
      const card = hand[chance(hand.length)] ?? 0;
      const state = statesOf(plays, chosen)(card);
      const after = afterTap(plays, chosen, card);
      if (plays.length > 0) assert.equal(after === null, state === 'fits-nothing');
      chosen = after ?? chosen;
      const play = playOf(options, chosen);
      if (!play) continue;
      assert.ok(options.some((option) => isSameAct(option, play)));
      laid += 1;
    }
  });
  assert.ok(laid > 100, `${laid}`);
});

test('hints go through all that is offered, the weakest first, and begin anew', () => {
  eachTurn(({ options }) => {
    const plays = playsOfOptions(options);
    const seen = new Set<string>();
    let chosen: Chosen = [];
    for (const _ of plays) {
      chosen = nextPlay(plays, chosen) ?? [];
      assert.ok(playOf(options, chosen));
      seen.add(chosen.join());
    }
    assert.equal(seen.size, plays.length);
    if (plays.length === 0) assert.equal(nextPlay(plays, []), null);
  });
});
