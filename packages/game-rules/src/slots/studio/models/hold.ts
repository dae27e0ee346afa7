/**
 * Ten lines and coins: six of them hold while the rest spins on. Strips as `annealStrips` found
 * them; certification counts every window anew.
 */
import type { CoinValue } from '@bahati/game-rules/slots/definition.ts';
import { fromThree, gentlePays, middlingPays, withoutScatter } from './ladders.ts';
import { tenOnFive } from './lines.ts';
import type { MathModel } from './model.ts';

/** The coin's place among the symbols: after the wild. */
const coinId = 1;

const holdLow: MathModel = {
  key: 'hold-low',
  volatility: 'low',
  rows: 3,
  lines: tenOnFive,
  ladder: fromThree({ ...withoutScatter(gentlePays), O: [] }),
  reels: [
    'egCDBOOfWDeAheChACBAOBWgheBDCfBDA',
    'gBfheCgOOBADeCBDWhACWAOOBhCBeDfhCA',
    'eDCWgDCeBOOBhAChAfBDCheAOOBDgWeBfA',
    'CAheBfWDgBeOOWfCDhgDBAhBCDOOBCheAD',
    'DfhgADCADefBgOOhCeBAWCfABDWBOgDBg',
  ],
  freeReels: [],
  scatterPays: [],
  freeSpins: null,
  mechanic: {
    holdAndSpin: {
      coin: coinId,
      trigger: 6,
      respins: 3,
      chance: { coins: 1, outOf: 24 },
      values: [
        coin(120, 1),
        coin(40, 2),
        coin(16, 4),
        coin(4, 8),
        coin(3, 12, 'mini'),
        coin(1, 22, 'minor'),
      ],
      grand: 250,
    },
  },
  figures: {
    rtpPercent: '95.71',
    hitRatePercent: '29.00',
    freeSpinsOneIn: null,
    holdAndSpinOneIn: '91',
    standardDeviation: '3.06',
    topSpin: { timesTotalStake: '250.0', oneInRounds: '154696' },
  },
};

const holdHigh: MathModel = {
  key: 'hold-high',
  volatility: 'high',
  rows: 3,
  lines: tenOnFive,
  ladder: fromThree({ ...withoutScatter(middlingPays), O: [] }),
  reels: [
    'eBfDAOOWDBCAgCBDhfBDOhfDCgDehAeCgA',
    'eABDCfDOOfCBgDAWCDhCeBOgCAhDBfghAD',
    'CBAChfBDAOOeWCfgCABDACehOOgBehDfegD',
    'BeADBhfCAgDOOCeACghfBDAfDBOhWDfCDg',
    'ADBCAehgCfDgBOOCDhCfgeBDChDfODgWhe',
  ],
  freeReels: [],
  scatterPays: [],
  freeSpins: null,
  mechanic: {
    holdAndSpin: {
      coin: coinId,
      trigger: 6,
      respins: 3,
      chance: { coins: 1, outOf: 20 },
      values: [
        coin(100, 1),
        coin(45, 2),
        coin(22, 4),
        coin(12, 8),
        coin(5, 15),
        coin(4, 30, 'mini'),
        coin(2, 80, 'minor'),
        coin(1, 200, 'major'),
      ],
      grand: 2000,
    },
  },
  figures: {
    rtpPercent: '96.25',
    hitRatePercent: '20.13',
    freeSpinsOneIn: null,
    holdAndSpinOneIn: '184',
    standardDeviation: '8.57',
    topSpin: { timesTotalStake: '2000.0', oneInRounds: '105788' },
  },
};

export const holdModels: readonly MathModel[] = [holdLow, holdHigh];

function coin(weight: number, value: number, jackpot: CoinValue['jackpot'] = null): CoinValue {
  return { weight, value, jackpot };
}
