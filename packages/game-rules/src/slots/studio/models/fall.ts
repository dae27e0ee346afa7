/**
 * Six reels of five rows: eight of a symbol anywhere pay and vanish, and what stands above falls.
 * All reels bear one strip, so that certification can count every window. The strips were drawn
 * by lot; the pays were then moved until the exact return was the wanted one.
 */
import type { MathModel, PayLadder, Role } from './model.ts';

const fallMedium: MathModel = {
  key: 'fall-medium',
  volatility: 'medium',
  rows: 5,
  lines: [],
  ladder: fromEight({
    S: [],
    A: [225, 540, 1440],
    B: [154, 350, 900],
    C: [128, 215, 730],
    D: [72, 149, 530],
    e: [48, 103, 360],
    f: [36, 96, 280],
    g: [27, 72, 235],
    h: [24, 58, 180],
  }),
  reels: sixTimes('ChhfADhhefBfDeggSAeBgCD'),
  freeReels: sixTimes('hfBhggDegCAfeBShheDAfDC'),
  scatterPays: [0, 0, 0, 0, 0, 3, 50],
  freeSpins: {
    awards: [0, 0, 0, 0, 0, 8, 8],
    retriggers: [0, 0, 0, 0, 5, 5, 5],
    multiplier: 1,
    maxSpins: 50,
  },
  mechanic: {
    payRule: { kind: 'anywhere', minimum: 8 },
    stakeUnits: 20,
    tumble: { multipliers: [1], freeMultipliers: [1, 2, 3, 5] },
  },
  figures: {
    rtpPercent: '95.85',
    hitRatePercent: '23.94',
    freeSpinsOneIn: '175',
    standardDeviation: '4.33',
    topSpin: { timesTotalStake: '267.1', oneInRounds: '172487267' },
  },
};

const fallHigh: MathModel = {
  key: 'fall-high',
  volatility: 'high',
  rows: 5,
  lines: [],
  ladder: fromEight({
    S: [],
    A: [240, 670, 2200],
    B: [118, 355, 1110],
    C: [56, 185, 680],
    D: [41, 118, 460],
    e: [26, 66, 270],
    f: [20, 44, 185],
    g: [15, 39, 150],
    h: [10, 28, 128],
  }),
  reels: sixTimes('BhffhAhhCeDefggCDABDSeg'),
  freeReels: sixTimes('DBeggDehfCAffAhhBSgCeDh'),
  scatterPays: [0, 0, 0, 0, 0, 3, 60],
  freeSpins: {
    awards: [0, 0, 0, 0, 0, 10, 10],
    retriggers: [0, 0, 0, 0, 5, 5, 5],
    multiplier: 1,
    maxSpins: 50,
  },
  mechanic: {
    payRule: { kind: 'anywhere', minimum: 8 },
    stakeUnits: 20,
    tumble: { multipliers: [1], freeMultipliers: [2, 4, 6, 10] },
  },
  figures: {
    rtpPercent: '96.36',
    hitRatePercent: '26.97',
    freeSpinsOneIn: '139',
    standardDeviation: '8.67',
    topSpin: { timesTotalStake: '842.4', oneInRounds: '6778697' },
  },
};

export const fallModels: readonly MathModel[] = [fallMedium, fallHigh];

/** For 8 or 9, for 10 or 11, and for 12 and more. */
function fromEight(pays: Readonly<Partial<Record<Role, readonly number[]>>>): PayLadder {
  const whole = Object.entries(pays).map(([role, [eight = 0, ten = 0, twelve = 0]]) => [
    role,
    role === 'S' ? [] : [eight, eight, ten, ten, twelve],
  ]);
  return { from: 8, pays: Object.fromEntries(whole) };
}

function sixTimes(strip: string): string[] {
  return Array.from({ length: 6 }, () => strip);
}
