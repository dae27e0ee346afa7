/** What is stated of the fights: every return is exact. */
import {
  type Chance,
  gather,
  meanOf,
  type StatedBet,
  statedBet,
} from '@bahati/game-rules/bet-games/figures.ts';
import { add, multiply, type Rational, rational, subtract } from '@bahati/game-rules/rational.ts';
import {
  allLots,
  bddLots,
  decidedLots,
  type FightResult,
  ftdLots,
  type Match,
  matches,
  sides,
} from './cockfight.rules.ts';
import { drawProfits, type FixedBet, malayText, payoutOf, stakeOf } from './fixed-odds.ts';
import { drawTotal, plasadaBps } from './pari-mutuel.ts';
import { betWords } from './tell-fight.ts';

const ofAll = (lots: number): Rational => rational(BigInt(lots), BigInt(allLots));

/** How likely each result of a match is. */
export function resultChances({
  meronLots,
}: Match): { result: FightResult; probability: Rational }[] {
  return [
    { result: 'meron', probability: ofAll(meronLots) },
    { result: 'wala', probability: ofAll(decidedLots - meronLots) },
    { result: 'bdd', probability: ofAll(bddLots) },
    { result: 'ftd', probability: ofAll(ftdLots) },
  ];
}

/** All that a fixed bet can come to, in its stakes. */
export function fixedChances(match: Match, bet: FixedBet): Chance[] {
  return gather(
    resultChances(match).map(({ result, probability }) => ({
      pay: rational(payoutOf(bet, result), stakeOf(bet)),
      probability,
    })),
  );
}

/** Of its stake, exactly. */
export function fixedReturn(match: Match, bet: FixedBet): Rational {
  return meanOf(fixedChances(match, bet));
}

/** Every bet of the form with fixed odds, match by match, then the draws, which are the same in all. */
export function fixedFigures(): StatedBet[] {
  const onSides = matches.flatMap((match) =>
    sides.map((on) => {
      const price = match.prices[on];
      const side = betWords[on];
      const name = { en: `${side.en}: ${match.name.en}`, sw: `${side.sw}: ${match.name.sw}` };
      return statedBet(
        { opening: `${on}:${match.code}`, name, pays: malayText(price) },
        fixedChances(match, { on, price, amount: 10_000n }),
      );
    }),
  );
  // Draws are as likely in every match.
  return [...onSides, ...matches.slice(0, 1).flatMap(drawFigures)];
}

function drawFigures(match: Match): StatedBet[] {
  return (['bdd', 'ftd'] as const).map((on) =>
    statedBet(
      { opening: on, name: betWords[on], pays: `${drawProfits[on]} : 1` },
      fixedChances(match, { on, amount: 100n }),
    ),
  );
}

/**
 * What all bets on the sides of a pari-mutuel fight together give back, before rounding: all of it
 * in a draw, else all but the plasada. The same for every match.
 */
export function poolReturn(): Rational {
  const kept = multiply(ofAll(decidedLots), rational(plasadaBps, 10_000n));
  return subtract(rational(1n), kept);
}

/** What the bet on a draw gives back, in a fight that is held. */
export function poolDrawReturn(): Rational {
  return multiply(rational(drawTotal), add(ofAll(bddLots), ofAll(ftdLots)));
}
