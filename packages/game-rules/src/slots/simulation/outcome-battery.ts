/**
 * The tests of randomness on the final outcomes of a game, whatever its mechanics: the stops of
 * every paid reel, what whole rounds pay, and how often they pay (GLI-19 section 3.2.2, 25 CFR
 * 547.14(b)). All p-values are two-sided; of m of them each must reach 0.01 / m.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import {
  type SlotDefinition,
  type StatedFigures,
  stakeUnitsOf,
} from '@bahati/game-rules/slots/definition.ts';
import type { SlotOutcome } from '@bahati/game-rules/slots/outcome.ts';
import { drawOutcome } from '@bahati/game-rules/slots/spin.ts';
import {
  classesTest,
  frequencyTest,
  interplayTest,
  runsTest,
  type Sequence,
  serialCorrelationTest,
} from '@bahati/game-rules/statistics.ts';

export type Found = { readonly name: string; readonly p: number };

type Game = { readonly definition: SlotDefinition; readonly figures: StatedFigures };

/** What a round paid, for the eye: nothing, less than the stake, up to five stakes, or more. */
const payClasses = 4;

/** Plays so many rounds, each from the draw of its number, and judges what came of them. */
export function testOutcomes(
  { definition, figures }: Game,
  rounds: number,
  drawOf: (nonce: number) => DrawStream,
): Found[] {
  const units = stakeUnitsOf(definition);
  const reels = definition.reels.map(() => new Uint8Array(rounds));
  const pays = new Uint8Array(rounds);
  let hits = 0;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const outcome = drawOutcome(definition, drawOf(nonce));
    for (const [reel, stops] of reels.entries()) stops[nonce] = outcome.base.stops[reel] ?? 0;
    pays[nonce] = payClassOf(outcome.pay / units);
    if (isHit(outcome)) hits += 1;
  }
  const hitRate = Number(figures.hitRatePercent) / 100;
  return [
    ...reels.flatMap((stops, reel) => ofReel(stops, reel, definition.reels[reel]?.length ?? 0)),
    ...ofNeighbours(definition, reels),
    { name: 'runs of winning and losing rounds', p: runsTest(pays.map(isPaid), 2) },
    { name: 'serial correlation of pays', p: serialCorrelationTest(pays) },
    { name: 'hit rate', p: classesTest([hits, rounds - hits], [hitRate, 1 - hitRate]) },
  ];
}

/** The tests whose p-value is too small for all of them together to pass at 99 percent. */
export function failedOf(found: readonly Found[]): Found[] {
  return found.filter(({ p }) => !(p >= 0.01 / found.length));
}

function ofReel(stops: Sequence, reel: number, length: number): Found[] {
  return [
    { name: `frequency, reel ${reel + 1}`, p: frequencyTest(stops, length) },
    { name: `runs, reel ${reel + 1}`, p: runsTest(stops, length) },
    { name: `serial correlation, reel ${reel + 1}`, p: serialCorrelationTest(stops) },
  ];
}

/** Each reel against the next; both cut to the shorter strip, whose stops they share. */
function ofNeighbours({ reels: strips }: SlotDefinition, reels: readonly Sequence[]): Found[] {
  return reels.slice(1).map((later, at) => {
    const range = Math.min(strips[at]?.length ?? 0, strips[at + 1]?.length ?? 0);
    const [first, second]: [number[], number[]] = [[], []];
    for (const [round, stop] of later.entries()) {
      const before = reels[at]?.[round] ?? 0;
      if (stop >= range || before >= range) continue;
      first.push(before);
      second.push(stop);
    }
    const p = interplayTest(Uint8Array.from(first), Uint8Array.from(second), range);
    return { name: `interplay, reels ${at + 1} and ${at + 2}`, p };
  });
}

function payClassOf(stakes: number): number {
  if (stakes === 0) return 0;
  if (stakes < 1) return 1;
  return stakes <= 5 ? 2 : payClasses - 1;
}

function isPaid(payClass: number): number {
  return payClass === 0 ? 0 : 1;
}

function isHit({ base, freeSpins }: SlotOutcome): boolean {
  return base.pay > 0 || freeSpins.length > 0 || base.hold !== undefined;
}
