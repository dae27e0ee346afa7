/**
 * Storm roulette: the European wheel, on which lightning strikes one to five numbers after bets are
 * closed. A number pays 29 to 1, and 49 to 499 to 1 where it was struck; all other bets pay as ever.
 */
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { chipStakes } from '@bahati/game-rules/chips/chip-stakes.ts';
import {
  mostInRound,
  mostOnPlace,
  priceOnCloth,
  readStacks,
  type Stack,
} from '@bahati/game-rules/chips/cloth.ts';
import { rational } from '@bahati/game-rules/rational.ts';
import { colourWords, placeWords } from '@bahati/game-rules/tables/roulette/place-words.ts';
import { colourOf, numbers } from '@bahati/game-rules/tables/roulette/pockets.ts';
import {
  backOf,
  chipsAtRisk,
  type RouletteCloth,
  rouletteCloths,
  type RouletteState,
  type RouletteView,
} from '@bahati/game-rules/tables/roulette/roulette.ts';
import { drawStrikes, plainTimes, type Strike } from './strikes.ts';

export type StormState = RouletteState & { readonly strikes: readonly Strike[] };

/** Struck numbers in the order in which lightning came. */
export type StormView = RouletteView & { readonly strikes: readonly Strike[] };

/** A number that is struck for 500 brings 100,000 chips at most. */
export const mostOnNumber = 200;

const isNumber = (place: string) => numbers.european.includes(place);

/** The places of European roulette; what a number pays is what it pays without lightning. */
export const stormCloth: RouletteCloth = {
  ...rouletteCloths.european,
  mostOn: (place) => (isNumber(place) ? mostOnNumber : mostOnPlace),
  find(name) {
    const found = rouletteCloths.european.find(name);
    return found?.kind === 'straight' ? { ...found, back: plainTimes } : found;
  },
};

/** What a stack brings, in chips, its own included. */
function stormBack(stack: Stack, { number, strikes }: Omit<StormState, 'stacks'>): number {
  const struck = strikes.find((strike) => strike.number === number);
  if (struck && stack.place === number) return struck.times * stack.chips;
  return backOf(stormCloth, stack, number);
}

const chipsBack = (state: StormState) =>
  state.stacks.reduce((sum, stack) => sum + stormBack(stack, state), 0);

const words = {
  en: { strikes: 'Lucky numbers', number: 'Number', payout: 'Payout' },
  sw: { strikes: 'Namba za bahati', number: 'Namba iliyotoka', payout: 'Malipo' },
} as const;

export const strikeText = ({ number, times }: Strike) => `${number} × ${times}`;

export const stormRoulette: BetGame<StormState, StormView> = {
  code: 'storm-roulette',
  version: 1,
  title: { en: 'Storm Roulette', sw: 'Ruleti ya Dhoruba' },
  kind: 'table',
  mostStakes: mostInRound,
  stakes: chipStakes,
  firstOpening: 'chips:17=1',
  priceOf: (opening) => priceOnCloth(stormCloth, opening),
  start(opening, draw) {
    const stacks = readStacks(stormCloth, opening);
    if (!stacks) throw new RangeError(`This cloth knows no opening ${opening}.`);
    const strikes = drawStrikes(draw);
    const number = numbers.european[draw.nextInt(numbers.european.length)];
    if (number === undefined) throw new RangeError('The draw left the wheel.');
    return { stacks, strikes, number };
  },
  pay: (state) => rational(BigInt(chipsBack(state))),
  validStake: ({ stacks }) => rational(BigInt(chipsAtRisk(stormCloth, stacks))),
  show: (state) => ({
    strikes: state.strikes,
    number: state.number,
    colour: colourOf(state.number),
    bets: state.stacks.map((stack) => ({ ...stack, back: stormBack(stack, state) })),
  }),
  tell(state, language, money) {
    const said = words[language];
    const inChips = (chips: number) => money(rational(BigInt(chips)));
    const label = ({ place }: Stack) => {
      const found = stormCloth.find(place);
      return found ? placeWords(found, language) : place;
    };
    const won = state.stacks.filter((stack) => stormBack(stack, state) > 0);
    const struck = state.strikes.find(({ number }) => number === state.number);
    const colour = colourWords[colourOf(state.number)][language];
    return {
      bets: state.stacks.map((stack) => ({ label: label(stack), value: inChips(stack.chips) })),
      outcome: [
        { label: said.strikes, value: state.strikes.map(strikeText).join(', ') },
        {
          label: said.number,
          value: `${state.number}, ${colour}${struck ? ` × ${struck.times}` : ''}`,
        },
        ...won.map((stack) => ({ label: label(stack), value: inChips(stormBack(stack, state)) })),
        { label: said.payout, value: money(stormRoulette.pay(state)) },
      ],
    };
  },
};
