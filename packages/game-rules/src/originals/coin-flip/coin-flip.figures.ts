import {
  type BetFigures,
  type Chance,
  gather,
  type Sample,
  statedBet,
} from '@bahati/game-rules/bet-games/figures.ts';
import { rational, subtract } from '@bahati/game-rules/rational.ts';
import { type CoinFlipView, mostFlips, streakMultiple } from './coin-flip.rules.ts';

/** Every way a round can end for a player who takes after so many right calls. */
export function coinFlipChances(takenAt: number): Chance[] {
  const wins = rational(1n, 2n ** BigInt(takenAt));
  return gather([
    { pay: streakMultiple(takenAt), probability: wins },
    { pay: rational(0n), probability: subtract(rational(1n), wins) },
  ]);
}

const stated = (takenAt: number, en: string, sw: string, pays: string) =>
  statedBet({ opening: 'heads', name: { en, sw }, pays }, coinFlipChances(takenAt));

const sample = (takenAt: number): Sample<CoinFlipView> => ({
  opening: 'heads',
  // Changing sides is as good as staying, and tries both.
  choose: ({ streak }) => (streak === takenAt ? 'take' : streak & 1 ? 'tails' : 'heads'),
  chances: () => coinFlipChances(takenAt),
});

export const coinFlipFigures: BetFigures<CoinFlipView> = {
  playedAs: {
    en: 'The chance is 50 % on every flip. The RTP is 99 %, whatever you choose and whenever you stop.',
    sw: 'Nafasi ni 50 % kila sarafu inaporushwa. RTP ni 99 %, uchague chochote na uishie popote.',
  },
  bets: [
    stated(1, 'One flip, then take', 'Mrusho mmoja, kisha chukua', '1.98×'),
    stated(3, 'Three in a row, then take', 'Mitatu mfululizo, kisha chukua', '7.92×'),
    stated(5, 'Five in a row, then take', 'Mitano mfululizo, kisha chukua', '31.68×'),
    stated(mostFlips, 'All ten in a row', 'Yote kumi mfululizo', '1013.76×'),
  ],
  watched: (['heads', 'tails'] as const).map((way) => ({
    way,
    returnPercent: '99.000000',
    standardDeviation: '31.66453',
  })),
  samples: [1, 3, mostFlips].map(sample),
};
