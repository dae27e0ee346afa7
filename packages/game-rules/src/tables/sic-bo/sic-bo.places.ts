/** The places of the sic bo cloth, and what each brings for a roll of three dice. */
import type { Words } from '@bahati/game-rules/words.ts';

/** Three faces from 1 to 6, as they fell. */
export type Dice = readonly [number, number, number];

export type SicBoKind =
  | 'size'
  | 'parity'
  | 'any-triple'
  | 'triple'
  | 'double'
  | 'total'
  | 'pair'
  | 'single';

export type SicBoPlace = {
  /** As openings spell it. */
  readonly name: string;
  readonly kind: SicBoKind;
  /** What the place is about: the face, both faces, or the total; none where the name says it. */
  readonly figures: readonly number[];
  /** What each chip brings, that chip included; 0 where the place loses. */
  readonly back: (dice: Dice) => number;
  /** Profit for each chip of the smallest win. */
  readonly profit: number;
  readonly words: Words;
};

export const faces = [1, 2, 3, 4, 5, 6] as const;

export const totalOf = ([first, second, third]: Dice) => first + second + third;

export const isTriple = ([first, second, third]: Dice) => first === second && second === third;

const timesShown = (dice: Dice, face: number) => dice.filter((shown) => shown === face).length;

const isOdd = (total: number) => total - 2 * Math.floor(total / 2) === 1;

/** Profit for each chip, by the total; one above ten pays as the one as far from the other end. */
const totalPays = { 4: 60, 5: 30, 6: 18, 7: 12, 8: 8, 9: 7, 10: 6 } as const;

const oppositeTotal = 21;

/** Profit for a face that shows once, twice or on all three dice. */
const singlePays = [0, 1, 2, 3] as const;

/** Profit for each chip of a bet that pays one way only. */
const fixedPays = { half: 1, anyTriple: 30, triple: 180, double: 10, pair: 5 } as const;

const paid = (isWon: boolean, profit: number) => (isWon ? profit + 1 : 0);

/** Three alike lose all four. */
function halves(): SicBoPlace[] {
  const half = (
    name: string,
    kind: SicBoKind,
    holds: (total: number) => boolean,
    words: Words,
  ): SicBoPlace => ({
    name,
    kind,
    figures: [],
    back: (dice) => paid(!isTriple(dice) && holds(totalOf(dice)), fixedPays.half),
    profit: fixedPays.half,
    words,
  });
  return [
    half('small', 'size', (total) => total <= 10, { en: 'Small 4–10', sw: 'Ndogo 4–10' }),
    half('big', 'size', (total) => total >= 11, { en: 'Big 11–17', sw: 'Kubwa 11–17' }),
    half('odd', 'parity', isOdd, { en: 'Odd', sw: 'Witiri' }),
    half('even', 'parity', (total) => !isOdd(total), { en: 'Even', sw: 'Shufwa' }),
  ];
}

function alike(): SicBoPlace[] {
  const any: SicBoPlace = {
    name: 'any-triple',
    kind: 'any-triple',
    figures: [],
    back: (dice) => paid(isTriple(dice), fixedPays.anyTriple),
    profit: fixedPays.anyTriple,
    words: { en: 'Any triple', sw: 'Tatu zozote sawa' },
  };
  const triples = faces.map(
    (face): SicBoPlace => ({
      name: `triple.${face}`,
      kind: 'triple',
      figures: [face],
      back: (dice) => paid(timesShown(dice, face) === 3, fixedPays.triple),
      profit: fixedPays.triple,
      words: { en: `Triple ${face}`, sw: `Tatu za ${face}` },
    }),
  );
  const doubles = faces.map(
    (face): SicBoPlace => ({
      name: `double.${face}`,
      kind: 'double',
      figures: [face],
      back: (dice) => paid(timesShown(dice, face) >= 2, fixedPays.double),
      profit: fixedPays.double,
      words: { en: `Double ${face}`, sw: `Mbili za ${face}` },
    }),
  );
  return [any, ...triples, ...doubles];
}

function totals(): SicBoPlace[] {
  const low = Object.entries(totalPays).map(([text, profit]) => ({ total: Number(text), profit }));
  const high = low.map(({ total, profit }) => ({ total: oppositeTotal - total, profit }));
  return [...low, ...high.toReversed()].map(({ total, profit }) => ({
    name: `total.${total}`,
    kind: 'total',
    figures: [total],
    back: (dice) => paid(totalOf(dice) === total, profit),
    profit,
    words: { en: `Total ${total}`, sw: `Jumla ${total}` },
  }));
}

function pairs(): SicBoPlace[] {
  return faces.flatMap((low) =>
    faces
      .filter((high) => high > low)
      .map(
        (high): SicBoPlace => ({
          name: `pair.${low}-${high}`,
          kind: 'pair',
          figures: [low, high],
          back: (dice) => paid(dice.includes(low) && dice.includes(high), fixedPays.pair),
          profit: fixedPays.pair,
          words: { en: `Pair ${low} and ${high}`, sw: `Jozi ${low} na ${high}` },
        }),
      ),
  );
}

function singles(): SicBoPlace[] {
  return faces.map((face) => ({
    name: `single.${face}`,
    kind: 'single',
    figures: [face],
    back(dice) {
      const profit = singlePays[timesShown(dice, face)] ?? 0;
      return paid(profit > 0, profit);
    },
    profit: singlePays[1],
    words: { en: `Single ${face}`, sw: `Namba ${face}` },
  }));
}

/** All 52, in the order of openings. */
export const sicBoPlaces: readonly SicBoPlace[] = [
  ...halves(),
  ...alike(),
  ...totals(),
  ...pairs(),
  ...singles(),
];
