/**
 * Virtual cockfight: an animated fight of two roosters, Meron and Wala, drawn by the RNG; no animal,
 * no blood. One draw ends it: Meron wins, Wala wins, both go down (BDD), or both still stand at full
 * time (FTD). An operator may cancel a fight; no draw does. Source: game-math §9.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { stakesFrom } from '@bahati/game-rules/bet-games/stakes.ts';
import type { Words } from '@bahati/game-rules/words.ts';

export const cockfight = {
  code: 'cockfight',
  /** Rises with every change of chances, prices, pays or draws. */
  version: 1,
  title: { en: 'Rooster Arena', sw: 'Ulingo wa Majogoo' },
  /** Whole shillings, so that no price of two places ever rounds. */
  stakes: stakesFrom({
    minimum: 1_000n,
    maximum: 2_000_000n,
    step: 100n,
    quick: [1_000n, 2_000n, 5_000n, 10_000n, 20_000n, 50_000n, 100_000n, 500_000n],
  }),
} as const;

export const sides = ['meron', 'wala'] as const;
export type Side = (typeof sides)[number];

/** What a draw can end with, and what only people can decide. */
export const results = ['meron', 'wala', 'bdd', 'ftd', 'cancelled'] as const;
export type FightResult = (typeof results)[number];

export const resultWords: Readonly<Record<FightResult, Words>> = {
  meron: { en: 'Meron wins', sw: 'Meron ameshinda' },
  wala: { en: 'Wala wins', sw: 'Wala ameshinda' },
  bdd: { en: 'Both down (BDD)', sw: 'Wote wameanguka (BDD)' },
  ftd: { en: 'Full time draw (FTD)', sw: 'Sare ya muda kamili (FTD)' },
  cancelled: { en: 'Cancelled', sw: 'Limefutwa' },
};

/**
 * All fights are lots of 801,000, which both 9 and 89 divide: BDD and FTD give back exactly 93.6 %
 * at what they pay.
 */
export const allLots = 801_000;
export const bddLots = 83_304;
export const ftdLots = 8_424;
export const decidedLots = allLots - bddLots - ftdLots;

/** How even the two are: Malay prices in hundredths, and how many of the decided lots are Meron's. */
export type Match = {
  readonly code: string;
  readonly name: Words;
  readonly prices: Readonly<Record<Side, number>>;
  readonly meronLots: number;
};

/** Each comes as often as any other. Both sides of a match give back alike, to the nearest lot. */
export const matches: readonly Match[] = [
  {
    code: 'even',
    name: { en: 'Evenly matched', sw: 'Wanalingana' },
    prices: { meron: 93, wala: 93 },
    meronLots: 354_636,
  },
  {
    code: 'meron-ahead',
    name: { en: 'Meron slightly favoured', sw: 'Meron ana nafasi zaidi kidogo' },
    prices: { meron: 84, wala: -97 },
    meronLots: 372_128,
  },
  {
    code: 'meron-favourite',
    name: { en: 'Meron favoured', sw: 'Meron anapendelewa' },
    prices: { meron: 70, wala: -81 },
    meronLots: 402_818,
  },
  {
    code: 'meron-strong',
    name: { en: 'Meron clearly favoured', sw: 'Meron anapendelewa sana' },
    prices: { meron: 60, wala: -70 },
    meronLots: 427_575,
  },
  {
    code: 'wala-ahead',
    name: { en: 'Wala slightly favoured', sw: 'Wala ana nafasi zaidi kidogo' },
    prices: { meron: -97, wala: 84 },
    meronLots: 337_144,
  },
  {
    code: 'wala-favourite',
    name: { en: 'Wala favoured', sw: 'Wala anapendelewa' },
    prices: { meron: -81, wala: 70 },
    meronLots: 306_454,
  },
];

/** The first number of a fight: how even it is, which is told before the bets. */
export function drawMatch(draw: DrawStream): Match {
  const match = matches[draw.nextInt(matches.length)];
  if (!match) throw new RangeError('The draw lies outside the matches.');
  return match;
}

/** What a lot from 0 means: first Meron's, then Wala's, then BDD, then FTD. */
export function resultOf({ meronLots }: Pick<Match, 'meronLots'>, lot: number): FightResult {
  if (lot < meronLots) return 'meron';
  if (lot < decidedLots) return 'wala';
  return lot < decidedLots + bddLots ? 'bdd' : 'ftd';
}

/** The second number of a fight, drawn once no bet is taken any more. */
export function drawResult(match: Match, draw: DrawStream): FightResult {
  return resultOf(match, draw.nextInt(allLots));
}
