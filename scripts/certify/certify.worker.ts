/**
 * Certifies builds one by one: derives every stated figure anew from all windows, and the return a
 * second way that shares nothing with the first: by formula, or by playing the engine itself.
 */
import { parentPort } from 'node:worker_threads';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { createKeystream } from '@bahati/fairness/node-keystream.ts';
import { measureClusterReturn } from '@bahati/game-rules/slots/simulation/cluster-return.ts';
import {
  type SlotDefinition,
  type StatedFigures,
  stakeUnitsOf,
} from '@bahati/game-rules/slots/definition.ts';
import { exactRtp } from '@bahati/game-rules/slots/figures/exact-rtp.ts';
import { drawsFrom } from '@bahati/game-rules/slots/simulation/fast-clusters.ts';
import { chainsOf, mostChains } from '@bahati/game-rules/slots/figures/falling/chain-windows.ts';
import { countedFigures, countSpins } from '@bahati/game-rules/slots/figures/counted-figures.ts';
import type { SlotOutcome } from '@bahati/game-rules/slots/outcome.ts';
import { layChests, openedStakes, winsPick } from '@bahati/game-rules/slots/pick.ts';
import { drawOutcome } from '@bahati/game-rules/slots/spin.ts';
import { multiply, type Rational, rational, toDecimalText } from '@bahati/game-rules/rational.ts';
import { statedFrom } from '@bahati/game-rules/slots/figures/stated-figures.ts';
import { figuresFrom } from '@bahati/game-rules/slots/figures/volatility.ts';

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
  const { base, free } = countSpins(definition);
  const sixPlaces = (share: Rational) => toDecimalText(multiply(share, rational(100n)), 6);
  return {
    exact: statedFrom(definition, base, free),
    toSixPlaces: sixPlaces(figuresFrom(definition, base, free).rtp),
    second: { how: 'formula', percent: sixPlaces(exactRtp(definition).total), within: 0 },
  };
}

function certifyRest({ definition, stated }: Build): Found {
  return {
    exact: countedFigures(definition),
    toSixPlaces: null,
    second: byPlay(definition, Number(stated.standardDeviation)),
  };
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
  if (definition.payRule?.kind === 'cluster' && chainsOf(definition.reels) > mostChains) {
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
