/**
 * Certifies builds one by one: derives every stated figure anew from all windows, and the return a
 * second way that shares nothing with the first: by formula, or by playing the engine itself.
 */
import { parentPort } from 'node:worker_threads';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { createKeystream } from '@bahati/fairness/node-keystream.ts';
import { statedWithBook } from '@bahati/game-rules/slots/figures/book-figures.ts';
import { measureClusterReturn } from '@bahati/game-rules/slots/simulation/cluster-return.ts';
import {
  type SlotDefinition,
  type StatedFigures,
  stakeUnitsOf,
  type Strip,
} from '@bahati/game-rules/slots/definition.ts';
import { exactRtp } from '@bahati/game-rules/slots/figures/exact-rtp.ts';
import { drawsFrom } from '@bahati/game-rules/slots/simulation/fast-clusters.ts';
import { enumerateFallingAnywhere } from '@bahati/game-rules/slots/figures/falling-anywhere.ts';
import { enumerateFallingLines } from '@bahati/game-rules/slots/figures/falling-lines.ts';
import { boughtStops } from '@bahati/game-rules/slots/mechanics/bought.ts';
import { statedWithHoldAndSpin } from '@bahati/game-rules/slots/figures/hold-and-spin-figures.ts';
import type { SlotOutcome } from '@bahati/game-rules/slots/outcome.ts';
import { layChests, openedStakes, winsPick } from '@bahati/game-rules/slots/pick.ts';
import { statedWithPick } from '@bahati/game-rules/slots/figures/pick-figures.ts';
import { drawOutcome } from '@bahati/game-rules/slots/spin.ts';
import { multiply, type Rational, rational, toDecimalText } from '@bahati/game-rules/rational.ts';
import { statedFrom } from '@bahati/game-rules/slots/figures/stated-figures.ts';
import { statedWithStickyWilds } from '@bahati/game-rules/slots/figures/sticky-figures.ts';
import { figuresFrom, type SpinDistribution } from '@bahati/game-rules/slots/figures/volatility.ts';
import { statedWithWalkingWilds } from '@bahati/game-rules/slots/figures/walking-figures.ts';
import { enumerateWays } from '@bahati/game-rules/slots/figures/ways-distribution.ts';
import { enumerateWindows } from '@bahati/game-rules/slots/figures/window-distribution.ts';

export type Build = { definition: SlotDefinition; stated: StatedFigures };

export type Certified = {
  /** Derived from every window; null: no way is known to count this mechanic. */
  exact: StatedFigures | null;
  /** The return by all windows to six places where a formula says as many. */
  toSixPlaces: string | null;
  /** The return found the second way, in percent, and how far off chance may carry it. */
  second: { how: 'formula' | 'play' | 'even stops'; percent: string; within: number };
  seconds: number;
};

const playedRounds = 200_000;
/** A fixed row of words is played, so the same verdict comes each time; once in 1,000 it is wrong. */
const playedDeviations = 3.29;

parentPort?.on('message', (build: Build) => {
  const startedAt = performance.now();
  const certified = isLines(build.definition) ? certifyLines(build.definition) : certifyRest(build);
  const seconds = (performance.now() - startedAt) / 1000;
  parentPort?.postMessage({ ...certified, seconds } satisfies Certified);
});

/** Wilds that fill their reels leave the reels apart, so that the formula reaches them. */
function isLines({ payRule, tumble, wilds, holdAndSpin, book, pick }: SlotDefinition): boolean {
  const placed = wilds?.kind === 'expanding' ? undefined : wilds;
  return !(payRule ?? tumble ?? placed ?? holdAndSpin ?? book ?? pick);
}

type Found = Omit<Certified, 'seconds'>;

function certifyLines(definition: SlotDefinition): Found {
  const { reels, freeReels, freeSpins } = definition;
  const base = countLines(definition, reels, 1);
  const free = freeSpins && countLines(definition, freeReels, freeSpins.multiplier);
  const sixPlaces = (share: Rational) => toDecimalText(multiply(share, rational(100n)), 6);
  return {
    exact: statedFrom(definition, base, free),
    toSixPlaces: sixPlaces(figuresFrom(definition, base, free).rtp),
    second: { how: 'formula', percent: sixPlaces(exactRtp(definition).total), within: 0 },
  };
}

function certifyRest({ definition, stated }: Build): Found {
  return {
    exact: countWindows(definition),
    toSixPlaces: null,
    second: byPlay(definition, Number(stated.standardDeviation)),
  };
}

function countWindows(definition: SlotDefinition): StatedFigures | null {
  const { reels, freeReels, payRule, tumble, wilds, holdAndSpin, book, pick, freeSpins, buy } =
    definition;
  const series = freeSpins?.multiplier ?? 1;
  if (wilds?.kind === 'sticky') return statedWithStickyWilds(definition);
  if (wilds?.kind === 'walking') return statedWithWalkingWilds(definition);
  if (tumble) {
    if (payRule && payRule.kind !== 'anywhere') return null;
    const count = payRule ? enumerateFallingAnywhere : enumerateFallingLines;
    const free = tumble.freeMultipliers.map((each) => each * series);
    return statedFrom(
      definition,
      count(definition, reels, tumble.multipliers),
      freeSpins && count(definition, freeReels, free),
      buy && count(definition, reels, tumble.multipliers, boughtStops(definition, buy)),
    );
  }
  if (holdAndSpin) {
    const base = enumerateWindows({ ...definition, scatter: holdAndSpin.coin }, reels);
    return statedWithHoldAndSpin(definition, holdAndSpin, base);
  }
  if (payRule && payRule.kind !== 'ways') return null;
  const count = (strips: readonly Strip[], multiplier: number) =>
    payRule
      ? enumerateWays(definition, strips, multiplier)
      : countLines(definition, strips, multiplier);
  const base = count(reels, 1);
  if (book) return statedWithBook(definition, book, base);
  if (pick) return statedWithPick(definition, pick, base);
  return statedFrom(definition, base, freeSpins && count(freeReels, series));
}

/** All pays of each window, scatters and multiplier included. */
function countLines(
  definition: SlotDefinition,
  strips: readonly Strip[],
  multiplier: number,
): SpinDistribution {
  const { byScatters, windowCount } = enumerateWindows(definition, strips);
  const whole = byScatters.map((pays, scatters) => {
    const extra = (definition.scatterPays[scatters] ?? 0) * stakeUnitsOf(definition);
    return new Map([...pays].map(([pay, count]) => [multiplier * (pay + extra), count]));
  });
  return { windowCount, byScatters: whole };
}

/** In total stakes what the first chests hold: whichever are opened, their mean is the same. */
function chestsOf(definition: SlotDefinition, outcome: SlotOutcome, draw: DrawStream): number {
  const { pick } = definition;
  if (!pick || !winsPick(definition, outcome, pick)) return 0;
  const first = Array.from({ length: pick.picks }, (_, chest) => chest);
  return openedStakes(layChests(pick, draw), first);
}

/** Whole rounds as members play them, from words of a generator. */
function byPlay(definition: SlotDefinition, standardDeviation: number): Certified['second'] {
  const nextInt = drawsFrom(createKeystream(new Uint8Array(32).fill(7)));
  if (definition.payRule?.kind === 'cluster') {
    // No exact figure stands beside it, so it is measured as closely as its band is narrow.
    const { percent, within } = measureClusterReturn(definition, nextInt);
    return { how: 'even stops', percent: percent.toFixed(3), within };
  }
  const units = stakeUnitsOf(definition);
  let share = 0;
  for (let round = 0; round < playedRounds; round += 1) {
    const draw = { nextInt, cursor: 0 };
    const outcome = drawOutcome(definition, draw);
    share += (outcome.pay / units + chestsOf(definition, outcome, draw)) / playedRounds;
  }
  return {
    how: 'play',
    percent: (100 * share).toFixed(2),
    within: (100 * playedDeviations * standardDeviation) / Math.sqrt(playedRounds),
  };
}
