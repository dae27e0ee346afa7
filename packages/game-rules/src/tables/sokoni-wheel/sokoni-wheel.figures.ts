import {
  type BetFigures,
  type Chance,
  gather,
  statedBet,
} from '@bahati/game-rules/bet-games/figures.ts';
import { type Share, sharesOf } from '@bahati/game-rules/bet-games/weighed.ts';
import { readStacks } from '@bahati/game-rules/chips/cloth.ts';
import {
  add,
  groupedText,
  multiply,
  type Rational,
  rational,
  subtract,
} from '@bahati/game-rules/rational.ts';
import {
  crateContents,
  cratesPaid,
  doubling,
  faceTimes,
  festivalSegments,
  festivalTimes,
  mostDoublings,
} from './sokoni.bonuses.ts';
import {
  isBonus,
  numberPays,
  placeWords,
  segments,
  segmentsOf,
  type SokoniPlace,
  sokoniPlaces,
} from './sokoni.places.ts';
import { specialPlaces, specialTimes } from './sokoni.special.ts';
import { multiplied, sokoniCloth, type SokoniView } from './sokoni-wheel.rules.ts';

const one = rational(1n);
const part = (of: number, whole: number) => rational(BigInt(of), BigInt(whole));

/** Equal values put together. */
function together(shares: readonly Share[]): Share[] {
  const byValue = new Map<number, Rational>();
  for (const { value, share } of shares) {
    byValue.set(value, add(byValue.get(value) ?? rational(0n), share));
  }
  return [...byValue].map(([value, share]) => ({ value, share }));
}

/** The sums of what is opened until `cratesPaid` multipliers are, out of what is still closed. */
function crateShares(closed: readonly number[], left: number, sum: number, by: number): Share[] {
  if (left === 0) return [{ value: sum * by, share: one }];
  const kinds = Map.groupBy(closed, (times) => times);
  const opened = [...kinds].flatMap(([times, alike]) => {
    const rest = closed.toSpliced(closed.indexOf(times), 1);
    const after =
      times === doubling
        ? crateShares(rest, left, sum, by * 2)
        : crateShares(rest, left - 1, sum + times, by);
    const chance = part(alike.length, closed.length);
    return after.map(({ value, share }) => ({ value, share: multiply(chance, share) }));
  });
  return together(opened);
}

/** Where the festival's wheel can stop after so many doublings, and after those that follow. */
function festivalShares(doublings: number): Share[] {
  const each = part(1, festivalSegments.length);
  const stops = festivalSegments.map((_, segment) => festivalTimes(segment, doublings));
  const again = stops.filter((times) => times === doubling).length;
  const paid = stops.filter((times) => times !== doubling);
  const later = doublings < mostDoublings ? festivalShares(doublings + 1) : [];
  const chance = part(again, festivalSegments.length);
  return together([
    ...paid.map((value) => ({ value, share: each })),
    ...later.map(({ value, share }) => ({ value, share: multiply(chance, share) })),
  ]);
}

/** What a place pays to one without a special offer, if the wheel stops there. */
function plainShares(place: SokoniPlace): Share[] {
  if (!isBonus(place)) return [{ value: numberPays[place], share: one }];
  if (place === 'coin') return sharesOf(faceTimes);
  return place === 'crates' ? crateShares(crateContents, cratesPaid, 0, 1) : festivalShares(0);
}

/** That the special offer of a round is for this place. */
const offered = (place: SokoniPlace): Rational =>
  sharesOf(specialPlaces).find(({ value }) => value === place)?.share ?? rational(0n);

/** What a place pays to one, if the wheel stops there. */
export function placeShares(place: SokoniPlace): Share[] {
  const chance = offered(place);
  const without = subtract(one, chance);
  const specials = sharesOf(specialTimes(place));
  return together(
    plainShares(place).flatMap(({ value, share }) => [
      { value: multiplied(value, 1), share: multiply(share, without) },
      ...specials.map((special) => ({
        value: multiplied(value, special.value),
        share: multiply(share, multiply(chance, special.share)),
      })),
    ]),
  );
}

/** Of every place the wheel can stop at, with all it can pay, equal pays put together. */
export function sokoniChances(opening: string): Chance[] {
  const stacks = readStacks(sokoniCloth, opening) ?? [];
  return gather(
    sokoniPlaces.flatMap((place) => {
      const chance = part(segmentsOf(place), segments.length);
      const chips = stacks.find((stack) => stack.place === place)?.chips ?? 0;
      if (chips === 0) return [{ pay: rational(0n), probability: chance }];
      return placeShares(place).map(({ value, share }) => ({
        pay: rational(BigInt(chips * (1 + value))),
        probability: multiply(chance, share),
      }));
    }),
  );
}

/** `1 : 1`, and how much more at best. */
function paysOf(place: SokoniPlace): string {
  const values = placeShares(place).map(({ value }) => value);
  return `${Math.min(...values)} – ${groupedText(`${Math.max(...values)}`)} : 1`;
}

const bets = sokoniPlaces.map((place) => {
  const opening = `${place}:${place}=1`;
  const named = { opening, name: placeWords[place], pays: paysOf(place) };
  return { place, stated: statedBet(named, sokoniChances(opening)) };
});

export const sokoniWheelFigures: BetFigures<SokoniView> = {
  playedAs: {
    en: 'Every bet has its own RTP, from 95.26 % to 96.42 %. Bonus rounds pay the most, but seldom.',
    sw: 'Kila dau lina RTP yake, kuanzia 95.26 % hadi 96.42 %. Raundi za bonasi hulipa zaidi, lakini mara chache.',
  },
  bets: bets.map(({ stated }) => stated),
  watched: bets.map(({ place, stated: { returnPercent, standardDeviation } }) => ({
    way: place,
    returnPercent,
    standardDeviation,
  })),
  samples: [
    'one:one=1',
    'coin:coin=1',
    'crates:crates=1',
    'chips:one=5,two=3,ten=1,festival=1',
  ].map((opening) => ({ opening, chances: () => sokoniChances(opening) })),
};
