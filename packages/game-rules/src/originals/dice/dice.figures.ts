import {
  type BetFigures,
  type Chance,
  gather,
  statedBet,
} from '@bahati/game-rules/bet-games/figures.ts';
import { rational, subtract } from '@bahati/game-rules/rational.ts';
import { diceMultiple, diceSteps, type DiceView, readDiceBet, winningSteps } from './dice.rules.ts';

/** Every way the roll can fall. */
export function diceChances(opening: string): Chance[] {
  const bet = readDiceBet(opening);
  if (!bet) return [];
  const wins = rational(BigInt(winningSteps(bet)), BigInt(diceSteps));
  return gather([
    { pay: diceMultiple(bet), probability: wins },
    { pay: rational(0n), probability: subtract(rational(1n), wins) },
  ]);
}

export const diceFigures: BetFigures<DiceView> = {
  playedAs: {
    en: 'The RTP is 98.990101 % for every number you choose.',
    sw: 'RTP ni 98.990101 % kwa kila namba utakayochagua.',
  },
  bets: [
    statedBet(
      { opening: 'over:5050', name: { en: 'Over 50.50', sw: 'Juu ya 50.50' }, pays: '2×' },
      diceChances('over:5050'),
    ),
    statedBet(
      { opening: 'under:10', name: { en: 'Under 0.10', sw: 'Chini ya 0.10' }, pays: '990×' },
      diceChances('under:10'),
    ),
  ],
  watched: (['over', 'under'] as const).map((way) => ({
    way,
    returnPercent: '98.990101',
    standardDeviation: '31.28933',
  })),
  samples: ['over:5050', 'under:2500'].map((opening) => ({
    opening,
    chances: () => diceChances(opening),
  })),
};
