/**
 * Five reels of four rows, twenty lines. Strips as `findStrips` found them; the figures
 * are derived anew by the tests.
 */
import { fromThree, gentlePays, middlingPays, steepPays } from './ladders.ts';
import { twentyOnFour } from './lines.ts';
import type { MathModel } from './model.ts';

const tallLow: MathModel = {
  key: 'tall-low',
  volatility: 'low',
  rows: 4,
  lines: twentyOnFour,
  ladder: fromThree(gentlePays),
  reels: [
    'fBghCBeWCBfegWAfCDgBhegABhCgBDeACDhgSDCe',
    'DfBAhgWCheBghDegAheCgDABhfWeCDAgSWDghfCg',
    'WhDeCgBSAgWfDgAhBgCAWgehDgAfDBehfgeChBgC',
    'CeDfBgCDfBegWCehBWDhAeBhgfSDWhAgehCBWehB',
    'DBCeWBhfABCDfgehDgWehSgAehBAgWBhgCfhgACW',
  ],
  freeReels: [
    'DCAWeChAgeShAfChgWefhWCgAhBeAfhBeWhDeWBh',
    'eWfheBfCDeAWCBehCAgDWheAgfBhSWfBCeWBgCAh',
    'WeDghCWBgCDAheBDCASfBCeDfhAWDeCABfWgBhAC',
    'fAChBSeDChADCehAgeDfWhACWghBeWghDBChfBeh',
    'hWeCBfgDBhefADBhfeBSAWeBCAhegWDCAfegBWAg',
  ],
  scatterPays: [0, 0, 0, 2, 5, 20],
  freeSpins: {
    awards: [0, 0, 0, 8, 8, 8],
    retriggers: [0, 0, 0, 8, 8, 8],
    multiplier: 1,
    maxSpins: 40,
  },
  figures: {
    rtpPercent: '95.80',
    rtpToSixPlaces: '95.798681',
    hitRatePercent: '55.34',
    freeSpinsOneIn: '117',
    standardDeviation: '2.45',
    topSpin: { timesTotalStake: '75.3', oneInRounds: '1392942706' },
  },
};

const tallMedium: MathModel = {
  key: 'tall-medium',
  volatility: 'medium',
  rows: 4,
  lines: twentyOnFour,
  ladder: fromThree(middlingPays),
  reels: [
    'ShDgCBefgChWfBADgfBegWDfghAegCfhgeAhCfDe',
    'gehfgeBCgeDWfBCgfDhgfCegBAhfSehgfBCAefDA',
    'BCfhgCWhgADfgheAghfAegfADBSgDefgBhCgDWfh',
    'fhSBghDCfgWCBgehAgDfACgeBhAgDhCBfAegWACg',
    'hSBDhWCfhegfBAgCheAfghAefBhAeChBfghBfeDg',
  ],
  freeReels: [
    'DeACfgBhfADhfCgeWhgeCDShCDgBeDhgAWDBehgW',
    'gAeBfgDAChgASDWACefDCBfWhgfWCehgfCehgDBh',
    'BfWhCeAhgWDBfegDAhfeAhDCgheWAgfCBgefDgeS',
    'WhgfeBChfgShfBWeCgWDfgCBDeChgWAhgCAhgDeA',
    'fCWhDgeCADhSfghDWAhgWCDhegAhfDBgfWAehCgA',
  ],
  scatterPays: [0, 0, 0, 2, 10, 50],
  freeSpins: {
    awards: [0, 0, 0, 10, 10, 10],
    retriggers: [0, 0, 0, 10, 10, 10],
    multiplier: 2,
    maxSpins: 60,
  },
  figures: {
    rtpPercent: '96.20',
    rtpToSixPlaces: '96.201794',
    hitRatePercent: '48.16',
    freeSpinsOneIn: '117',
    standardDeviation: '4.67',
    topSpin: { timesTotalStake: '507.5', oneInRounds: '546933920' },
  },
};

const tallHigh: MathModel = {
  key: 'tall-high',
  volatility: 'high',
  rows: 4,
  lines: twentyOnFour,
  ladder: fromThree(steepPays),
  reels: [
    'CDBhgeDfhSBfhABfDhCWBDeChDfeghCeDhgeAhWgehfge',
    'ChgBSefDhCBgDefBWgDhBgehCfeDhgADefAghBfDAhefA',
    'WfheACgehfCBghefDgChfeBghDBeghBegDfhgSCDAhBDg',
    'BCWhgfehgSAfhCDBfhgDefhCBgDheBWhegDfAChgefhge',
    'CfhDgfhBegfAeCgBfeCghfBDehAgehAWeDhCBghSDCghD',
  ],
  freeReels: [
    'AhBCgeDCfBhAeBDhWeghCfghDfeShWfgADehAWChegCBe',
    'ghCBgDeBShCAfehWgefhgeBCAhfgDhBWfhADWhgfDhBAe',
    'fSBgCDAgChADehCDBeChgfeDhfWeADBfgehfBehWgfhWg',
    'eCAfWhBAWhefWgDefCBheWfgBhCfeBAghfDBhWfehgBSh',
    'efDBhefghAWfBADCBhfgBWeAhDgeBhgfChWgfShCgehCg',
  ],
  scatterPays: [0, 0, 0, 2, 10, 100],
  freeSpins: {
    awards: [0, 0, 0, 12, 12, 12],
    retriggers: [0, 0, 0, 12, 12, 12],
    multiplier: 3,
    maxSpins: 96,
  },
  figures: {
    rtpPercent: '96.55',
    rtpToSixPlaces: '96.549016',
    hitRatePercent: '43.49',
    freeSpinsOneIn: '163',
    standardDeviation: '8.15',
    topSpin: { timesTotalStake: '1202.1', oneInRounds: '2328038951' },
  },
};

export const tallModels: readonly MathModel[] = [tallLow, tallMedium, tallHigh];
