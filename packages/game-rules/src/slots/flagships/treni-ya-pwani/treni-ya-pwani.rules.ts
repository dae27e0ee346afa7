/**
 * Treni ya Pwani, "The Coast Express": the night line from the coast to the highlands. Five reels,
 * three rows, ten lines; a steam engine on the three middle reels fills its reel before wins are
 * read. Three tickets take their holder on ten free spins at twice the pay, with more engines.
 */
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { tenOnFive } from '@bahati/game-rules/slots/studio/models/lines.ts';
import {
  betLevels,
  type Flagship,
  stripReader,
  symbol,
} from '@bahati/game-rules/slots/flagships/flagship.ts';

const strip = stripReader('WTMSEULHI');

const definition: SlotDefinition = {
  id: 'treni-ya-pwani',
  version: 1,
  title: { en: 'The Coast Express', sw: 'Treni ya Pwani' },
  rows: 3,
  symbols: [
    symbol('engine', 'Steam engine', 'Garimoshi', 0, []),
    symbol('ticket', 'Ticket', 'Tiketi', 0, []),
    symbol('station-master', 'Station master', 'Mkuu wa stesheni', 3, [30, 100, 600]),
    symbol('station', 'Station', 'Stesheni', 3, [15, 60, 250]),
    symbol('elephant-sign', 'Elephants cross here', 'Tembo huvuka hapa', 3, [12, 45, 200]),
    symbol('suitcase', 'Suitcase', 'Sanduku la safari', 3, [8, 25, 100]),
    symbol('lamp', 'Signal lamp', 'Taa ya ishara', 3, [5, 18, 60]),
    symbol('whistle', 'Whistle', 'Filimbi', 3, [4, 12, 50]),
    symbol('sisal', 'Sisal', 'Mkonge', 3, [3, 10, 40]),
  ],
  wild: 0,
  scatter: 1,
  reels: [
    'LEIUHESILUHLIHSMHLMHISLTSEUIEUMIHU',
    'WUIHEMULIHLISEUHLTUSLIHEMLSHIMSUEHI',
    'SEITSHIEULHILMIUSLEHWMILUMIEHLUHSTUEH',
    'LIHSUIHWLSHMUITHUMILEISEILHELUEMLHEU',
    'ISLMHEIHUTIULSHISLEHLIHUMIUHESLUELM',
  ].map(strip),
  freeReels: [
    'SULMHUILUEHSEILHIMLSMEUHIETSHIMULIH',
    'ISHLEILWUELWEHMLUHEIHUSMUILSHIMHISTUM',
    'IEULWHLEMSIHUIHLWMHUISMLITSIULHSEWMEHU',
    'SWIEHULWIULHMSHIUELSIMHUTHELMIESHLUIM',
    'HSLUSILUTEIUHMUILHEMUEHLISHLEIHMSIM',
  ].map(strip),
  lines: tenOnFive,
  wilds: { kind: 'expanding' },
  scatterPays: [0, 0, 0, 2, 10, 50],
  freeSpins: {
    awards: [0, 0, 0, 10, 10, 10],
    retriggers: [0, 0, 0, 5, 5, 5],
    multiplier: 2,
    maxSpins: 40,
  },
  betLevels,
};

export const treniYaPwani: Flagship = {
  definition,
  figures: {
    rtpPercent: '95.64',
    hitRatePercent: '29.98',
    freeSpinsOneIn: '120',
    standardDeviation: '5.91',
    topSpin: { timesTotalStake: '581.0', oneInRounds: '2300574' },
  },
  volatility: 'medium',
  features: ['lines', 'wild', 'expanding_wilds', 'free_spins', 'multiplier'],
  releasedOn: '2026-11-22',
};
