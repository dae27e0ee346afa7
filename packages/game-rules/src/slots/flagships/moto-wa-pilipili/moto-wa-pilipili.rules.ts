/**
 * Moto wa Pilipili, "Pilipili Fire": a street grill at night. Three reels, three rows, five lines
 * and no second game: flames stand in for everything and pay best of all, limes pay from two on,
 * and any win may be doubled on the colour of a card, up to five times.
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('FCJPSNOL');

const definition: SlotDefinition = {
  id: 'moto-wa-pilipili',
  version: 1,
  title: { en: 'Pilipili Fire', sw: 'Moto wa Pilipili' },
  rows: 3,
  symbols: [
    symbol('flame', 'Flame', 'Mwali wa moto', 3, [250]),
    symbol('chillies', 'Red chillies', 'Pilipili kali', 3, [50]),
    symbol('grill', 'Charcoal grill', 'Jiko la makaa', 3, [25]),
    symbol('pickle', 'Mango pickle', 'Achari ya embe', 3, [15]),
    symbol('samosa', 'Samosa', 'Sambusa', 3, [10]),
    symbol('chutney', 'Coconut chutney', 'Chatini ya nazi', 3, [8]),
    symbol('onion', 'Red onion', 'Kitunguu', 3, [4]),
    symbol('lime', 'Lime', 'Ndimu', 2, [1, 4]),
  ],
  wild: 0,
  scatter: null,
  reels: [
    'SSSLOOOPPNNNSSCLLJJJNNLLLFFFCCPPOOO',
    'JNNOOOJLLSSCCLLLPLLONNNPPPOOSSSFFF',
    'LLOOSSCCCPPPLLLSSSJJFFFPNNNJJOOONNNJ',
  ].map(strip),
  freeReels: [],
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  scatterPays: [],
  freeSpins: null,
  gamble: { limit: 5 },
  betLevels,
};

export const motoWaPilipili: Flagship = {
  definition,
  figures: {
    rtpPercent: '96.24',
    hitRatePercent: '31.49',
    freeSpinsOneIn: null,
    standardDeviation: '4.95',
    topSpin: { timesTotalStake: '250.0', oneInRounds: '42840' },
  },
  volatility: 'medium',
  features: ['lines', 'wild', 'gamble'],
  releasedOn: '2026-11-22',
};
