/**
 * Five reels of three rows, twenty lines. Strips as `findStrips` found them; the figures
 * are derived anew by the tests.
 */
import { fromThree, fromTwo, gentlePays, middlingPays, steepPays } from './ladders.ts';
import { twentyOnFive } from './lines.ts';
import type { MathModel } from './model.ts';

const twentyLow: MathModel = {
  key: 'twenty-low',
  volatility: 'low',
  rows: 3,
  lines: twentyOnFive,
  ladder: fromThree(gentlePays),
  reels: [
    'WeSfDWheBChWCeAgDhCBgDfABefghD',
    'hCgfWheShADefCBAfBgeWgeChgDhgD',
    'gDhBDAfehfCgBfhegWDegfCWAhfeCS',
    'BDgBfheSCfWeDBeCgfhWfhgACfhgDf',
    'DhegheBfCWfSAfgBChgCWAheAfDWAC',
  ],
  freeReels: [
    'AgfWeCWfBCAeSAgehDBhWDCAhefChD',
    'CfWDehASWehgDhWeBgChAfeCghWBhg',
    'DWAeBCfBhWSADhfeBhAgDhCAWhCgBC',
    'fAgeShBWAeCDehfAhDfeDAWDCfhgeh',
    'hfWhCgBfgAegACWShWChDChgDhgAWe',
  ],
  scatterPays: [0, 0, 0, 2, 5, 20],
  freeSpins: {
    awards: [0, 0, 0, 7, 7, 7],
    retriggers: [0, 0, 0, 7, 7, 7],
    multiplier: 2,
    maxSpins: 42,
  },
  figures: {
    rtpPercent: '95.95',
    rtpToSixPlaces: '95.949743',
    hitRatePercent: '54.51',
    freeSpinsOneIn: '117',
    standardDeviation: '3.04',
    topSpin: { timesTotalStake: '144.6', oneInRounds: '381240971' },
  },
};

const twentyMedium: MathModel = {
  key: 'twenty-medium',
  volatility: 'medium',
  rows: 3,
  lines: twentyOnFive,
  ladder: fromThree(middlingPays),
  reels: [
    'eAWChDgefDBWDfBhSghAfeCheBghCg',
    'WghAfShfCBghBfDeghBeCADCfhDgAe',
    'eCDhWeBChBAghfeBhfBSAfegfDghDf',
    'hABDhAeSCgBfeDhfDeCghCfgBfhgeW',
    'AgCeDfheBhfChBfgBeChSgefgDAWDh',
  ],
  freeReels: [
    'DhCfgBDhgDhCgDWBAeCfhCSACWfeBg',
    'DBeWfgeCWBhefCDfWChgCfeAhSgChg',
    'SeCAegfAeDhWCfehCghDBfhgABWfDC',
    'BgChDgfhWDhWehgCDgeWheCSBfCgeA',
    'eAhCDfSeWChegWhfeBDAeDWBhDCfAg',
  ],
  scatterPays: [0, 0, 0, 2, 10, 50],
  freeSpins: {
    awards: [0, 0, 0, 10, 10, 10],
    retriggers: [0, 0, 0, 10, 10, 10],
    multiplier: 2,
    maxSpins: 60,
  },
  figures: {
    rtpPercent: '96.30',
    rtpToSixPlaces: '96.296471',
    hitRatePercent: '45.41',
    freeSpinsOneIn: '117',
    standardDeviation: '4.66',
    topSpin: { timesTotalStake: '492.8', oneInRounds: '259579966' },
  },
};

const twentyHigh: MathModel = {
  key: 'twenty-high',
  volatility: 'high',
  rows: 3,
  lines: twentyOnFive,
  ladder: fromThree(steepPays),
  reels: [
    'BhfADShDegfChgfBhCWfhBChAgCehDgheg',
    'ShfDCfhgfhBfDehgDChBDhBAgehgeWAhge',
    'hgCfBDehfDhgfhCABSChfWeAhgBeCghfge',
    'ShDBhfgCDeAfheChWDgehgfCDhBghfgAhe',
    'ghDgBSgfeCheWhgDhBgAefhDChBehAfCef',
  ],
  freeReels: [
    'CefghDCBWgDBgChBCghWeBAfgSeWAeDh',
    'CAefCeWAeBDhfAegBehgfShefghCgWhg',
    'hABhCAegWDgBhgDAhgShCfeghfWehfDe',
    'gAhgCDfAeghBgWfeDCBgCeBCWheghSeh',
    'hSeAWfDghCfWChACfehgDhBfgChgCheg',
  ],
  scatterPays: [0, 0, 0, 2, 10, 100],
  freeSpins: {
    awards: [0, 0, 0, 15, 15, 15],
    retriggers: [0, 0, 0, 15, 15, 15],
    multiplier: 3,
    maxSpins: 90,
  },
  figures: {
    rtpPercent: '96.65',
    rtpToSixPlaces: '96.651354',
    hitRatePercent: '49.84',
    freeSpinsOneIn: '167',
    standardDeviation: '8.46',
    topSpin: { timesTotalStake: '1179.3', oneInRounds: '166706237' },
  },
};

const twentyPairs: MathModel = {
  key: 'twenty-pairs',
  volatility: 'medium',
  rows: 3,
  lines: twentyOnFive,
  ladder: fromTwo(middlingPays, { W: 10, A: 5, B: 2 }),
  reels: [
    'CeWBSfgADgBhgBDheCDhBAgehfCBhf',
    'ehCSAgBCfgefghDefghCAeBhDAhWfB',
    'WCBSCgfCAfBDhfehDfehgehADhgeBg',
    'ehBgDfegDhBSeAgfAehCWhBCgfChDf',
    'fAgChSgeAgBehAeDCgfCAhBgfWhDBh',
  ],
  freeReels: [
    'hBfeCWhegCeWfehfAghCfDSegDfhDg',
    'fghfgAfSWfABheAfDhfWgChWeBCheC',
    'heCgAfgBDhfeghfCgehfDhSgAWehCW',
    'AefhDgShCBWAhgfCDhgCfWeDfhgfhg',
    'feSfgeDWfABDABhgeWBCghCfeChDAg',
  ],
  scatterPays: [0, 0, 0, 2, 10, 50],
  freeSpins: {
    awards: [0, 0, 0, 8, 8, 8],
    retriggers: [0, 0, 0, 8, 8, 8],
    multiplier: 3,
    maxSpins: 64,
  },
  figures: {
    rtpPercent: '96.15',
    rtpToSixPlaces: '96.149285',
    hitRatePercent: '53.57',
    freeSpinsOneIn: '117',
    standardDeviation: '4.56',
    topSpin: { timesTotalStake: '553.5', oneInRounds: '330548140' },
  },
};

export const twentyModels: readonly MathModel[] = [
  twentyLow,
  twentyMedium,
  twentyHigh,
  twentyPairs,
];
