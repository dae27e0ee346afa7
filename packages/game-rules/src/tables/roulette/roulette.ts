/**
 * Roulette: one number of the wheel, bet on with chips on a cloth. Nothing is given back on a zero:
 * every bet gives back 36 chips for the pockets there are, but for the American five numbers.
 */
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { chipStakes } from '@bahati/game-rules/chips/chip-stakes.ts';
import {
  type Cloth,
  mostInRound,
  priceOfStacks,
  priceOnCloth,
  readStacks,
  type Stack,
} from '@bahati/game-rules/chips/cloth.ts';
import { certainBack } from '@bahati/game-rules/bet-games/valid-stake.ts';
import { rational } from '@bahati/game-rules/rational.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { colourWords, placeWords } from './place-words.ts';
import { type Place, placesOf } from './places.ts';
import { colourOf, numbers, type PocketColour, type Wheel } from './pockets.ts';

export type RouletteState = { readonly stacks: readonly Stack[]; readonly number: string };

export type RouletteView = {
  readonly number: string;
  readonly colour: PocketColour;
  /** In the order of the cloth; `back` is what the stack brought, its own chips included. */
  readonly bets: readonly {
    readonly place: string;
    readonly chips: number;
    readonly back: number;
  }[];
};

export type RouletteRules = {
  readonly code: string;
  readonly title: Words;
  readonly wheel: Wheel;
};

const words = {
  en: { number: 'Number', payout: 'Payout' },
  sw: { number: 'Namba iliyotoka', payout: 'Malipo' },
} as const;

/** The way of rounds with chips on the five numbers, which give back less than all else. */
function wayOf(stacks: readonly Stack[]): string {
  return stacks.some(({ place }) => place.startsWith('five.')) ? 'five' : 'chips';
}

export type RouletteCloth = Cloth & {
  readonly wheel: Wheel;
  /** Undefined: the cloth has no such place. */
  readonly find: (name: string) => Place | undefined;
};

function clothOf(wheel: Wheel): RouletteCloth {
  const byName = new Map(placesOf(wheel).map((place) => [place.name, place]));
  return { wheel, places: [...byName.keys()], wayOf, find: (name) => byName.get(name) };
}

export const rouletteCloths: Readonly<Record<Wheel, RouletteCloth>> = {
  european: clothOf('european'),
  american: clothOf('american'),
};

/** What a stack brings when the number comes, in chips, its own included. */
export function backOf(cloth: RouletteCloth, { place, chips }: Stack, number: string): number {
  const found = cloth.find(place);
  return found?.numbers.includes(number) ? found.back * chips : 0;
}

const exceptZeros = (number: string) => number !== '0' && number !== '00';

/**
 * Chips that take a chance. What comes back whichever number from 1 to 36 comes counts nothing:
 * red and black, all dozens, every number. Zeros are left aside, as a bet on them or none changes
 * little; a bet that leaves out a number from 1 to 36 counts whole.
 */
export function chipsAtRisk(cloth: RouletteCloth, stacks: readonly Stack[]): number {
  const certain = certainBack(numbers[cloth.wheel].filter(exceptZeros), (number) =>
    stacks.reduce((sum, stack) => sum + backOf(cloth, stack, number), 0),
  );
  return priceOfStacks(stacks) - certain;
}

export function createRoulette({
  code,
  title,
  wheel,
}: RouletteRules): BetGame<RouletteState, RouletteView> {
  const cloth = rouletteCloths[wheel];
  const pockets = numbers[wheel];
  const chipsBack = ({ stacks, number }: RouletteState) =>
    stacks.reduce((sum, stack) => sum + backOf(cloth, stack, number), 0);
  const pay = (state: RouletteState) => rational(BigInt(chipsBack(state)));
  return {
    code,
    version: 1,
    title,
    kind: 'table',
    mostStakes: mostInRound,
    stakes: chipStakes,
    firstOpening: 'chips:red=1',
    priceOf: (opening) => priceOnCloth(cloth, opening),
    start(opening, draw) {
      const stacks = readStacks(cloth, opening);
      if (!stacks) throw new RangeError(`This cloth knows no opening ${opening}.`);
      const number = pockets[draw.nextInt(pockets.length)];
      if (number === undefined) throw new RangeError('The draw left the wheel.');
      return { stacks, number };
    },
    pay,
    validStake: ({ stacks }) => rational(BigInt(chipsAtRisk(cloth, stacks))),
    show: ({ stacks, number }) => ({
      number,
      colour: colourOf(number),
      bets: stacks.map((stack) => ({ ...stack, back: backOf(cloth, stack, number) })),
    }),
    tell(state, language, money) {
      const said = words[language];
      const inChips = (chips: number) => money(rational(BigInt(chips)));
      const label = ({ place }: Stack) => {
        const found = cloth.find(place);
        return found ? placeWords(found, language) : place;
      };
      const won = state.stacks.filter((stack) => backOf(cloth, stack, state.number) > 0);
      return {
        bets: state.stacks.map((stack) => ({ label: label(stack), value: inChips(stack.chips) })),
        outcome: [
          {
            label: said.number,
            value: `${state.number}, ${colourWords[colourOf(state.number)][language]}`,
          },
          ...won.map((stack) => ({
            label: label(stack),
            value: inChips(backOf(cloth, stack, state.number)),
          })),
          { label: said.payout, value: money(pay(state)) },
        ],
      };
    },
  };
}
