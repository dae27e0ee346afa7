/**
 * Dragon tiger: one card for the dragon, one for the tiger, and the higher takes the round; the
 * ace is low and suits count for nothing. Eight whole decks are shuffled for each round, and the
 * dragon's card leaves them first. On a tie half of what lies on dragon or tiger comes back.
 */
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import {
  type Card,
  cardSign,
  drawFromDecks,
  rankOf,
  type Suit,
  suitOf,
  suits,
} from '@bahati/game-rules/cards/card.ts';
import { countedChips, withoutOpposites } from '@bahati/game-rules/bet-games/valid-stake.ts';
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
import { type BeastNames, dragonAndTiger, lionAndLeopard, nameOfPlace } from './place-names.ts';
import {
  type Beast,
  beasts,
  type Trait,
  type DragonTigerPlace,
  dragonTigerPlaces,
} from './dragon-tiger.places.ts';

export const dragonTigerDecks = 8;

/** A round with chips on one place alone is of that place's way, whose return is known. */
export const dragonTigerCloth: Cloth = {
  places: dragonTigerPlaces,
  wayOf: (stacks) => (stacks.length === 1 && stacks[0] ? stacks[0].place : 'chips'),
};

export type DragonTigerState = {
  readonly stacks: readonly Stack[];
  readonly dragon: Card;
  readonly tiger: Card;
};

type Cards = Pick<DragonTigerState, Beast>;

export type DragonTigerWinner = Beast | 'tie';

export type DragonTigerView = DragonTigerState & {
  readonly winner: DragonTigerWinner;
  readonly isSuitedTie: boolean;
  /** What each stack pays in the smallest chips, those laid included. */
  readonly paid: readonly { readonly place: string; readonly chips: string }[];
};

const ace = 14;

/** 1 for the ace to 13 for the king. */
export function heightOf(card: Card): number {
  const rank = rankOf(card);
  return rank === ace ? 1 : rank;
}

export function winnerOf({ dragon, tiger }: Cards): DragonTigerWinner {
  const lead = heightOf(dragon) - heightOf(tiger);
  return lead > 0 ? 'dragon' : lead < 0 ? 'tiger' : 'tie';
}

export function isSuitedTie(cards: Cards): boolean {
  return winnerOf(cards) === 'tie' && suitOf(cards.dragon) === suitOf(cards.tiger);
}

const losingHeight = 7;

export function hasTrait(card: Card, trait: Trait): boolean {
  const height = heightOf(card);
  if (height === losingHeight) return false;
  const isOdd = (height & 1) === 1;
  switch (trait) {
    case 'big':
      return height > losingHeight;
    case 'small':
      return height < losingHeight;
    case 'odd':
      return isOdd;
    case 'even':
      return !isOdd;
    default:
      return suitOf(card) === trait;
  }
}

const nothing = rational(0n);
const half = rational(1n, 2n);
const to = (times: bigint) => rational(times + 1n);
const isSuit = (trait: Trait): trait is Suit => suits.some((suit) => suit === trait);

/** Profit for one. Sold at 8 : 1 elsewhere, which keeps a third of the stake for the operator. */
export const tiePays = 11n;
export const suitedTiePays = 50n;

/** What one chip on the place pays, itself included. */
export function payOnPlace(place: DragonTigerPlace, cards: Cards): Rational {
  const winner = winnerOf(cards);
  if (place === 'tie') return winner === 'tie' ? to(tiePays) : nothing;
  if (place === 'suited-tie') return isSuitedTie(cards) ? to(suitedTiePays) : nothing;
  if (place === 'dragon' || place === 'tiger') {
    if (winner === 'tie') return half;
    return winner === place ? to(1n) : nothing;
  }
  const [beast, trait] = place.split('-') as [Beast, Trait];
  if (!hasTrait(cards[beast], trait)) return nothing;
  return isSuit(trait) ? to(3n) : to(1n);
}

function payOfStack({ place, chips }: Stack, cards: Cards): Rational {
  // The cloth has no other places.
  return multiply(payOnPlace(place as DragonTigerPlace, cards), rational(BigInt(chips)));
}

/** What all chips pay, in the smallest chip. */
export function payOfStacks(stacks: readonly Stack[], cards: Cards): Rational {
  return add(...stacks.map((stack) => payOfStack(stack, cards)));
}

/** One of each set wins, but for a tie and a seven, which leave nothing or half to either. */
const opposites: readonly (readonly DragonTigerPlace[])[] = [
  ['dragon', 'tiger'],
  ...beasts.flatMap((beast): DragonTigerPlace[][] => [
    [`${beast}-big`, `${beast}-small`],
    [`${beast}-odd`, `${beast}-even`],
    suits.map((suit) => `${beast}-${suit}` as const),
  ]),
];

const words = {
  en: { won: 'Result', payout: 'Payout' },
  sw: { won: 'Matokeo', payout: 'Malipo' },
} as const;

const dragonTigerOf = (names: BeastNames): BetGame<DragonTigerState, DragonTigerView> => ({
  code: 'dragon-tiger',
  version: 1,
  title: { en: 'Dragon Tiger', sw: 'Joka na Chui Milia' },
  kind: 'table',
  mostStakes: mostInRound,
  stakes: chipStakes,
  firstOpening: 'dragon:dragon=1',
  priceOf: (opening) => priceOnCloth(dragonTigerCloth, opening),
  start(opening, draw) {
    const stacks = readStacks(dragonTigerCloth, opening);
    if (!stacks) throw new RangeError(`Dragon tiger knows no opening ${opening}.`);
    const dragon = drawFromDecks(draw, [], dragonTigerDecks);
    return { stacks, dragon, tiger: drawFromDecks(draw, [dragon], dragonTigerDecks) };
  },
  pay: (state) => payOfStacks(state.stacks, state),
  validStake: (state) =>
    countedChips(withoutOpposites(state.stacks, opposites), (place) =>
      payOnPlace(place as DragonTigerPlace, state),
    ),
  show: (state) => ({
    ...state,
    winner: winnerOf(state),
    isSuitedTie: isSuitedTie(state),
    paid: state.stacks.map((stack) => ({
      place: stack.place,
      chips: cutDecimalText(payOfStack(stack, state), 2),
    })),
  }),
  tell(state, language, money) {
    const said = words[language];
    const named = (place: string) => nameOfPlace(place as DragonTigerPlace, names)[language];
    const won = isSuitedTie(state) ? 'suited-tie' : winnerOf(state);
    return {
      bets: state.stacks.map((stack) => ({
        label: named(stack.place),
        value: `${money(rational(BigInt(stack.chips)))} → ${money(payOfStack(stack, state))}`,
      })),
      outcome: [
        { label: named('dragon'), value: cardSign(state.dragon) },
        { label: named('tiger'), value: cardSign(state.tiger) },
        { label: said.won, value: named(won) },
        { label: said.payout, value: money(payOfStacks(state.stacks, state)) },
      ],
    };
  },
});

export const dragonTiger = dragonTigerOf(dragonAndTiger);

/** The same game, told of the two of the live table Lion and Leopard. */
export const lionLeopard = dragonTigerOf(lionAndLeopard);
