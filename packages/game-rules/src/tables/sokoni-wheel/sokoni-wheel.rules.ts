/**
 * Sokoni: a wheel of 54 segments with 1, 2, 5, 10 and three bonus rounds, and a special offer that
 * multiplies one place of each round. All that a place pays is to one; the chip comes back besides.
 */
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { certainBack } from '@bahati/game-rules/bet-games/valid-stake.ts';
import { chipStakes } from '@bahati/game-rules/chips/chip-stakes.ts';
import {
  type Cloth,
  mostInRound,
  mostOnPlace,
  priceOfStacks,
  priceOnCloth,
  readStacks,
  type Stack,
} from '@bahati/game-rules/chips/cloth.ts';
import { rational } from '@bahati/game-rules/rational.ts';
import { type Bonus, drawBonus, leastWorth, worthOf } from './sokoni.bonuses.ts';
import {
  isBonus,
  mostChips,
  numberPays,
  placeWords,
  segments,
  type SokoniPlace,
  sokoniPlaces,
} from './sokoni.places.ts';
import { drawSpecial, type Special } from './sokoni.special.ts';
import { bonusLines, specialText } from './tell-sokoni.ts';

/** All that was drawn for everybody. */
export type SokoniDrawn = {
  readonly special: Special | null;
  /** Of the wheel, clockwise from 0. */
  readonly segment: number;
  readonly place: SokoniPlace;
  /** Null where the wheel stopped at a number. */
  readonly bonus: Bonus | null;
};

export type SokoniState = SokoniDrawn & { readonly stacks: readonly Stack[] };

export type SokoniView = SokoniDrawn & {
  /** What the place pays to one, the special offer included. */
  readonly times: number;
  /** In the order of the cloth; `back` is what the stack brought, its own chips included. */
  readonly bets: readonly {
    readonly place: string;
    readonly chips: number;
    readonly back: number;
  }[];
};

/** Whatever is multiplied, no place pays more to one. */
export const mostTimes = 2_000;

const isPlace = (name: string): name is SokoniPlace => sokoniPlaces.some((each) => each === name);

/** A round with chips on one place alone is of that place's way, whose return is known. */
export const sokoniCloth: Cloth = {
  places: sokoniPlaces,
  wayOf: (stacks) => (stacks.length === 1 && stacks[0] ? stacks[0].place : 'chips'),
  mostOn: (place) => (isPlace(place) ? mostChips[place] : mostOnPlace),
};

/** What the special offer makes of what a place pays to one. */
export const multiplied = (times: number, special: number): number =>
  Math.min(mostTimes, times * special);

/** What the place that came pays to one. */
export function timesOf({ special, place, bonus }: SokoniDrawn): number {
  const plain = bonus ? worthOf(bonus) : isBonus(place) ? 0 : numberPays[place];
  return multiplied(plain, special?.place === place ? special.times : 1);
}

/** What a stack brings, in chips, its own included. */
const backOf = ({ place, chips }: Stack, drawn: SokoniDrawn): number =>
  place === drawn.place ? chips * (1 + timesOf(drawn)) : 0;

const chipsBack = (state: SokoniState) =>
  state.stacks.reduce((sum, stack) => sum + backOf(stack, state), 0);

const leastTimes = (place: SokoniPlace) => (isBonus(place) ? leastWorth[place] : numberPays[place]);

/** Chips that take a chance: what comes back wherever the wheel stops counts nothing. */
function chipsAtRisk(stacks: readonly Stack[]): number {
  const chipsOn = (place: SokoniPlace) => stacks.find((stack) => stack.place === place)?.chips ?? 0;
  const certain = certainBack(sokoniPlaces, (place) => chipsOn(place) * (1 + leastTimes(place)));
  return Math.max(0, priceOfStacks(stacks) - certain);
}

const words = {
  en: { special: 'Special offer', none: 'none', wheel: 'Wheel', pays: 'Pays', payout: 'Payout' },
  sw: {
    special: 'Ofa maalum',
    none: 'hakuna',
    wheel: 'Gurudumu',
    pays: 'Hulipa',
    payout: 'Malipo',
  },
} as const;

export const sokoniWheel: BetGame<SokoniState, SokoniView> = {
  code: 'sokoni-wheel',
  version: 1,
  title: { en: 'Sokoni Wheel', sw: 'Gurudumu la Sokoni' },
  kind: 'table',
  mostStakes: mostInRound,
  stakes: chipStakes,
  firstOpening: 'one:one=1',
  priceOf: (opening) => priceOnCloth(sokoniCloth, opening),
  start(opening, draw) {
    const stacks = readStacks(sokoniCloth, opening);
    if (!stacks) throw new RangeError(`This cloth knows no opening ${opening}.`);
    const special = drawSpecial(draw);
    const segment = draw.nextInt(segments.length);
    const place = segments[segment];
    if (place === undefined) throw new RangeError('The draw left the wheel.');
    return {
      stacks,
      special,
      segment,
      place,
      bonus: isBonus(place) ? drawBonus(place, draw) : null,
    };
  },
  pay: (state) => rational(BigInt(chipsBack(state))),
  validStake: ({ stacks }) => rational(BigInt(chipsAtRisk(stacks))),
  show: ({ stacks, ...drawn }) => ({
    ...drawn,
    times: timesOf(drawn),
    bets: stacks.map((stack) => ({ ...stack, back: backOf(stack, drawn) })),
  }),
  tell(state, language, money) {
    const said = words[language];
    const inChips = (chips: number) => money(rational(BigInt(chips)));
    const label = ({ place }: Stack) => (isPlace(place) ? placeWords[place][language] : place);
    const { special, place, bonus } = state;
    const won = state.stacks.filter((stack) => backOf(stack, state) > 0);
    return {
      bets: state.stacks.map((stack) => ({ label: label(stack), value: inChips(stack.chips) })),
      outcome: [
        { label: said.special, value: special ? specialText(special, language) : said.none },
        { label: said.wheel, value: placeWords[place][language] },
        ...(bonus ? bonusLines(bonus, language) : []),
        { label: said.pays, value: `${timesOf(state)} : 1` },
        ...won.map((stack) => ({ label: label(stack), value: inChips(backOf(stack, state)) })),
        { label: said.payout, value: money(sokoniWheel.pay(state)) },
      ],
    };
  },
};
