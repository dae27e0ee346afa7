/**
 * Taa za Pwani, "Lanterns of the Coast": a night market on the Swahili coast. Five reels, three
 * rows, ten lines; the golden lantern stands in for every symbol but the dhow; three dhows light
 * ten free spins at three times the pay on reels with more lanterns.
 */
import type {
  SlotDefinition,
  SlotSymbol,
  StatedFigures,
  Strip,
} from '@bahati/game-rules/slots/definition.ts';

/** One letter for each symbol, in the order of `symbols` below. */
const letters = 'LSDPNOCMVT';

const symbols: readonly SlotSymbol[] = [
  symbol('lantern', 'Golden lantern', 'Taa ya dhahabu', [50, 500, 5000]),
  symbol('dhow', 'Dhow under the moon', 'Jahazi chini ya mwezi', [0, 0, 0]),
  symbol('door', 'Carved door', 'Mlango wa nakshi', [50, 200, 2000]),
  symbol('coffee-pot', 'Brass coffee pot', 'Dele ya kahawa', [30, 120, 750]),
  symbol('drum', 'Drum', 'Ngoma', [20, 80, 400]),
  symbol('octopus', 'Octopus', 'Pweza', [15, 50, 200]),
  symbol('coconut', 'Young coconut', 'Dafu', [10, 40, 120]),
  symbol('mango', 'Mango', 'Embe', [10, 30, 120]),
  symbol('clove', 'Cloves', 'Karafuu', [5, 25, 100]),
  symbol('tea', 'Spiced tea', 'Chai ya viungo', [5, 20, 80]),
];

export const taaZaPwani: SlotDefinition = {
  id: 'taa-za-pwani',
  version: 1,
  title: { en: 'Lanterns of the Coast', sw: 'Taa za Pwani' },
  rows: 3,
  symbols,
  wild: letters.indexOf('L'),
  scatter: letters.indexOf('S'),
  reels: [
    strip('TDOSCTDNVMCTVCPONTOCVPMVPNTLMOVM'),
    strip('VTNVPMSTCVMOPDOMTCODNVCTNVMLTOPC'),
    strip('CMVTMCVTDOMTLMPDONCPNSMOVTLVNCOT'),
    strip('TLCDVPOTNDTOCMPCMONTVSMNVMPTCNMV'),
    strip('TCOPTODVNDPTCMNVSMLTVMNPTVCOVCMO'),
  ],
  freeReels: [
    strip('VOCPNTCDMPDMSVTOVCNLOMTVONTVMPTC'),
    strip('PMTOCLOVCMTVCPVNCTLVDNMSPNODTMVT'),
    strip('LMNCTLOMVONCVTPCMTCODNMVSTOLVTPD'),
    strip('VDMVCOMCVOTNLDTPOLMSTCMVCLNTPNTP'),
    strip('PTMVLNVOTMOVTCNTDPCTMVSOMCPNVLDC'),
  ],
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [1, 0, 1, 2, 1],
  ],
  scatterPays: [0, 0, 0, 2, 10, 100],
  freeSpins: {
    awards: [0, 0, 0, 10, 10, 10],
    retriggers: [0, 0, 0, 10, 10, 10],
    multiplier: 3,
    maxSpins: 100,
  },
  betLevels: {
    KES: steps(20, 50, 100, 200, 500, 1000, 2000, 5000),
    TZS: steps(500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000),
    XPL: steps(20, 50, 100, 200, 500, 1000, 2000, 5000),
  },
};

export const taaZaPwaniFigures: StatedFigures = {
  rtpPercent: '96.30',
  hitRatePercent: '27.29',
  freeSpinsOneIn: '140',
  standardDeviation: '6.59',
  topSpin: { timesTotalStake: '1729.5', oneInRounds: '437419101' },
};

function symbol(key: string, en: string, sw: string, fromThree: readonly number[]): SlotSymbol {
  return { key, name: { en, sw }, pays: [0, 0, 0, ...fromThree] };
}

function strip(text: string): Strip {
  return Array.from(text, (letter) => letters.indexOf(letter));
}

/** Whole units as minor units; every currency of the game has two minor digits. */
function steps(...units: readonly number[]): bigint[] {
  return units.map((unit) => BigInt(unit) * 100n);
}
