/**
 * Ten lines whose wilds do more: they fill their reels in every spin, or stay for the rest of the
 * free spins. The wild stands on the three middle reels. Strips as `annealStrips` found them;
 * certification counts every window anew.
 */
import { fromThree, middlingPays, steepPays } from './ladders.ts';
import { tenOnFive } from './lines.ts';
import type { MathModel } from './model.ts';

const growing = { wilds: { kind: 'expanding' } } as const;
const staying = { wilds: { kind: 'sticky' } } as const;

const growMedium: MathModel = {
  key: 'grow-medium',
  volatility: 'medium',
  rows: 3,
  lines: tenOnFive,
  ladder: fromThree(middlingPays),
  reels: [
    'ABDgeCfhBgDeChgDefhBSCghAfgeDAhfg',
    'gWfDhfDgCAgeDSehgChgABgeDCgfBhCehD',
    'ChfeBWgDBADgBSfDeCAhgeCgDehDfegCfg',
    'hgDACBefBhfeDhfgDBChgBADefSAfWhCeD',
    'egBeCDfhCDgfhgSBheAfgeDfhCABgfhgA',
  ],
  freeReels: [
    'BfgBehCehCfAegDSCgBhfgehgDABeADhe',
    'eBWDfBhfgABDAhDgfSgDehACfDCBfCheAf',
    'eABWhgeDBegBeDAehSDghAeBfDCfgeAhgf',
    'DBhgBAShfBDfegBehCgADCBfeCgDfWDhCf',
    'ACDgfhgehfeDfeSChBgAhfegBADehDAgB',
  ],
  scatterPays: [0, 0, 0, 2, 5, 25],
  freeSpins: {
    awards: [0, 0, 0, 8, 8, 8],
    retriggers: [0, 0, 0, 8, 8, 8],
    multiplier: 2,
    maxSpins: 40,
  },
  mechanic: growing,
  figures: {
    rtpPercent: '96.02',
    hitRatePercent: '26.92',
    freeSpinsOneIn: '161',
    standardDeviation: '4.78',
    topSpin: { timesTotalStake: '1000.0', oneInRounds: '30367987' },
  },
};

const growHigh: MathModel = {
  key: 'grow-high',
  volatility: 'high',
  rows: 3,
  lines: tenOnFive,
  ladder: fromThree(steepPays),
  reels: [
    'gfegBhgfhAegCSehfehDgehgfhDeBhgfehD',
    'DgeBACWgfChSeDBfhDeBfCghCfhDegDACeAB',
    'WBgChBghADhCDBfheDCSDeghfeghCfghfAhg',
    'fgDfACDhBeDgfeDhBgehBSCADghCgeCfgWCB',
    'ghBDfSChDgCfBhfDhfeDfheCfhgeDfAgeDB',
  ],
  freeReels: [
    'gBAfeDBChDgeCSgehgefhDehAgChfDeBf',
    'gADfgSDCAfhBgeWgDfBehDWehCehCefghDB',
    'ADheBDfWhDgSCWAgeBACfegDBfehAfgheCf',
    'WChgfhgBShefhBDeADhAeWgfABghfCegDfe',
    'BehBefgDhAfCDgfSgBAegheCDeCfghAfh',
  ],
  scatterPays: [0, 0, 0, 2, 10, 100],
  freeSpins: {
    awards: [0, 0, 0, 10, 10, 10],
    retriggers: [0, 0, 0, 10, 10, 10],
    multiplier: 2,
    maxSpins: 50,
  },
  mechanic: growing,
  figures: {
    rtpPercent: '96.42',
    hitRatePercent: '26.46',
    freeSpinsOneIn: '190',
    standardDeviation: '8.45',
    topSpin: { timesTotalStake: '2445.0', oneInRounds: '3870202' },
  },
};

const stayMedium: MathModel = {
  key: 'stay-medium',
  volatility: 'medium',
  rows: 3,
  lines: tenOnFive,
  ladder: fromThree({ ...middlingPays, W: [] }),
  reels: [
    'ehfDCgBDAfhACDfeCSgheAghDfBgAB',
    'SBAfgDWAgfDehDfBeDCfWehgCDAgfDBA',
    'ghCDShBChWgDWefgBfDBfADehAgefDhe',
    'AhCeWBfhWeDCeBfgeCAeSgAhDAgDhgfD',
    'CADhBSgBhgBhDfhgfBehfegBeDghAe',
  ],
  freeReels: [
    'DgCfBDgeBChgCfeAhDeghfAhfgAhfChA',
    'BfAhBAWCBefhDfgeDghfCgDCgeBgAhDeg',
    'hDWhefghDfhCBAefCDgADgeBfgAfehgBC',
    'gBWAfgCDfghfChDgeCAeDCgAfBDehBgfh',
    'gAhgfhCfDeghfeCDeAfBCDegDBgfAhCB',
  ],
  scatterPays: [0, 0, 0, 2, 5, 25],
  freeSpins: {
    awards: [0, 0, 0, 8, 8, 8],
    retriggers: [],
    multiplier: 2,
    maxSpins: 8,
  },
  mechanic: staying,
  figures: {
    rtpPercent: '95.88',
    hitRatePercent: '26.37',
    freeSpinsOneIn: '130',
    standardDeviation: '5.21',
    topSpin: { timesTotalStake: '878.0', oneInRounds: '241349961424' },
  },
};

const stayHigh: MathModel = {
  key: 'stay-high',
  volatility: 'high',
  rows: 3,
  lines: tenOnFive,
  ladder: fromThree({ ...steepPays, W: [] }),
  reels: [
    'fhgeSfBCgfCgfehfghegDCehADCehBg',
    'SfDWheBCDgAefADehBCfgDegABWgfehAD',
    'eBhWfSeCfBAChefCDhfCAfgDAgDAeWfCh',
    'DeWhCWgBhfCheBAhgDeCgACDgehSfCDfB',
    'egChfDCeBfghfSAheBgADgfDAehgehB',
  ],
  freeReels: [
    'DfghfDeBDAfBehgDfAghBeChDeghfgCe',
    'hCDehCBWDhBefCDfgefgefhDAeghegDfA',
    'gBfgBheDhfBgfAgefWgDeBfeDfgACheDh',
    'DghDAhCWAfBDefgBfhCegCDegBegfAhef',
    'ghDgheDBhCfhgCBDghCeBAfgBfCAefCe',
  ],
  scatterPays: [0, 0, 0, 2, 10, 100],
  freeSpins: {
    awards: [0, 0, 0, 10, 10, 10],
    retriggers: [],
    multiplier: 2,
    maxSpins: 10,
  },
  mechanic: staying,
  figures: {
    rtpPercent: '96.19',
    hitRatePercent: '25.03',
    freeSpinsOneIn: '143',
    standardDeviation: '8.43',
    topSpin: { timesTotalStake: '2081.0', oneInRounds: '30187866983' },
  },
};

export const wildModels: readonly MathModel[] = [growMedium, growHigh, stayMedium, stayHigh];
