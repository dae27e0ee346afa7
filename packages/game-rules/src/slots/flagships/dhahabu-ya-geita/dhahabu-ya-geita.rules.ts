/**
 * Dhahabu ya Geita, "Gold of Geita": a mine by lamplight. Five reels, three rows, twenty lines;
 * six coins hold and the rest of the reels spin on for more. A full mine pays the grand jackpot.
 */
import type { CoinValue, SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { twentyOnFive } from '@bahati/game-rules/slots/studio/models/lines.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('WCKMRNTLP');

const definition: SlotDefinition = {
  id: 'dhahabu-ya-geita',
  version: 1,
  title: { en: 'Gold of Geita', sw: 'Dhahabu ya Geita' },
  rows: 3,
  symbols: [
    symbol('miner', 'Miner', 'Mchimbaji', 3, [40, 200, 1000]),
    symbol('coin', 'Gold coin', 'Sarafu ya dhahabu', 0, []),
    symbol('crown', 'Crown', 'Taji', 3, [40, 150, 750]),
    symbol('mask', 'Golden mask', 'Kinyago cha dhahabu', 3, [25, 100, 400]),
    symbol('ring', 'Ring', 'Pete', 3, [20, 80, 250]),
    symbol('nugget', 'Nugget', 'Kipande cha dhahabu', 3, [15, 60, 250]),
    symbol('cart', 'Mine cart', 'Kitoroli', 3, [10, 40, 150]),
    symbol('lamp', 'Lamp', 'Taa ya mgodi', 3, [8, 25, 100]),
    symbol('pick-axe', 'Pick-axe', 'Sululu', 3, [5, 20, 80]),
  ],
  wild: 0,
  scatter: null,
  reels: [
    'PTNPCCLNPMNPTCLTMNLRKMTRWPRKL',
    'RTMCPMNPTLPTLPCCMKNCRTLNWRKLNP',
    'CCPRNTLPNRLTNLPMRNPLKPWTMCCTMK',
    'PNLKMRLNPCTLPMRKTRPTLCCNMTPNCW',
    'CNMRTLNKRPNTRNMPTWLKPCCPTLMPL',
  ].map(strip),
  freeReels: [],
  lines: twentyOnFive,
  scatterPays: [],
  freeSpins: null,
  holdAndSpin: {
    coin: 1,
    trigger: 6,
    respins: 3,
    chance: { coins: 1, outOf: 20 },
    values: [
      coin(110, 1),
      coin(45, 2),
      coin(20, 3),
      coin(12, 5),
      coin(6, 10),
      coin(4, 20, 'mini'),
      coin(2, 50, 'minor'),
      coin(1, 150, 'major'),
    ],
    grand: 1000,
  },
  betLevels,
};

export const dhahabuYaGeita: Flagship = {
  definition,
  figures: {
    rtpPercent: '96.22',
    hitRatePercent: '40.37',
    freeSpinsOneIn: null,
    holdAndSpinOneIn: '88',
    standardDeviation: '6.98',
    topSpin: { timesTotalStake: '1000.0', oneInRounds: '50112' },
  },
  volatility: 'medium',
  features: ['lines', 'wild', 'hold_and_spin', 'jackpot'],
  releasedOn: '2026-11-21',
};

function coin(weight: number, value: number, jackpot: CoinValue['jackpot'] = null): CoinValue {
  return { weight, value, jackpot };
}
