/** What a draw of each family is said to be: big or small, odd or even, dragon or tiger. */
import { betTypeOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { saidOf } from '@bahati/lottery-rules/trends/trends.ts';

export type RoadKind = 'size' | 'parity' | 'duel';

export type Road = {
  readonly kind: RoadKind;
  readonly betType: string;
  readonly part?: string;
  readonly symbols: readonly string[];
  /** What stands between two sides; it has no place of its own. */
  readonly tie: string | null;
};

const sizeAndParity = (betType: string, tie: string | null = null): Road[] => [
  { kind: 'size', betType, symbols: tie ? ['big', 'small', tie] : ['big', 'small'], tie },
  { kind: 'parity', betType, symbols: ['odd', 'even'], tie: null },
];

const duel = (betType: string, part: string, tie: string | null): Road => ({
  kind: 'duel',
  betType,
  part,
  symbols: tie ? ['dragon', 'tiger', tie] : ['dragon', 'tiger'],
  tie,
});

const roads: Partial<Record<Family, readonly Road[]>> = {
  'five-digit': [
    ...sizeAndParity('five-digit.five.sum-size'),
    duel('five-digit.duel.dragon-tiger', 'pair-1-5', 'tie'),
  ],
  'three-digit': [
    ...sizeAndParity('three-digit.three.sum-size'),
    duel('three-digit.duel.dragon-tiger', 'pair-1-3', 'tie'),
  ],
  racing: [
    ...sizeAndParity('racing.top-two.size'),
    duel('racing.duel.dragon-tiger', 'pair-1-10', null),
  ],
  'six-mark': sizeAndParity('six-mark.special.size'),
  keno: sizeAndParity('keno.sum.size', 'tie'),
  'dice-three': sizeAndParity('dice-three.sum.size'),
  'lucky-28': sizeAndParity('lucky-28.sum.size'),
};

/** None of a family whose draws nobody says such things of. */
export const roadsOf = (family: Family): readonly Road[] => roads[family] ?? [];

/** What the draw is said to be; null: neither side. */
export function saidOn({ betType, part, symbols }: Road, numbers: DrawNumbers): string | null {
  const found = betTypeOf(betType);
  if (!found) throw new Error(`There is no type of bet ${betType}.`);
  return saidOf(found, symbols, numbers, part);
}
