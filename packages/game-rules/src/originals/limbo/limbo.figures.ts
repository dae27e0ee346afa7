import {
  type BetFigures,
  type Chance,
  gather,
  statedBet,
} from '@bahati/game-rules/bet-games/figures.ts';
import { rational, subtract } from '@bahati/game-rules/rational.ts';
import {
  limboDraws,
  limboMultiple,
  type LimboView,
  reachingDraws,
  readLimboTarget,
} from './limbo.rules.ts';

/** Every way the number can fall. */
export function limboChances(opening: string): Chance[] {
  const target = readLimboTarget(opening);
  if (target === null) return [];
  const wins = rational(BigInt(reachingDraws(target)), BigInt(limboDraws));
  return gather([
    { pay: limboMultiple(target), probability: wins },
    { pay: rational(0n), probability: subtract(rational(1n), wins) },
  ]);
}

const stated = (opening: string, en: string, sw: string, pays: string) =>
  statedBet({ opening, name: { en, sw }, pays }, limboChances(opening));

export const limboFigures: BetFigures<LimboView> = {
  playedAs: {
    en: 'The RTP is 99 %, or a little less for some targets: 98.990018 % at the lowest.',
    sw: 'RTP ni 99 %, au pungufu kidogo kwa baadhi ya malengo: ya chini kabisa ni 98.990018 %.',
  },
  bets: [
    stated('target:200', 'Target 2.00×', 'Lengo 2.00×', '2×'),
    stated('target:101', 'Lowest target 1.01×', 'Lengo dogo kabisa 1.01×', '1.01×'),
    stated(
      'target:998991',
      'Target that gives back least, 9,989.91×',
      'Lengo linalorudisha kidogo zaidi, 9,989.91×',
      '9989.91×',
    ),
    stated('target:1000000', 'Highest target 10,000×', 'Lengo kubwa kabisa 10,000×', '10000×'),
  ],
  // Targets differ by less than a hundredth of a percent, which no watch of real play could tell.
  watched: [{ way: 'target', returnPercent: '99.000000', standardDeviation: '99.49382' }],
  samples: ['target:200', 'target:1000'].map((opening) => ({
    opening,
    chances: () => limboChances(opening),
  })),
};
