/**
 * Andar Bahar: a joker is drawn open from one deck, then cards go to Andar and Bahar in turn,
 * Andar first, until one has the joker's rank; the side it came to wins. The deck is shuffled for
 * each round. All bets are laid before the joker is drawn.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { countedChips, withoutOpposites } from '@bahati/game-rules/bet-games/valid-stake.ts';
import { type Card, cardSign, drawFromDecks, rankOf } from '@bahati/game-rules/cards/card.ts';
import { chipStakes } from '@bahati/game-rules/chips/chip-stakes.ts';
import {
  type Cloth,
  mostInRound,
  priceOnCloth,
  readStacks,
  type Stack,
} from '@bahati/game-rules/chips/cloth.ts';
import {
  add,
  cutDecimalText,
  multiply,
  type Rational,
  rational,
} from '@bahati/game-rules/rational.ts';
import { type AndarBaharEnd, opposites, payOnPlace } from './andar-bahar.pays.ts';
import { type AndarBaharPlace, andarBaharPlaces, type Side, sides } from './andar-bahar.places.ts';
import { nameOfPlace, sideNames } from './place-names.ts';

/** A round with chips on one place alone is of that place's way, whose return is known. */
export const andarBaharCloth: Cloth = {
  places: andarBaharPlaces,
  wayOf: (stacks) => (stacks.length === 1 && stacks[0] ? stacks[0].place : 'chips'),
};

type Deal = {
  readonly joker: Card;
  /** From 1 to 49, in the order in which they left the deck: Andar's first. */
  readonly dealt: readonly Card[];
};

export type AndarBaharState = Deal & { readonly stacks: readonly Stack[] };

export type AndarBaharView = AndarBaharState & {
  readonly winner: Side;
  /** What each stack pays in the smallest chips, those laid included. */
  readonly paid: readonly { readonly place: string; readonly chips: string }[];
};

/** To which side a card goes, by how many were dealt before it. */
export const sideOfCard = (at: number): Side => ((at & 1) === 0 ? 'andar' : 'bahar');

export const endOf = ({ joker, dealt }: Deal): AndarBaharEnd => ({
  joker,
  winner: sideOfCard(dealt.length - 1),
  cards: dealt.length,
});

function deal(draw: DrawStream): Deal {
  const joker = drawFromDecks(draw, []);
  const dealt: Card[] = [];
  for (let isOpen = true; isOpen; ) {
    const card = drawFromDecks(draw, [joker, ...dealt]);
    dealt.push(card);
    isOpen = rankOf(card) !== rankOf(joker);
  }
  return { joker, dealt };
}

function payOfStack({ place, chips }: Stack, end: AndarBaharEnd): Rational {
  // The cloth has no other places.
  return multiply(payOnPlace(place as AndarBaharPlace, end), rational(BigInt(chips)));
}

/** What all chips pay, in the smallest chip. */
export function payOfStacks(stacks: readonly Stack[], end: AndarBaharEnd): Rational {
  return add(...stacks.map((stack) => payOfStack(stack, end)));
}

const words = {
  en: { joker: 'Joker', won: 'Result', cards: 'Cards dealt', payout: 'Payout' },
  sw: { joker: 'Jokeri', won: 'Matokeo', cards: 'Karata zilizogawiwa', payout: 'Malipo' },
} as const;

export const andarBahar: BetGame<AndarBaharState, AndarBaharView> = {
  code: 'andar-bahar',
  version: 1,
  title: { en: 'Andar Bahar', sw: 'Andar Bahar' },
  kind: 'table',
  mostStakes: mostInRound,
  stakes: chipStakes,
  firstOpening: 'andar:andar=1',
  priceOf: (opening) => priceOnCloth(andarBaharCloth, opening),
  start(opening, draw) {
    const stacks = readStacks(andarBaharCloth, opening);
    if (!stacks) throw new RangeError(`Andar Bahar knows no opening ${opening}.`);
    return { stacks, ...deal(draw) };
  },
  pay: (state) => payOfStacks(state.stacks, endOf(state)),
  validStake: (state) =>
    countedChips(withoutOpposites(state.stacks, opposites), (place) =>
      payOnPlace(place as AndarBaharPlace, endOf(state)),
    ),
  show: (state) => ({
    ...state,
    winner: endOf(state).winner,
    paid: state.stacks.map((stack) => ({
      place: stack.place,
      chips: cutDecimalText(payOfStack(stack, endOf(state)), 2),
    })),
  }),
  tell(state, language, money) {
    const said = words[language];
    const { joker, dealt, stacks } = state;
    const end = endOf(state);
    const cardsOf = (side: Side) =>
      dealt
        .filter((_, at) => sideOfCard(at) === side)
        .map(cardSign)
        .join(' ');
    return {
      bets: stacks.map((stack) => ({
        label: nameOfPlace(stack.place as AndarBaharPlace)[language],
        value: `${money(rational(BigInt(stack.chips)))} → ${money(payOfStack(stack, end))}`,
      })),
      outcome: [
        { label: said.joker, value: cardSign(joker) },
        ...sides.map((side) => ({
          label: sideNames[side][language],
          // One card decides a round before Bahar has any.
          value: cardsOf(side) || '–',
        })),
        { label: said.won, value: sideNames[end.winner][language] },
        { label: said.cards, value: `${end.cards}` },
        { label: said.payout, value: money(andarBahar.pay(state)) },
      ],
    };
  },
};
