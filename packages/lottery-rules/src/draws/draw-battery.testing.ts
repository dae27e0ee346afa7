/**
 * Tests of randomness on the numbers of house draws, as testing laboratories run them (GLI-19 section
 * 3.2.2). Each place of a draw is a sequence; beside that pairs of places, and what whole draws add up
 * to. All p-values are two-sided; of m of them each must reach 0.01 / m.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { combinations } from '@bahati/game-rules/combinations.ts';
import {
  classesTest,
  couponCollectorTest,
  frequencyTest,
  interplayTest,
  overlapsTest,
  runsTest,
  serialCorrelationTest,
} from '@bahati/game-rules/statistics.ts';
import { repeatedSpace } from '@bahati/lottery-rules/bets/spaces.ts';
import { type BallLayout, type Family, layoutOf } from './families.ts';
import { ballsOf } from './numbers.ts';
import { numbersFrom } from './numbers-from.ts';

export type Found = { readonly name: string; readonly p: number };

/** Draws so many times, each from the stream of its number. */
export function testDraws(
  family: Family,
  draws: number,
  streamOf: (nonce: number) => DrawStream,
): Found[] {
  const layout = layoutOf(family);
  if (layout.kind !== 'balls') throw new RangeError('Only balls are tested.');
  const size = layout.to - layout.from + 1;
  const places = Array.from({ length: layout.main + layout.extra }, () => new Uint8Array(draws));
  for (let nonce = 0; nonce < draws; nonce += 1) {
    const { main, extra } = ballsOf(numbersFrom(family, streamOf(nonce)));
    for (const [place, number] of main.entries()) setAt(places, place, nonce, number - layout.from);
    for (const [at, number] of extra.entries()) {
      setAt(places, main.length + at, nonce, number - layout.from);
    }
  }
  return [
    ...places.flatMap((sequence, place) => ofPlace(sequence, size, `place ${place + 1}`)),
    ...ofPairs(places, layout, size),
    ofDraws(places.slice(0, layout.main), layout, size),
  ].flat();
}

function setAt(places: readonly Uint8Array[], place: number, at: number, value: number): void {
  const sequence = places[place];
  if (sequence) sequence[at] = value;
}

/** Fewer than this in a cell say nothing by a chi-square. */
const leastExpected = 5;

function ofPlace(sequence: Uint8Array, size: number, place: string): Found[] {
  const found: Found[] = [
    { name: `frequency, ${place}`, p: frequencyTest(sequence, size) },
    { name: `runs, ${place}`, p: runsTest(sequence, size) },
    { name: `serial correlation, ${place}`, p: serialCorrelationTest(sequence) },
  ];
  if (sequence.length / size ** 2 >= leastExpected) {
    found.push({ name: `overlaps, ${place}`, p: overlapsTest(sequence, size) });
  }
  // Every ball takes some size × ln(size) draws, in twenty bins.
  if (sequence.length / (size * (Math.log(size) + 0.58)) / 20 >= leastExpected * 2) {
    found.push({ name: `coupon collector, ${place}`, p: couponCollectorTest(sequence, size) });
  }
  return found;
}

/** Neighbouring places of one draw: every pair equally often. */
function ofPairs(places: readonly Uint8Array[], layout: BallLayout, size: number): Found[] {
  return places.slice(1).flatMap((second, at) => {
    const first = places[at];
    if (!first || first.length / size ** 2 < leastExpected) return [];
    const name = `places ${at + 1} and ${at + 2}`;
    if (layout.repeats) return [{ name, p: interplayTest(first, second, size) }];
    const counts = new Float64Array(size * size);
    for (const [draw, value] of first.entries()) {
      const pair = value * size + (second[draw] ?? 0);
      counts[pair] = (counts[pair] ?? 0) + 1;
    }
    const chance = 1 / (size * (size - 1));
    const isPair = (pair: number) => Math.floor(pair / size) !== pair % size;
    const kept = [...counts].filter((_, pair) => isPair(pair));
    return [
      {
        name,
        p: classesTest(
          kept,
          kept.map(() => chance),
        ),
      },
    ];
  });
}

/** What whole draws add up to: sums of digits and dice, or how many balls are of the lower half. */
function ofDraws(places: readonly Uint8Array[], layout: BallLayout, size: number): Found[] {
  const draws = places[0]?.length ?? 0;
  const half = Math.floor(size / 2);
  const chances = layout.repeats ? sumChances(places.length, size) : halfChances(layout, size);
  if (layout.main === size) return [];
  const counts = chances.map(() => 0);
  for (let draw = 0; draw < draws; draw += 1) {
    let value = 0;
    for (const place of places) {
      const number = place[draw] ?? 0;
      value += layout.repeats ? number : number < half ? 1 : 0;
    }
    counts[value] = (counts[value] ?? 0) + 1;
  }
  const name = layout.repeats ? 'sums' : 'balls of the lower half';
  return [{ name, p: classesTest(counts, chances) }];
}

function sumChances(count: number, size: number): number[] {
  const space = repeatedSpace(0, size - 1, count);
  const chances = Array.from({ length: count * (size - 1) + 1 }, () => 0);
  for (const { view } of space.cases()) {
    const sum = view.reduce((all, number) => all + number, 0);
    chances[sum] = (chances[sum] ?? 0) + 1 / Number(space.total);
  }
  return chances;
}

function halfChances({ main }: BallLayout, size: number): number[] {
  const half = Math.floor(size / 2);
  return Array.from({ length: main + 1 }, (_, low) => {
    const ways = combinations(half, low) * combinations(size - half, main - low);
    return Number(ways) / Number(combinations(size, main));
  });
}
