/** Published prizes of digit, ball and dice games, as multiples of the stake of one line. */
import type { OddsTexts } from './odds-texts.ts';

const threes = ['first-three', 'middle-three', 'last-three'];
const twos = ['first-two', 'last-two'];

const window = (family: string, name: string, direct: string, groups: OddsTexts[string]) => ({
  [`${family}.${name}.direct`]: { win: direct },
  [`${family}.${name}.entry`]: { win: direct },
  ...Object.fromEntries(
    Object.entries(groups).map(([way, odds]) => [`${family}.${name}.${way}`, { win: odds }]),
  ),
});

const threeGroups = { 'group-3': '160', 'group-6': '80' };
const twoGroups = { group: '25', 'size-pair': '2' };

const fiveDigit: OddsTexts = {
  ...window('five-digit', 'five', '50000', {}),
  'five-digit.five.combo': { five: '10000', three: '100', two: '10' },
  ...window('five-digit', 'last-four', '5000', {}),
  ...Object.assign(
    {},
    ...threes.map((name) => window('five-digit', name, '500', { ...threeGroups, sum: '500' })),
    ...twos.map((name) => window('five-digit', name, '50', { ...twoGroups, sum: '50' })),
  ),
  'five-digit.place.direct': { win: '5' },
};

const threeDigit: OddsTexts = {
  ...window('three-digit', 'three', '500', { ...threeGroups, sum: '500' }),
  ...Object.assign({}, ...twos.map((name) => window('three-digit', name, '50', twoGroups))),
  'three-digit.place.direct': { win: '5' },
};

const elevenFive: OddsTexts = {
  'eleven-five.any-2.pick': { win: '3' },
  'eleven-five.any-3.pick': { win: '9.5' },
  'eleven-five.any-4.pick': { win: '39' },
  'eleven-five.any-5.pick': { win: '270' },
  'eleven-five.any-6.pick': { win: '45' },
  'eleven-five.any-7.pick': { win: '13' },
  'eleven-five.any-8.pick': { win: '4.5' },
  'eleven-five.first-1.direct': { win: '6.5' },
  'eleven-five.first-2.direct': { win: '65' },
  'eleven-five.first-2.entry': { win: '65' },
  'eleven-five.first-2.group': { win: '32.5' },
  'eleven-five.first-3.direct': { win: '585' },
  'eleven-five.first-3.entry': { win: '585' },
  'eleven-five.first-3.group': { win: '97.5' },
  'eleven-five.place.direct': { win: '6.5' },
};

/** From 3 to 10; 18 to 11 are the same. */
const diceSums = ['120', '40', '20', '12.5', '8', '6', '5', '4.5'];

const diceThree: OddsTexts = {
  'dice-three.sum.direct': Object.fromEntries(
    diceSums.flatMap((odds, at) => [
      [String(3 + at), odds],
      [String(18 - at), odds],
    ]),
  ),
  'dice-three.triple.direct': { win: '120' },
  'dice-three.triple.any': { win: '20' },
  'dice-three.pair.single': { win: '40' },
  'dice-three.pair.any': { win: '7.5' },
  'dice-three.three-different.pick': { win: '20' },
  'dice-three.two-different.pick': { win: '4' },
  'dice-three.run.any': { win: '5' },
};

/** Odds from the most hits down, by spots. */
const kenoOdds: readonly (readonly string[])[] = [
  ['2.3'],
  ['9.5'],
  ['26.5', '1.5'],
  ['50', '2.5', '1.5'],
  ['500', '10.5', '1.5'],
  ['1500', '15', '5', '1.5'],
  ['5000', '144', '14', '2', '1'],
  ['25000', '400', '44', '5', '1.5', '1'],
  ['150000', '1000', '100', '10', '2.5', '1.5', '1'],
  ['2500000', '4000', '400', '40', '2.5', '1.5', '1'],
];

const keno: OddsTexts = Object.fromEntries(
  kenoOdds.map((odds, at) => {
    const spots = at + 1;
    const tiers = odds.map((text, place) => {
      const isNone = spots >= 7 && place === odds.length - 1;
      return [`hits-${isNone ? 0 : spots - place}`, text] as const;
    });
    return [`keno.spots-${spots}.pick`, Object.fromEntries(tiers)];
  }),
);

export const digitTables: OddsTexts = {
  ...fiveDigit,
  ...threeDigit,
  ...elevenFive,
  ...diceThree,
  ...keno,
};
