/** What is stated of the fights: every return is exact. */
import {
  type BetFigures,
  type Chance,
  gather,
  madeOnce,
  meanOf,
  type StatedBet,
  statedBet,
  type WatchedWay,
} from '@bahati/game-rules/bet-games/figures.ts';
import {
  add,
  cutDecimalText,
  multiply,
  type Rational,
  rational,
  subtract,
  toDecimalText,
} from '@bahati/game-rules/rational.ts';
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
import type { FightView } from './fight-game.ts';
import { fixedBack, poolBack } from './fight-places.ts';
import { closePools, drawTotal, plasadaBps, type Pools } from './pari-mutuel.ts';
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
        { opening: `${on}:${on}=1`, name, pays: malayText(price) },
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
      { opening: `${on}:${on}=1`, name: betWords[on], pays: `${drawProfits[on]} : 1` },
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

function fixedPlaceChances(match: Match, place: string): Chance[] {
  return resultChances(match).map(({ result, probability }) => ({
    pay: fixedBack(place, { match, result }),
    probability,
  }));
}

/** All that one chip on the place can come to, over all matches: each comes as often as any other. */
function fixedChipChances(place: string): Chance[] {
  const share = rational(1n, BigInt(matches.length));
  return gather(
    matches
      .flatMap((match) => fixedPlaceChances(match, place))
      .map(({ pay, probability }) => ({ pay, probability: multiply(probability, share) })),
  );
}

const alone = (place: string, way = place) => `${way}:${place}=1`;

const unnamed = { name: { en: '', sw: '' }, pays: '' };

/** A side is watched by what it gives back to whoever bets alike on every fight. */
const watchedFixed = madeOnce(() =>
  ['meron', 'wala', 'bdd', 'ftd'].map((place): WatchedWay => {
    const stated = { opening: alone(place), ...unnamed };
    const { returnPercent } = statedBet(stated, fixedChipChances(place));
    const boldest = matches
      .map((match) => statedBet(stated, fixedPlaceChances(match, place)).standardDeviation)
      .toSorted((one, other) => Number(other) - Number(one));
    return { way: place, returnPercent, standardDeviation: boldest[0] ?? '' };
  }),
);

const fixedBets = madeOnce(fixedFigures);

export const fixedFightFigures: BetFigures<FightView> = {
  playedAs: {
    en: 'Prices are told before bets and stand for the fight. Both sides of a fight give back alike; BDD and FTD return bets on Meron and Wala.',
    sw: 'Bei hutangazwa kabla ya madau na hazibadiliki kwa pambano hilo. Pande zote mbili hurudisha sawa; BDD na FTD hurudisha madau ya Meron na Wala.',
  },
  get bets() {
    return fixedBets();
  },
  get watched() {
    return watchedFixed();
  },
  samples: ['meron', 'ftd'].map((place) => ({
    opening: alone(place),
    chances: () => fixedChipChances(place),
  })),
};

/** The most lopsided pools that are still held: nobody is paid more for one. */
const boldest: Pools = { meron: 1_300n, wala: 9_500n };

function poolChipChances(place: string, pools: Pools, match: Match): Chance[] {
  const closing = closePools(pools);
  return gather(
    resultChances(match).map(({ result, probability }) => ({
      pay: poolBack(place, result, closing),
      probability,
    })),
  );
}

/** By the chances of the first match; what is stated of a draw is the same for all. */
const poolBets = madeOnce((): StatedBet[] => {
  const [even] = matches;
  const closing = closePools(boldest);
  if (!even || !closing.isHeld) throw new RangeError('The boldest pools must be held.');
  const onBold = statedBet(
    { opening: alone('meron', 'sides'), ...unnamed },
    poolChipChances('meron', boldest, even),
  );
  const returnPercent = toDecimalText(multiply(poolReturn(), rational(100n)), 6);
  return [
    {
      ...onBold,
      name: {
        en: 'Meron and Wala together, less the plasada of 5 %',
        sw: 'Meron na Wala kwa pamoja, baada ya plasada ya 5 %',
      },
      pays: `≤ ${cutDecimalText(rational(closing.prices.meron, 100n), 2)}×`,
      returnPercent,
    },
    statedBet(
      { opening: alone('draw'), name: betWords.draw, pays: `${drawTotal}×` },
      poolChipChances('draw', boldest, even),
    ),
  ];
});

export const poolFightFigures: BetFigures<FightView> = {
  playedAs: {
    en: 'Winners share what lies on both sides less 5 % of it, so what a side gives back depends on everybody’s bets; both sides together give back what is stated. A fight that would pay 1.07 or less is cancelled and everything returned.',
    sw: 'Washindi hugawana madau ya pande zote mbili baada ya kutoa 5 %, hivyo marejesho ya upande mmoja hutegemea madau ya wote; pande zote mbili kwa pamoja hurudisha kilichotajwa. Pambano ambalo lingelipa 1.07 au pungufu hufutwa na kila dau hurudishwa.',
  },
  get bets() {
    return poolBets();
  },
  get watched() {
    return poolBets().map(({ opening, returnPercent, standardDeviation }) => ({
      way: opening.slice(0, opening.indexOf(':')),
      returnPercent,
      standardDeviation,
    }));
  },
  samples: [],
};
