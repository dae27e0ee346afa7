import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardsShown } from '@bahati/game-rules/seat-games/match/hidden-cards.testing.ts';
import { shuffled } from '@bahati/game-rules/seat-games/match/shuffle.ts';
import {
  createTestDraw,
  playMatch,
  textOf,
} from '@bahati/game-rules/seat-games/match/whole-matches.testing.ts';
import type { SeatEvent } from '@bahati/game-rules/seat-games/seat-game.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { kadiDeck, kadiRankOf, kadiSuitOf } from './kadi.cards.ts';
import { goesOut, nameOf, playsByHand } from './kadi.oracle.testing.ts';
import { canGoOut, type Feed, playsOf } from './kadi.plays.ts';
import { kadi } from './kadi.rules.ts';
import { type KadiState, mostTurns } from './kadi.state.ts';

const settings = { stake: 1_000n, rakeBasisPoints: 500, rakeCap: 10_000n };
const handOf = (state: KadiState, seat: number) =>
  state.players.find((player) => player.seat === seat)?.hand ?? [];

test('the plays of a hand are those of a second opinion', () => {
  const chance = createTestDraw(8);
  const count = repetitions('hands of Kadi by a second opinion', { usual: 600, long: 60_000 });
  let longest = 0;
  for (let hands = 0; hands < count; hands += 1) {
    // Every other hand is of few ranks, where there is most to be laid.
    const few = kadiDeck.filter((each) => /^(8|Q|9|4|2|A|joker)$/.test(nameOf(each).rank));
    const [open, ...rest] = shuffled(hands % 2 === 0 ? few : kadiDeck, chance);
    const hand = rest.slice(0, 1 + chance.nextInt(6)).toSorted((a, b) => a - b);
    const pile = { suit: kadiSuitOf(open!), rank: kadiRankOf(open!) };
    const named = nameOf(open!);
    const isFed = /^(2|3|joker)$/.test(named.rank) && chance.nextInt(2) === 0;
    const feed: Feed | null = isFed ? { rank: kadiRankOf(open!), count: 2 } : null;
    const found = playsOf(hand, pile, feed).map((play) => `${play.cards.join()} under ${play.top}`);
    const seen = new Set(found.toSorted());
    const expected = playsByHand(
      hand,
      named.rank === 'joker' ? 'anything' : named,
      isFed ? named.rank : null,
    );
    assert.deepEqual(seen, expected, `${textOf(hand.map(nameOf))} on ${textOf(named)}`);
    assert.equal(seen.size, found.length, 'no play is offered twice');
    assert.equal(canGoOut(hand), goesOut(hand), textOf(hand.map(nameOf)));
    longest = Math.max(longest, ...[...seen].map((play) => play.split(',').length));
  }
  assert.ok(longest >= 5);
});

/** The same match with all that a seat does not see dealt otherwise. */
function dealtOtherwise(state: KadiState, seat: number | null, seed: number): KadiState {
  const unseen = [
    ...state.players.flatMap((player) => (player.seat === seat ? [] : player.hand)),
    ...state.stock,
    ...state.buried,
  ];
  const row = [...shuffled(unseen, createTestDraw(seed))];
  const players = state.players.map((player) =>
    player.seat === seat ? player : { ...player, hand: row.splice(0, player.hand.length) },
  );
  return { ...state, players, stock: row.splice(0, state.stock.length), buried: row };
}

function assertHidden(state: KadiState, events: readonly SeatEvent[]): void {
  for (const seat of [null, ...state.players.map((player) => player.seat)]) {
    const view = kadi.view(state, seat);
    const own = seat === null ? [] : handOf(state, seat);
    for (const shown of cardsShown(view)) {
      assert.ok(own.includes(shown) || state.laid.includes(shown), 'a card is seen');
    }
    const other = dealtOtherwise(state, seat, 1 + state.turns);
    assert.equal(textOf(kadi.view(other, seat)), textOf(view), 'nothing unseen makes a difference');
    for (const event of events) {
      const shown = cardsShown(kadi.viewEvent(event, seat));
      const isOwn = event.seat === seat || event.kind !== 'took';
      assert.ok(isOwn || shown.length === 0, 'a taken card is seen');
    }
  }
}

test('every match keeps its chips, its cards, its secrets and its bound', (context) => {
  const count = repetitions('matches of Kadi by chance', { usual: 250, long: 30_000 });
  const ends = new Map<unknown, number>();
  let acts = 0;
  for (let seed = 0; seed < count; seed += 1) {
    const seats = [0, 1, 2, 4, 7, 8].slice(0, 2 + (seed % 5));
    acts += playMatch({
      game: kadi,
      settings,
      seats,
      seed,
      // Each turn is one act, before which each other player can say one thing; each resigns once.
      mostActs: mostTurns * seats.length * seats.length + seats.length,
      oneResignsIn: 300,
      purseOf: ({ purse }) => purse,
      inspect(state, events) {
        const { players, stock, buried, laid } = state;
        const all = [...players.flatMap(({ hand }) => hand), ...stock, ...buried, ...laid];
        assert.equal(new Set(all).size, kadiDeck.length);
        assert.equal(all.length, kadiDeck.length);
        assertHidden(state, events);
        for (const { kind, ['how']: how } of events) {
          if (kind === 'ended') ends.set(how, 1 + (ends.get(how) ?? 0));
        }
      },
      choose(options, _, pick) {
        // As people play: the most cards there are, and niko kadi with them where it may be said.
        const plays = options.flatMap((option) => (option.kind === 'play' ? [option] : []));
        if (plays.length === 0 || pick(8) === 0) return options[pick(options.length)]!;
        const most = Math.max(...plays.map(({ cards: laid }) => laid.length));
        const best = plays.filter(({ cards: laid }) => laid.length === most);
        return best.find(({ nikoKadi }) => nikoKadi) ?? best[pick(best.length)]!;
      },
    }).acts;
  }
  context.diagnostic(`${acts} acts, ${textOf([...ends])}`);
  for (const how of ['kadi', 'resigned', 'turns']) assert.ok(ends.has(how), how);
});
