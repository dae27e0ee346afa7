/**
 * Three reels of three rows, five lines. Strips as `findStrips` found them; the figures
 * are derived anew by the tests.
 */
import { fiveOnThree } from './lines.ts';
import type { MathModel } from './model.ts';

const threeLow: MathModel = {
  key: 'three-low',
  volatility: 'low',
  rows: 3,
  lines: fiveOnThree,
  ladder: { from: 3, pays: { W: [60], A: [40], B: [25], C: [16], e: [10], f: [7], g: [4] } },
  reels: ['CegAfWgefCeBACefgBfABgeWg', 'AfgeACfBgCAWCgfegWeBfgBCg', 'AeCgWegAfgWCfgBfgBfeCfgCB'],
  freeReels: [],
  scatterPays: [],
  freeSpins: null,
  figures: {
    rtpPercent: '95.84',
    rtpToSixPlaces: '95.840000',
    hitRatePercent: '32.92',
    freeSpinsOneIn: null,
    standardDeviation: '2.05',
    topSpin: { timesTotalStake: '20.0', oneInRounds: '3906' },
  },
};

const threeMedium: MathModel = {
  key: 'three-medium',
  volatility: 'medium',
  rows: 3,
  lines: fiveOnThree,
  ladder: { from: 3, pays: { W: [500], A: [150], B: [60], C: [30], e: [12], f: [8], g: [5] } },
  reels: ['gWfgBefBeAgBefgCfegfegfe', 'fBCefBefACgeACeWgCefgCeg', 'geAfBeCfWgCegAfgCegfBCef'],
  freeReels: [],
  scatterPays: [],
  freeSpins: null,
  figures: {
    rtpPercent: '95.15',
    rtpToSixPlaces: '95.146123',
    hitRatePercent: '26.21',
    freeSpinsOneIn: null,
    standardDeviation: '3.55',
    topSpin: { timesTotalStake: '103.4', oneInRounds: '13824' },
  },
};

const threeHigh: MathModel = {
  key: 'three-high',
  volatility: 'high',
  rows: 3,
  lines: fiveOnThree,
  ladder: { from: 3, pays: { W: [2000], A: [400], B: [100], C: [40], e: [10], f: [6], g: [4] } },
  reels: [
    'BAgfWgfegCefgCefCefCgefgefg',
    'gBfegBeCgfABgfegfCWgfBefgBf',
    'gfCgefAegfBgCfegCAgfegfeWfe',
  ],
  freeReels: [],
  scatterPays: [],
  freeSpins: null,
  figures: {
    rtpPercent: '94.55',
    rtpToSixPlaces: '94.548595',
    hitRatePercent: '30.75',
    freeSpinsOneIn: null,
    standardDeviation: '7.88',
    topSpin: { timesTotalStake: '401.2', oneInRounds: '6561' },
  },
};

const threeFree: MathModel = {
  key: 'three-free',
  volatility: 'medium',
  rows: 3,
  lines: fiveOnThree,
  ladder: {
    from: 3,
    pays: { W: [150], S: [], A: [80], B: [40], C: [25], e: [12], f: [8], g: [5] },
  },
  reels: ['SfgBfgCAgBWgeSBeACfegCfe', 'AfBWgeBSegCAfgefCgfSCfgC', 'egfAgCSeWCBefBgeAfgBfegS'],
  freeReels: ['CAfBCefWCeBfgeCfeCgefSef', 'fABfegBAfegCfgCWgfegCWeS', 'gBASegfBeAfeCgfeWgAWfBef'],
  scatterPays: [0, 0, 0, 1],
  freeSpins: { awards: [0, 0, 0, 8], retriggers: [0, 0, 0, 8], multiplier: 2, maxSpins: 40 },
  figures: {
    rtpPercent: '95.70',
    rtpToSixPlaces: '95.696465',
    hitRatePercent: '21.56',
    freeSpinsOneIn: '64',
    standardDeviation: '3.70',
    topSpin: { timesTotalStake: '64.8', oneInRounds: '27216' },
  },
};

export const threeModels: readonly MathModel[] = [threeLow, threeMedium, threeHigh, threeFree];
