import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardOf } from '@bahati/game-rules/cards/card.ts';
import { playMatch, textOf } from '@bahati/game-rules/seat-games/match/whole-matches.testing.ts';
import { mostActs, thirteen } from '@bahati/game-rules/seat-games/thirteen/thirteen.rules.ts';
import type { ThirteenView } from '@bahati/game-rules/seat-games/thirteen/thirteen.view.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import type { SeenEvent } from '#frame/matches/match-game.ts';
import type { Told } from '#frame/seats/told.ts';
import { playOf, playsOfOptions } from './thirteen-choosing.ts';
import { flightsOf, shoutsOf, tell, titleOf } from './thirteen-events.ts';
import { turnHint, whyNot } from './thirteen-hints.ts';

const settings = { stake: 1_000n, rakeBasisPoints: 500, rakeCap: 10_000n };
const sayIn =
  (language: keyof Words) =>
  (words: Words, blanks: Readonly<Record<string, string | number>> = {}) =>
    words[language].replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      String(blanks[name] ?? whole),
    );
const [english, swahili] = [sayIn('en'), sayIn('sw')];
const nameOf = (seat: number) => `m${seat}`;

test('every step is told in both languages without a gap, and so is what may be done', () => {
  const kinds = new Set<string>();
  for (let seed = 0; seed < 40; seed += 1) {
    playMatch({
      game: thirteen,
      settings,
      seats: [0, 1, 2, 3].slice(0, 2 + (seed % 3)),
      seed,
      mostActs,
      purseOf: ({ purse }) => purse,
      inspect(state, events) {
        const seat = thirteen.turn(state);
        const view = JSON.parse(textOf(thirteen.view(state, seat))) as Told<ThirteenView>;
        const { options, hand, mustHold } = view;
        const plays = playsOfOptions(options);
        for (const say of [english, swahili]) {
          const told = events.map(
            (event) => tell(event as unknown as SeenEvent, say, nameOf) ?? '',
          );
          const turn = { view, mustHold, hand, canLay: plays.length > 0 };
          const hints = [[], ...plays.slice(0, 20)].map((chosen) =>
            turnHint({ ...turn, chosen, play: playOf(options, chosen) }, say),
          );
          const reasons = hand
            .filter((card) => !plays.some((play) => play.includes(card)))
            .map((card) => whyNot(card, view, mustHold, say));
          for (const text of [...told, ...[...hints, ...reasons].map((hint) => hint.text)]) {
            assert.doesNotMatch(text, /\{\w+\}/);
          }
        }
        for (const { kind } of events) kinds.add(kind);
      },
    });
  }
  for (const kind of ['began', 'played', 'passed', 'ended']) assert.ok(kinds.has(kind), kind);
});

test('a place is told to its seat, and who won to whoever looks on', () => {
  const ended = { kind: 'ended', how: 'places', places: [2, 0, 1] };
  const titles = [2, 0, 1, null].map((seat) => titleOf(ended, seat, english, nameOf));
  assert.deepEqual(titles, [
    'You won!',
    'You came in at place 2',
    'You came in at place 3',
    'm2 won',
  ]);
});

test('a bomb is heard in the middle, and who is out at his seat', () => {
  const cards = [5, 6, 7, 8].map((rank) => cardOf(rank as 5, 'clubs'));
  const played = { kind: 'played', seat: 1, cards, combination: 'four', isBomb: true, isOut: true };
  assert.deepEqual(
    shoutsOf([played], english).map(({ seat }) => seat),
    [null, 1],
  );
  assert.deepEqual(shoutsOf([{ ...played, isBomb: false, isOut: false }], english), []);
});

test('what came at once flies play after play', () => {
  const [low, high] = [cardOf(3, 'spades'), cardOf(4, 'hearts')];
  const flights = flightsOf(
    [
      { kind: 'played', seat: 1, cards: [low] },
      { kind: 'passed', seat: 2 },
      { kind: 'played', seat: 0, cards: [high] },
    ],
    { seat: 0, fresh: [] },
  );
  assert.deepEqual(
    flights.map(({ card, from }) => [card, from]),
    [
      [low, 'seat-1'],
      [high, 'hand'],
    ],
  );
  assert.ok((flights[1]?.afterMs ?? 0) > (flights[0]?.afterMs ?? 0));
});
