import {
  type BetFigures,
  type Chance,
  gather,
  statedBet,
} from '@bahati/game-rules/bet-games/figures.ts';
import { add, multiply, type Rational, rational } from '@bahati/game-rules/rational.ts';
import { numbers } from '@bahati/game-rules/tables/roulette/pockets.ts';
import { listedBets } from '@bahati/game-rules/tables/roulette/roulette-figures.ts';
import { stormRoulette, type StormView } from './storm-roulette.rules.ts';
import { strikeCounts, strikeTimes, type Weighed } from './strikes.ts';

const pockets = numbers.european.length;

/** Of each value, as a share of all weights. */
function sharesOf(values: readonly Weighed[]): { value: number; share: Rational }[] {
  const whole = values.reduce((sum, { weight }) => sum + weight, 0);
  return values.map(({ value, weight }) => ({
    value,
    share: rational(BigInt(weight), BigInt(whole)),
  }));
}

/** That a number is among those struck: how many are on average, of all. */
export const struckShare: Rational = multiply(
  add(
    ...sharesOf(strikeCounts).map(({ value, share }) => multiply(share, rational(BigInt(value)))),
  ),
  rational(1n, BigInt(pockets)),
);

/**
 * One chance for each pocket and each thing lightning can do to it, equal pays put together. The
 * number that comes is struck or not; what befell the others changes no pay.
 */
export function stormChances(opening: string): Chance[] {
  const { stacks } = stormRoulette.start(opening, { cursor: 0, nextInt: () => 0 });
  const each = rational(1n, BigInt(pockets));
  const plain = rational(struckShare.denominator - struckShare.numerator, struckShare.denominator);
  return gather(
    numbers.european.flatMap((number) => {
      const payWith = (strikes: StormView['strikes']) =>
        stormRoulette.pay({ stacks, number, strikes });
      return [
        { pay: payWith([]), probability: multiply(each, plain) },
        ...sharesOf(strikeTimes).map(({ value, share }) => ({
          pay: payWith([{ number, times: value }]),
          probability: multiply(each, multiply(struckShare, share)),
        })),
      ];
    }),
  );
}

const bets = listedBets.map(([place, pays, name], at) => {
  const opening = `chips:${place}=1`;
  const told = at === 0 ? '29 : 1; 49 – 499 : 1' : pays;
  return statedBet({ opening, name, pays: told }, stormChances(opening));
});

export const stormRouletteFigures: BetFigures<StormView> = {
  playedAs: {
    en: 'The RTP is the same for every bet. Only a bet on a single number is paid more when lightning strikes the number.',
    sw: 'RTP ni ileile kwa kila dau. Dau la namba moja pekee ndilo hulipwa zaidi namba hiyo ikipigwa na radi.',
  },
  bets,
  // Every place gives back the same; the first, a single number, is the boldest.
  watched: bets.slice(0, 1).map(({ returnPercent, standardDeviation }) => ({
    way: 'chips',
    returnPercent,
    standardDeviation,
  })),
  samples: ['chips:17=1', 'chips:red=1', 'chips:17=3,split.17-20=2,dozen.2=5,black=10'].map(
    (opening) => ({ opening, chances: () => stormChances(opening) }),
  ),
};
