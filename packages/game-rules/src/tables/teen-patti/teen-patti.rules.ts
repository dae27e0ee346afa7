/**
 * Teen Patti against the operator: two players are dealt three cards each from one deck, the higher
 * hand wins, and bets are laid on either of them before. The deck is shuffled for each round, and
 * cards leave it in turn: A, B, A, B, A, B. On a tie what lies on a player comes back.
 */
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { countedChips, withoutOpposites } from '@bahati/game-rules/bet-games/valid-stake.ts';
import { type Card, cardSign, drawFromDecks } from '@bahati/game-rules/cards/card.ts';
import { pokerHandNames } from '@bahati/game-rules/cards/poker-hand-names.ts';
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
import { bestOfSix } from './best-of-six.ts';
import { teenPattiHandNames, teenPattiNames } from './place-names.ts';
import { handOfScore, scoreOf } from './teen-patti-hand.ts';
import { payOnPlace, type TeenPattiEnd } from './teen-patti.pays.ts';
import { type Player, players, type TeenPattiPlace, teenPattiPlaces } from './teen-patti.places.ts';

/** A round with chips on one place alone is of that place's way, whose return is known. */
export const teenPattiCloth: Cloth = {
  places: teenPattiPlaces,
  wayOf: (stacks) => (stacks.length === 1 && stacks[0] ? stacks[0].place : 'chips'),
};

/** Three cards each, in the order in which they came. */
type Deal = { readonly cards: Readonly<Record<Player, readonly Card[]>> };

export type TeenPattiState = Deal & { readonly stacks: readonly Stack[] };

export type TeenPattiView = TeenPattiState &
  TeenPattiEnd & {
    /** What each stack pays in the smallest chips, those laid included. */
    readonly paid: readonly { readonly place: string; readonly chips: string }[];
  };

const dealtCards = 6;

export function endOf({ cards }: Deal): TeenPattiEnd {
  const [a, b] = [scoreOf(cards['player-a']), scoreOf(cards['player-b'])];
  return {
    winner: a > b ? 'player-a' : a < b ? 'player-b' : 'tie',
    hands: { 'player-a': handOfScore(a), 'player-b': handOfScore(b) },
    bestFive: bestOfSix([...cards['player-a'], ...cards['player-b']]),
  };
}

function payOfStack({ place, chips }: Stack, end: TeenPattiEnd): Rational {
  // The cloth has no other places.
  return multiply(payOnPlace(place as TeenPattiPlace, end), rational(BigInt(chips)));
}

/** What all chips pay, in the smallest chip. */
export function payOfStacks(stacks: readonly Stack[], end: TeenPattiEnd): Rational {
  return add(...stacks.map((stack) => payOfStack(stack, end)));
}

const words = {
  en: { bestFive: 'Best five of six', won: 'Result', payout: 'Payout' },
  sw: { bestFive: 'Tano bora kati ya sita', won: 'Matokeo', payout: 'Malipo' },
} as const;

export const teenPatti: BetGame<TeenPattiState, TeenPattiView> = {
  code: 'teen-patti',
  version: 1,
  title: { en: 'Teen Patti', sw: 'Teen Patti' },
  kind: 'table',
  mostStakes: mostInRound,
  stakes: chipStakes,
  firstOpening: 'player-a:player-a=1',
  priceOf: (opening) => priceOnCloth(teenPattiCloth, opening),
  start(opening, draw) {
    const stacks = readStacks(teenPattiCloth, opening);
    if (!stacks) throw new RangeError(`Teen Patti knows no opening ${opening}.`);
    const dealt: Card[] = [];
    while (dealt.length < dealtCards) dealt.push(drawFromDecks(draw, dealt));
    const every = (nth: 0 | 1) => dealt.filter((_, at) => (at & 1) === nth);
    return { stacks, cards: { 'player-a': every(0), 'player-b': every(1) } };
  },
  pay: (state) => payOfStacks(state.stacks, endOf(state)),
  validStake(state) {
    const end = endOf(state);
    return countedChips(withoutOpposites(state.stacks, [players]), (place) =>
      payOnPlace(place as TeenPattiPlace, end),
    );
  },
  show(state) {
    const end = endOf(state);
    return {
      ...state,
      ...end,
      paid: state.stacks.map((stack) => ({
        place: stack.place,
        chips: cutDecimalText(payOfStack(stack, end), 2),
      })),
    };
  },
  tell(state, language, money) {
    const said = words[language];
    const end = endOf(state);
    const named = (place: keyof typeof teenPattiNames) => teenPattiNames[place][language];
    return {
      bets: state.stacks.map((stack) => ({
        label: named(stack.place as TeenPattiPlace),
        value: `${money(rational(BigInt(stack.chips)))} → ${money(payOfStack(stack, end))}`,
      })),
      outcome: [
        ...players.map((player) => ({
          label: named(player),
          value: `${state.cards[player].map(cardSign).join(' ')} · ${teenPattiHandNames[end.hands[player]][language]}`,
        })),
        { label: said.bestFive, value: pokerHandNames[end.bestFive][language] },
        { label: said.won, value: named(end.winner) },
        { label: said.payout, value: money(payOfStacks(state.stacks, end)) },
      ],
    };
  },
};
