/**
 * Ten lines with a book, wild and scatter in one: before the free spins it chooses a symbol that
 * fills its reels. Strips as `annealStrips` found them; certification counts every window anew, for
 * every symbol the book may choose.
 */
import { fromThree } from './ladders.ts';
import { tenOnFive } from './lines.ts';
import type { MathModel } from './model.ts';

const middling = {
  P: [],
  A: [40, 200, 1500],
  B: [25, 120, 600],
  C: [18, 70, 300],
  D: [12, 50, 200],
  e: [8, 25, 90],
  f: [6, 20, 80],
  g: [5, 16, 70],
  h: [5, 14, 60],
};

const steep = {
  P: [],
  A: [60, 500, 4000],
  B: [30, 200, 1200],
  C: [20, 100, 600],
  D: [12, 60, 300],
  e: [6, 20, 90],
  f: [5, 18, 80],
  g: [4, 15, 70],
  h: [4, 12, 60],
};

/** Every symbol but the book itself, which is the first. */
const book = { book: { candidates: [1, 2, 3, 4, 5, 6, 7, 8] } };

const bookSteady: MathModel = {
  key: 'book-steady',
  volatility: 'high',
  rows: 3,
  lines: tenOnFive,
  ladder: fromThree(middling),
  reels: [
    'CABfPgfADehgDfBhgefChgCefhDehBgD',
    'BCDAghAgfhAfChfgDBheBgDehDegPCDh',
    'ghBgfhBgfDCgAeDBCgAfeDhePCfDhBfe',
    'fCeDCgePhADBhfgeBfDhCghCDgfBAfeg',
    'egDhgefBhfACgfDgBhADeBPCfhDCBehf',
  ],
  freeReels: [
    'BDfCDhfAeBhAgfCgfACPhgADhCefgh',
    'DhBgehDgfDgfhAefCgBhgDPhfBefhg',
    'CDPhCABCefABhgABfegADegfChgehf',
    'gBhCDefgCBeDChegPfDeABgfhefgCD',
    'BfgDefBgfehBfDgehAgCfehgfDCPeh',
  ],
  scatterPays: [0, 0, 0, 2, 20, 200],
  freeSpins: {
    awards: [0, 0, 0, 10, 10, 10],
    retriggers: [0, 0, 0, 10, 10, 10],
    multiplier: 1,
    maxSpins: 50,
  },
  mechanic: book,
  figures: {
    rtpPercent: '95.79',
    hitRatePercent: '25.71',
    freeSpinsOneIn: '140',
    standardDeviation: '8.03',
    topSpin: { timesTotalStake: '1650.8', oneInRounds: '2495134249' },
  },
};

const bookSteep: MathModel = {
  key: 'book-steep',
  volatility: 'high',
  rows: 3,
  lines: tenOnFive,
  ladder: fromThree(steep),
  reels: [
    'hDghefChfBCghCDegfhPfegDfBAegCBg',
    'AfBheDfgehPCfBDgADgehfCgehCfAgeh',
    'geCAghDAfBehPghfDgehfBCfhgeDgeDh',
    'DBfgBfeAfhBDfghDfChDfheghegfPACe',
    'BehgehDfAPDgfCDhAgeBCehfgehCfgef',
  ],
  freeReels: [
    'BgDfeBgheDfeCfhgDheDfAgPhfCefh',
    'hgCegBPheghfAhfDgheCgfBCgBCgBe',
    'CghDfgCDhPgfehDBCgDehfChAfeDge',
    'fCDAeghfgPCgBfhgfhDgBefADheBDe',
    'DBehCBhgCAeghAghfegBPeDfghDgfe',
  ],
  scatterPays: [0, 0, 0, 2, 20, 200],
  freeSpins: {
    awards: [0, 0, 0, 10, 10, 10],
    retriggers: [0, 0, 0, 10, 10, 10],
    multiplier: 1,
    maxSpins: 50,
  },
  mechanic: book,
  figures: {
    rtpPercent: '96.10',
    hitRatePercent: '27.26',
    freeSpinsOneIn: '140',
    standardDeviation: '9.85',
    topSpin: { timesTotalStake: '4400.9', oneInRounds: '623783562' },
  },
};

export const bookModels: readonly MathModel[] = [bookSteady, bookSteep];
