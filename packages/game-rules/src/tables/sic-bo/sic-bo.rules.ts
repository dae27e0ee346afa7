/** Sic bo: three dice under a dome, bet on with chips: their total, faces alike, single faces. */
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { certainBack } from '@bahati/game-rules/bet-games/valid-stake.ts';
import { chipStakes } from '@bahati/game-rules/chips/chip-stakes.ts';
import {
  type Cloth,
  mostInRound,
  priceOfStacks,
  priceOnCloth,
  readStacks,
  type Stack,
} from '@bahati/game-rules/chips/cloth.ts';
import { rational } from '@bahati/game-rules/rational.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import {
  type Dice,
  faces,
  isTriple,
  type SicBoPlace,
  sicBoPlaces,
  totalOf,
} from './sic-bo.places.ts';

export type SicBoState = { readonly stacks: readonly Stack[]; readonly dice: Dice };

export type SicBoView = {
  /** As they fell. */
  readonly dice: Dice;
  readonly total: number;
  readonly isTriple: boolean;
  /** In the order of the cloth; `back` is what the stack brought, its own chips included. */
  readonly bets: readonly {
    readonly place: string;
    readonly chips: number;
    readonly back: number;
  }[];
};

const byName = new Map(sicBoPlaces.map((place) => [place.name, place]));

export const sicBoCloth: Cloth = { places: [...byName.keys()] };

/** Undefined: the cloth has no such place. */
export function findSicBoPlace(name: string): SicBoPlace | undefined {
  return byName.get(name);
}

function backOf({ place, chips }: Stack, dice: Dice): number {
  return (findSicBoPlace(place)?.back(dice) ?? 0) * chips;
}

/** Every roll of three faces that are not all the same, once whatever their order. */
const mixedRolls = faces.flatMap((low) =>
  faces
    .filter((middle) => middle >= low)
    .flatMap((middle) =>
      faces.filter((high) => high >= middle).map((high): Dice => [low, middle, high]),
    )
    .filter((dice) => !isTriple(dice)),
);

/**
 * Chips that take a chance. What comes back whatever is rolled counts nothing: small and big, odd
 * and even, every total. Triples, which lose the halves, are left aside.
 */
function chipsAtRisk(stacks: readonly Stack[]): number {
  const certain = certainBack(mixedRolls, (dice) =>
    stacks.reduce((sum, stack) => sum + backOf(stack, dice), 0),
  );
  return priceOfStacks(stacks) - certain;
}

const words = {
  en: { dice: 'Dice', total: 'Total', triple: 'a triple', payout: 'Payout' },
  sw: { dice: 'Dadu', total: 'Jumla', triple: 'tatu sawa', payout: 'Malipo' },
} as const;

const labelOf = ({ place }: Stack, language: keyof Words) =>
  findSicBoPlace(place)?.words[language] ?? place;

export const sicBo: BetGame<SicBoState, SicBoView> = {
  code: 'sic-bo',
  version: 1,
  title: { en: 'Sic Bo', sw: 'Sic Bo' },
  kind: 'table',
  mostStakes: mostInRound,
  stakes: chipStakes,
  firstOpening: 'chips:big=1',
  priceOf: (opening) => priceOnCloth(sicBoCloth, opening),
  start(opening, draw) {
    const stacks = readStacks(sicBoCloth, opening);
    if (!stacks) throw new RangeError(`Sic bo knows no opening ${opening}.`);
    const roll = () => draw.nextInt(faces.length) + 1;
    return { stacks, dice: [roll(), roll(), roll()] };
  },
  pay: ({ stacks, dice }) =>
    rational(BigInt(stacks.reduce((sum, stack) => sum + backOf(stack, dice), 0))),
  validStake: ({ stacks }) => rational(BigInt(chipsAtRisk(stacks))),
  show: ({ stacks, dice }) => ({
    dice,
    total: totalOf(dice),
    isTriple: isTriple(dice),
    bets: stacks.map((stack) => ({ ...stack, back: backOf(stack, dice) })),
  }),
  tell(state, language, money) {
    const { stacks, dice } = state;
    const said = words[language];
    const inChips = (chips: number) => money(rational(BigInt(chips)));
    const won = stacks.filter((stack) => backOf(stack, dice) > 0);
    const total = isTriple(dice) ? `${totalOf(dice)}, ${said.triple}` : `${totalOf(dice)}`;
    return {
      bets: stacks.map((stack) => ({
        label: labelOf(stack, language),
        value: inChips(stack.chips),
      })),
      outcome: [
        { label: said.dice, value: dice.join(' · ') },
        { label: said.total, value: total },
        ...won.map((stack) => ({
          label: labelOf(stack, language),
          value: inChips(backOf(stack, dice)),
        })),
        { label: said.payout, value: money(sicBo.pay(state)) },
      ],
    };
  },
};
