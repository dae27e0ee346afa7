import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardOf } from '@bahati/game-rules/cards/card.ts';
import { kadi } from '@bahati/game-rules/seat-games/kadi/kadi.rules.ts';
import { playMatch, textOf } from '@bahati/game-rules/seat-games/match/whole-matches.testing.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import type { SeenEvent } from '#frame/matches/match-game.ts';
import type { Told } from '#frame/seats/told.ts';
import type { KadiView } from '@bahati/game-rules/seat-games/kadi/kadi.view.ts';
import { flightsOf, shoutsOf, tell } from './kadi-events.ts';
import { type Hint, turnHint, whyNot } from './kadi-hints.ts';
import { layingOf, nothingPicked, playsOfOptions } from './kadi-choosing.ts';

const settings = { stake: 1_000n, rakeBasisPoints: 500, rakeCap: 10_000n };
const blank = /\{\w+\}/;
const sayIn =
  (language: keyof Words) =>
  (words: Words, blanks: Readonly<Record<string, string | number>> = {}) =>
    words[language].replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      String(blanks[name] ?? whole),
    );
const nameOf = (seat: number) => `m${seat}`;

/** What every seat sees of the steps of matches by chance that are looked at. */
function eachStep(
  look: (step: { view: Told<KadiView>; events: readonly SeenEvent[]; seat: number }) => void,
): void {
  for (let seed = 0; seed < 40; seed += 1) {
    playMatch({
      game: kadi,
      settings,
      seats: [0, 1, 2, 3].slice(0, 2 + (seed % 3)),
      seed,
      mostActs: 10_000,
      purseOf: ({ purse }) => purse,
      inspect(state, events) {
        const seat = kadi.turn(state) ?? 0;
        const view = JSON.parse(textOf(kadi.view(state, seat))) as Told<KadiView>;
        const seen = events.flatMap((event) => kadi.viewEvent(event, null) ?? []);
        look({ view, events: seen as unknown as SeenEvent[], seat });
      },
    });
  }
}

test('every step is told in both languages without a gap', () => {
  const kinds = new Set<string>();
  eachStep(({ events }) => {
    for (const event of events) {
      for (const language of ['en', 'sw'] as const) {
        const told = tell(event, sayIn(language), nameOf);
        if (told === null) assert.equal(event.kind, 'resigned');
        else assert.doesNotMatch(told, blank);
      }
      kinds.add(event.kind);
    }
  });
  for (const kind of ['began', 'took', 'played', 'ended']) assert.ok(kinds.has(kind), kind);
  assert.equal(tell({ kind: 'niko_kadi', seat: 3 }, sayIn('en'), nameOf), 'm3 says Niko kadi');
});

test('what may be done is said of every turn, and why not of every other card', () => {
  const said = new Set<string>();
  const check = ({ words, blanks = {} }: Hint) => {
    for (const language of ['en', 'sw'] as const) {
      const inWords = Object.entries(blanks).map(([name, value]) => [
        name,
        typeof value === 'object' ? value[language] : value,
      ]);
      const text = sayIn(language)(words, Object.fromEntries(inWords));
      assert.doesNotMatch(text, blank);
      said.add(words.en);
    }
  };
  eachStep(({ view, seat }) => {
    if (view.turn === null) return;
    const { options, hand } = view;
    const plays = playsOfOptions(options);
    const turn = { view, seat, hand, canLay: plays.length > 0 };
    check(turnHint({ ...turn, chosen: [], laying: null }));
    for (const chosen of plays) {
      check(turnHint({ ...turn, chosen, laying: layingOf(options, hand, chosen, nothingPicked) }));
    }
    for (const card of hand) {
      if (!plays.some((play) => play.includes(card))) check(whyNot(card, view, []));
    }
  });
  assert.ok(said.size > 12, [...said].join(' | '));
});

test('what is laid flies from its hand, and what is taken to it, one after the other', () => {
  const [queen, ten] = [cardOf(12, 'hearts'), cardOf(10, 'hearts')];
  const events: SeenEvent[] = [
    { kind: 'played', seat: 2, cards: [queen], top: queen, suit: null, nikoKadi: false },
    { kind: 'took', seat: 2, count: 1 },
  ];
  const [laid, took] = flightsOf(events, { seat: 0, fresh: [] });
  assert.deepEqual([laid?.card, laid?.from, laid?.to], [queen, 'seat-2', 'pile']);
  assert.deepEqual([took?.card, took?.from, took?.to], [null, 'stock', 'seat-2']);
  assert.ok((took?.afterMs ?? 0) > (laid?.afterMs ?? 0));
  const own = flightsOf(events, { seat: 2, fresh: [ten] });
  assert.deepEqual(
    own.map(({ card, from }) => [card, from]),
    [
      [queen, 'hand'],
      [ten, 'stock'],
    ],
  );
});

test('whoever is jumped is told so, whichever way play goes', () => {
  const jack = cardOf(11, 'clubs');
  const events: SeenEvent[] = [
    { kind: 'played', seat: 1, cards: [jack], top: jack, suit: null, nikoKadi: false },
  ];
  const players = [0, 1, 2, 3].map((seat) => ({
    seat,
    count: 4,
    saidNikoKadi: false,
    hasResigned: seat === 2,
  }));
  const jumpedIn = (direction: 1 | -1) =>
    shoutsOf(events, { players, direction } as unknown as Told<KadiView>, sayIn('en')).map(
      ({ seat }) => seat,
    );
  assert.deepEqual(jumpedIn(1), [3]);
  assert.deepEqual(jumpedIn(-1), [0]);
});
