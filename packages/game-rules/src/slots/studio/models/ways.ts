/**
 * Five reels of three or four rows without lines: 243 and 1,024 ways, the wild on the three middle
 * reels. Strips as `annealStrips` found them; certification counts every window anew.
 */
import { fromThree } from './ladders.ts';
import type { MathModel } from './model.ts';

/** A symbol is paid for every way, so that a total stake is many line stakes. */
const gentle = {
  W: [],
  S: [],
  A: [15, 40, 120],
  B: [12, 30, 90],
  C: [10, 24, 70],
  D: [8, 20, 50],
  e: [6, 14, 40],
  f: [5, 12, 30],
  g: [4, 10, 25],
  h: [4, 8, 20],
};

const middling = {
  W: [],
  S: [],
  A: [20, 80, 400],
  B: [16, 60, 250],
  C: [12, 40, 150],
  D: [10, 30, 100],
  e: [6, 16, 50],
  f: [5, 14, 40],
  g: [4, 10, 30],
  h: [3, 8, 25],
};

const steep = {
  W: [],
  S: [],
  A: [30, 150, 1200],
  B: [20, 90, 600],
  C: [15, 60, 300],
  D: [10, 40, 200],
  e: [5, 16, 60],
  f: [4, 12, 50],
  g: [3, 10, 40],
  h: [2, 8, 30],
};

const ways = (stakeUnits: number) => ({
  payRule: { kind: 'ways' as const },
  stakeUnits,
});

const waysLow: MathModel = {
  key: 'ways-low',
  volatility: 'low',
  rows: 3,
  lines: [],
  ladder: fromThree(gentle),
  reels: [
    'CgeADChfBCgDBCfgBCgBAfgSDBheAh',
    'fhWCgWAheCBfehgDAfDhfgSfABDegDhe',
    'WfCBfeAfhegASChWfeBhAgeBDAfDBghD',
    'BDAeBSfCBfgCfgACWhfDAhDWhefhgBAe',
    'AhBegDfBAChAeCfgASeDBfeChDCAhC',
  ],
  freeReels: [
    'AefDeSBeABeACDfgDBAhgDAhDgBDeB',
    'eghWCBDeBAefAWgABDgAeBhgDWBeDfSAD',
    'eDAWDeABCfehBSWegABgDfeDAehWBDgBA',
    'CeDfBAWSBDWeBDeAhWgABeDAeBgeCDAhf',
    'AgDCAgBeABSeDgeABhADeBDehgfDBf',
  ],
  scatterPays: [0, 0, 0, 2, 5, 20],
  freeSpins: {
    awards: [0, 0, 0, 8, 8, 8],
    retriggers: [0, 0, 0, 8, 8, 8],
    multiplier: 1,
    maxSpins: 40,
  },
  mechanic: ways(20),
  figures: {
    rtpPercent: '95.96',
    hitRatePercent: '49.19',
    freeSpinsOneIn: '130',
    standardDeviation: '2.81',
    topSpin: { timesTotalStake: '59.0', oneInRounds: '3180275' },
  },
};

const waysMedium: MathModel = {
  key: 'ways-medium',
  volatility: 'medium',
  rows: 3,
  lines: [],
  ladder: fromThree(middling),
  reels: [
    'hefgeSDfhgfeBChDgfCDeAheABgfhCBg',
    'BWfeghAehgeDghCSeCgDhCDeAgBeDfgCh',
    'BhgeBACfhBgfBgheghAgeWCASDfehACDf',
    'hgWDeCAgfDACheDABefBDhBDghDSAgefC',
    'CAhCgDCehSAehDgBDghDgBCfAgefhDBh',
  ],
  freeReels: [
    'DSgDBCehDgACeBACDABeCBfACfegDBh',
    'eBWfeCgDWghACDeAgBAeBhefCDAhfSBAC',
    'fghBgShegDABWhADefDehWghCAhBgeACD',
    'CheACShDAgefAhgDAWgBAWfCgfBhDCgeB',
    'CSfDgfhBeACBeDgCDABheCfAghBDABg',
  ],
  scatterPays: [0, 0, 0, 2, 8, 40],
  freeSpins: {
    awards: [0, 0, 0, 10, 10, 10],
    retriggers: [0, 0, 0, 10, 10, 10],
    multiplier: 2,
    maxSpins: 60,
  },
  mechanic: ways(20),
  figures: {
    rtpPercent: '96.18',
    hitRatePercent: '46.71',
    freeSpinsOneIn: '148',
    standardDeviation: '5.46',
    topSpin: { timesTotalStake: '375.0', oneInRounds: '237511885' },
  },
};

const waysHigh: MathModel = {
  key: 'ways-high',
  volatility: 'high',
  rows: 3,
  lines: [],
  ladder: fromThree(steep),
  reels: [
    'ChABfgCfBegfeDhADhBDgeSDAhCeADhgf',
    'BfgAeDgfeWCBghABfheAChgfShefCDhAeD',
    'AhBgfDCWegfBChgDCeBfCDghfShegDhAfC',
    'gAfDCgeDheWDfgShAChfAhgBeCDfeAhfDe',
    'fChfShBehgeDCBhfeBgeDCAheAfgDheCg',
  ],
  freeReels: [
    'fADehBeASgDhgBDeAhCAgfhCfhgDAhfBe',
    'egDShADWBAWBeCBefDgeDhABfCBfCDfCghA',
    'hfCehSfCeBWAhBegDfWBfgADeBAhDCBgeDA',
    'gefBeDCfDAeghWDgeAgWABeSDhBDCegAhDf',
    'hAeBCehgDhgfSBgAegDhCfAgfACeDBACB',
  ],
  scatterPays: [0, 0, 0, 2, 10, 100],
  freeSpins: {
    awards: [0, 0, 0, 12, 12, 12],
    retriggers: [0, 0, 0, 12, 12, 12],
    multiplier: 3,
    maxSpins: 96,
  },
  mechanic: ways(40),
  figures: {
    rtpPercent: '96.39',
    hitRatePercent: '44.74',
    freeSpinsOneIn: '161',
    standardDeviation: '9.34',
    topSpin: { timesTotalStake: '1084.5', oneInRounds: '194321950' },
  },
};

const tallWaysMedium: MathModel = {
  key: 'tall-ways-medium',
  volatility: 'medium',
  rows: 4,
  lines: [],
  ladder: fromThree(middling),
  reels: [
    'ggSgggDffffBBeeeffhhAAAhhhCCCDDDeeC',
    'fffSeeDDDeeeWChhhWBBBgggggDfAAAAhhCCC',
    'BAASghggghhhWCCCCWeeAeeABBhhfffffDDDD',
    'CSAAADeeWCCCfeWhhBBBggDgggDDhhhefefff',
    'eeSgCghhhAABeeegghhCgCCffDDDBBBDfff',
  ],
  freeReels: [
    'ehhSAAeBfhgCeBeCeBfCCBfhBDeggfCDAfg',
    'fgSfgfBDDBBBWggADfCWeeAegCeCBBhhhhgef',
    'hfeSBgeDgCDWefBWABADfAChhffBAgCeeeggf',
    'ggSCAgeAgDefWBBBhheWCgCffeDDAhehCCCBD',
    'BgfSefCBBfCAefAffDDhCgAABCChhhhBDeg',
  ],
  scatterPays: [0, 0, 0, 2, 8, 40],
  freeSpins: {
    awards: [0, 0, 0, 8, 8, 8],
    retriggers: [0, 0, 0, 8, 8, 8],
    multiplier: 2,
    maxSpins: 48,
  },
  mechanic: ways(100),
  figures: {
    rtpPercent: '96.05',
    hitRatePercent: '30.90',
    freeSpinsOneIn: '88',
    standardDeviation: '5.42',
    topSpin: { timesTotalStake: '961.0', oneInRounds: '206656934' },
  },
};

const tallWaysHigh: MathModel = {
  key: 'tall-ways-high',
  volatility: 'high',
  rows: 4,
  lines: [],
  ladder: fromThree(steep),
  reels: [
    'DADSCCCBBghhhfffhhhgggeeDDAgggeeefffC',
    'eeSfhfgggDWCCDgggfAffhheehAAheeBCBCDDD',
    'hffSDCCCeeDWhDDeAAhhhgggfffBfBeegggBCB',
    'fBBShhDCeeWCCCBffhhhAAgggfffgggDDDfeeh',
    'gghSeeDeeeAAfffggfBBfChhhfBhCCCDDDgff',
  ],
  freeReels: [
    'fgDSeefCghhfhCgCADDgAfBAhhgegDCfCghAf',
    'fDhShCegBAeWegBgWfeeffgfBfgDDhgCehfCACf',
    'efShggggDhAfWBBfAWCgDCeeDeADAhgBBBhffhh',
    'effSehfeDDWhBhgBgWefhBDgeDhBfgCgfCBAeCe',
    'CABShfDeeDegeChgheAhhfhfeeDfggDgACgDC',
  ],
  scatterPays: [0, 0, 0, 2, 10, 60],
  freeSpins: {
    awards: [0, 0, 0, 10, 10, 10],
    retriggers: [0, 0, 0, 10, 10, 10],
    multiplier: 3,
    maxSpins: 80,
  },
  mechanic: ways(100),
  figures: {
    rtpPercent: '96.30',
    hitRatePercent: '32.19',
    freeSpinsOneIn: '98',
    standardDeviation: '6.15',
    topSpin: { timesTotalStake: '972.0', oneInRounds: '4694986' },
  },
};

export const waysModels: readonly MathModel[] = [
  waysLow,
  waysMedium,
  waysHigh,
  tallWaysMedium,
  tallWaysHigh,
];
