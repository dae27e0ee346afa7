/**
 * Five reels of three rows, ten lines. Strips as `findStrips` found them; the figures
 * are derived anew by the tests.
 */
import {
  fromThree,
  fromTwo,
  gentlePays,
  middlingPays,
  steepPays,
  withoutScatter,
} from './ladders.ts';
import { tenOnFive } from './lines.ts';
import type { MathModel } from './model.ts';

const tenLow: MathModel = {
  key: 'ten-low',
  volatility: 'low',
  rows: 3,
  lines: tenOnFive,
  ladder: fromThree(gentlePays),
  reels: [
    'DefWgeCghfDgBDhSWDCgBWCfegAeCg',
    'hWfghSAhgfAWDBCgeCfgDfBCfehBCg',
    'CeBgWhgBeAhfDShCWDfAgBfhDfgBeA',
    'AgeABChfCeWBAhfgWefChSCDfgBeWf',
    'CWgDCWSDACBDfegAheDhegACfhDgAf',
  ],
  freeReels: [
    'WDfCDhfWCeACegSChgfBWeCAhgWfgA',
    'WegDWfCeAfDheWDChWfheghSAChgBh',
    'WefheCAgfADeWfhCeADfgWBSACfDhC',
    'fACeWhCBWhDgCfBgeCWhgeSWDehCeh',
    'fBCeAWfhCeAhCAhefhDegDefhDSgCW',
  ],
  scatterPays: [0, 0, 0, 2, 5, 20],
  freeSpins: {
    awards: [0, 0, 0, 8, 8, 8],
    retriggers: [0, 0, 0, 8, 8, 8],
    multiplier: 1,
    maxSpins: 40,
  },
  figures: {
    rtpPercent: '96.20',
    rtpToSixPlaces: '96.199169',
    hitRatePercent: '37.04',
    freeSpinsOneIn: '117',
    standardDeviation: '2.85',
    topSpin: { timesTotalStake: '91.5', oneInRounds: '330551833' },
  },
};

const tenMedium: MathModel = {
  key: 'ten-medium',
  volatility: 'medium',
  rows: 3,
  lines: tenOnFive,
  ladder: fromThree(middlingPays),
  reels: [
    'fADCSgBAfheBChDeBWAhgefDWfDCeh',
    'BhegWCfBgeSADhfegChDgCfeABehfD',
    'eWDBASDheBgehCfgADgBhfehCDfChg',
    'DgCADhBgeBfCeWhCAeCgfhDSChfehB',
    'DCBfhgefSCAhgfheCDhBgAWefBgDhe',
  ],
  freeReels: [
    'DCeghSDfeBhfAgfAhCWAgDfADgeDfW',
    'hfAgehfAhSgfDCgfDBehfAhWCfDWgA',
    'hCehWBgCefhCASfDehgfeWfhefgCfA',
    'CfAWChSfhDAfWAgCegfBCehDCgWfDW',
    'SeAhgeDhgACfgDefghfAehCgWBCfeW',
  ],
  scatterPays: [0, 0, 0, 2, 10, 100],
  freeSpins: {
    awards: [0, 0, 0, 10, 10, 10],
    retriggers: [0, 0, 0, 10, 10, 10],
    multiplier: 2,
    maxSpins: 60,
  },
  figures: {
    rtpPercent: '96.05',
    rtpToSixPlaces: '96.048351',
    hitRatePercent: '27.30',
    freeSpinsOneIn: '117',
    standardDeviation: '5.41',
    topSpin: { timesTotalStake: '475.0', oneInRounds: '86526655' },
  },
};

const tenHigh: MathModel = {
  key: 'ten-high',
  volatility: 'high',
  rows: 3,
  lines: tenOnFive,
  ladder: fromThree(steepPays),
  reels: [
    'ChWBgSCfegAhBCfeghfDBghCeDgfheChe',
    'ghBefhefgAhSehfCAhfDefgBDCgBhWghA',
    'BSghDfChgeDghfehCgADBhAghWChefBeh',
    'AfhADgCBWhfeghSBehfDBehfAWgCefhBD',
    'BhfgeABhfAhDfhWgDegBfgDhBgfhCDShf',
  ],
  freeReels: [
    'gBCeghSeAfeWgehfWChACBACgDWghDfh',
    'hSCgheWfgheBDgCfWDfhCeBgheAgehfA',
    'efDhgDAhCDheBfghegACgShWBhfgWhBW',
    'SgehgfhDgAWeCAefDeghBCWhBfChfDgh',
    'feDWhefhgfhCBehBDfAgChgefhgDSfCA',
  ],
  scatterPays: [0, 0, 0, 2, 10, 100],
  freeSpins: {
    awards: [0, 0, 0, 12, 12, 12],
    retriggers: [0, 0, 0, 12, 12, 12],
    multiplier: 3,
    maxSpins: 96,
  },
  figures: {
    rtpPercent: '96.40',
    rtpToSixPlaces: '96.396825',
    hitRatePercent: '27.40',
    freeSpinsOneIn: '153',
    standardDeviation: '8.66',
    topSpin: { timesTotalStake: '1890.0', oneInRounds: '195923300' },
  },
};

const tenPlain: MathModel = {
  key: 'ten-plain',
  volatility: 'medium',
  rows: 3,
  lines: tenOnFive,
  ladder: fromThree(withoutScatter(middlingPays)),
  reels: [
    'eBDCehgAWBgCDhfCefADhgBhfgefW',
    'CgheCfAeDhfgDfWAfeBheCgBhegBe',
    'fhgDWCDegfeBAhgDWhfgeAfCeBChB',
    'AhgCWgDBhAfWghDfhgCegBehCfeBg',
    'hBAWeCADhBfChfgefgehDeCgDCBDg',
  ],
  freeReels: [],
  scatterPays: [],
  freeSpins: null,
  figures: {
    rtpPercent: '95.44',
    rtpToSixPlaces: '95.436063',
    hitRatePercent: '34.29',
    freeSpinsOneIn: null,
    standardDeviation: '3.40',
    topSpin: { timesTotalStake: '308.3', oneInRounds: '20511149' },
  },
};

const tenPairs: MathModel = {
  key: 'ten-pairs',
  volatility: 'low',
  rows: 3,
  lines: tenOnFive,
  ladder: fromTwo(gentlePays, { W: 5, A: 5, B: 3, C: 2 }),
  reels: [
    'SWeChfBDfhAgfDehgBeCgeBDhgABhD',
    'WDhSAefCDBhgeCWehgfWhfAhBehCfh',
    'eABeCAeDhWefBhDfgBDheCShgfhgfh',
    'DBghefBhCWgeCfgChDeWBfWgBDeShA',
    'DfSgehgCBgehDABegheAfhWfehCfAB',
  ],
  freeReels: [
    'AgSfWeCgeDhfBWehAfhWegAChACefC',
    'fgBhfAhfWehACehDWheSDgeWheCheC',
    'DfBhfghAeDWhfehfCghCfeWCgAhgSC',
    'heWfgWheWCfWCghBAhDCBeCAfgheSD',
    'SeAChWghCDheACDACWgBehAfChfegf',
  ],
  scatterPays: [0, 0, 1, 2, 5, 20],
  freeSpins: {
    awards: [0, 0, 0, 10, 10, 10],
    retriggers: [0, 0, 0, 10, 10, 10],
    multiplier: 1,
    maxSpins: 50,
  },
  figures: {
    rtpPercent: '96.50',
    rtpToSixPlaces: '96.500946',
    hitRatePercent: '56.77',
    freeSpinsOneIn: '117',
    standardDeviation: '2.46',
    topSpin: { timesTotalStake: '69.3', oneInRounds: '64896842' },
  },
};

export const tenModels: readonly MathModel[] = [tenLow, tenMedium, tenHigh, tenPlain, tenPairs];
