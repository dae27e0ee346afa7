/**
 * Hold and spin, exactly. Coins never leave, so the chain only climbs: from so many coins it
 * either ends, when as many respins as there are bring none, or goes on from a greater number.
 */
import {
  type HoldAndSpinRule,
  type SlotDefinition,
  type StatedFigures,
  stakeUnitsOf,
} from '@bahati/game-rules/slots/definition.ts';
import { add, multiply, type Rational, rational, subtract } from '@bahati/game-rules/rational.ts';
import { deviationText, oneIn, percentText, timesText } from './stated-figures.ts';
import { type WindowDistribution } from './window-distribution.ts';

/** What hold and spin pays from so many coins on, in total stakes. */
type HoldMoments = {
  readonly mean: Rational;
  readonly square: Rational;
  readonly grandChance: Rational;
};

/**
 * `base`: the paid windows by their line pays and by the number of coins they show. The top is
 * the grand jackpot: dearer spins are too rare to name.
 */
export function statedWithHoldAndSpin(
  definition: SlotDefinition,
  rule: HoldAndSpinRule,
  base: WindowDistribution,
): StatedFigures {
  const cells = definition.reels.length * definition.rows;
  const perStake = rational(1n, BigInt(stakeUnitsOf(definition)));
  let [mean, square, hits, begun, grand] = [none, none, none, none, none];
  for (const [coins, pays] of base.byScatters.entries()) {
    const isBegun = coins >= rule.trigger && pays.size > 0;
    const hold = isBegun ? holdMoments(rule, cells, coins) : nothing;
    for (const [linePay, count] of pays) {
      const chance = rational(count, base.windowCount);
      const pay = multiply(rational(BigInt(linePay)), perStake);
      const whole = add(
        multiply(pay, pay),
        multiply(multiply(rational(2n), pay), hold.mean),
        hold.square,
      );
      mean = add(mean, multiply(chance, add(pay, hold.mean)));
      square = add(square, multiply(chance, whole));
      if (linePay > 0 || isBegun) hits = add(hits, chance);
      if (isBegun) begun = add(begun, chance);
      grand = add(grand, multiply(chance, hold.grandChance));
    }
  }
  return {
    rtpPercent: percentText(mean),
    hitRatePercent: percentText(hits),
    freeSpinsOneIn: null,
    holdAndSpinOneIn: oneIn(begun),
    standardDeviation: deviationText(subtract(square, multiply(mean, mean))),
    topSpin: {
      timesTotalStake: timesText(definition, rule.grand * stakeUnitsOf(definition)),
      oneInRounds: oneIn(grand),
    },
  };
}

const none = rational(0n);
const nothing: HoldMoments = { mean: none, square: none, grandChance: none };

export function holdMoments(rule: HoldAndSpinRule, cells: number, begun: number): HoldMoments {
  const final = finalCoins(rule, cells, begun);
  const weights = rule.values.reduce((sum, { weight }) => sum + weight, 0);
  const average = (of: (value: number) => number) => {
    const sum = rule.values.reduce((all, { weight, value }) => all + weight * of(value), 0);
    return rational(BigInt(sum), BigInt(weights));
  };
  const coin = average((value) => value);
  const coinSquare = average((value) => value * value);
  const spread = subtract(coinSquare, multiply(coin, coin));
  let [mean, square] = [none, none];
  for (const [coins, chance] of final.entries()) {
    const number = rational(BigInt(coins));
    const paid = add(multiply(number, coin), rational(coins === cells ? BigInt(rule.grand) : 0n));
    mean = add(mean, multiply(chance, paid));
    square = add(square, multiply(chance, add(multiply(paid, paid), multiply(number, spread))));
  }
  return { mean, square, grandChance: final[cells] ?? none };
}

/** `[coins]`: the chance that it ends with so many. */
function finalCoins({ chance, respins }: HoldAndSpinRule, cells: number, begun: number) {
  const falls = rational(BigInt(chance.coins), BigInt(chance.outOf));
  const stays = subtract(rational(1n), falls);
  const reached = Array.from({ length: cells + 1 }, () => none);
  const ended = [...reached];
  reached[begun] = rational(1n);
  for (let coins = begun; coins <= cells; coins += 1) {
    const here = reached[coins] ?? none;
    const empty = cells - coins;
    const noCoin = power(stays, empty);
    ended[coins] = empty === 0 ? here : multiply(here, power(noCoin, respins));
    const tries = add(...Array.from({ length: respins }, (_, before) => power(noCoin, before)));
    for (let more = 1; more <= empty; more += 1) {
      const ways = rational(choose(empty, more));
      const come = multiply(ways, multiply(power(falls, more), power(stays, empty - more)));
      const onwards = multiply(multiply(here, tries), come);
      reached[coins + more] = add(reached[coins + more] ?? none, onwards);
    }
  }
  return ended;
}

function power({ numerator, denominator }: Rational, exponent: number): Rational {
  return rational(numerator ** BigInt(exponent), denominator ** BigInt(exponent));
}

function choose(from: number, taken: number): bigint {
  let ways = 1n;
  for (let step = 0; step < taken; step += 1) {
    ways = (ways * BigInt(from - step)) / BigInt(step + 1);
  }
  return ways;
}
