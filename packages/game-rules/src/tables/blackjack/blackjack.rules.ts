/**
 * Blackjack on an endless deck: every card is drawn from all 52, whatever came before, so that
 * counting gains nothing and the return of basic strategy is exact. The dealer stands on every
 * 17 and looks for blackjack under an ace or a ten; any two cards may be doubled, also after a
 * split; pairs of equal value split to four hands, aces once and for one card each.
 *
 * The unit is half of a bet: the deal costs two, so that blackjack pays five and insurance costs
 * one.
 */
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { stakesFrom } from '@bahati/game-rules/bet-games/stakes.ts';
import { type Card, drawCard } from '@bahati/game-rules/cards/card.ts';
import { type Rational, rational } from '@bahati/game-rules/rational.ts';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { tellBlackjack } from './blackjack.told.ts';
import {
  drawDealer,
  type HandAct,
  handActions,
  mostHands,
  playHand,
  resultOfHand,
} from './hand-play.ts';
import { best, isTwentyOneInTwo, totalOf, valueOf } from './hand-total.ts';
import {
  type HandResult,
  type Insurance,
  type BlackjackHandView,
  type BlackjackView,
} from './blackjack.view.ts';

const handPrice = 2;
const insurancePrice = 1;

export type BlackjackHand = {
  readonly cards: readonly Card[];
  /** In units: two, or four when doubled. */
  readonly stake: number;
  readonly isDone: boolean;
};

export type BlackjackState = {
  /** The second lies face down until the dealer plays. */
  readonly dealer: readonly Card[];
  readonly hands: readonly BlackjackHand[];
  readonly insurance: Insurance;
  readonly isOver: boolean;
};

function start(draw: DrawStream): BlackjackState {
  const [first, up, second, hole] = [
    drawCard(draw),
    drawCard(draw),
    drawCard(draw),
    drawCard(draw),
  ];
  const state: BlackjackState = {
    dealer: [up, hole],
    hands: [{ cards: [first, second], stake: handPrice, isDone: false }],
    insurance: valueOf(up) === 1 ? 'offered' : 'none',
    isOver: false,
  };
  return state.insurance === 'offered' ? state : look(state);
}

/** The dealer looks under the ace or the ten: a blackjack on either side ends the round. */
function look(state: BlackjackState): BlackjackState {
  const isDecided =
    isTwentyOneInTwo(state.dealer) || state.hands.some(({ cards }) => isTwentyOneInTwo(cards));
  return isDecided ? { ...state, isOver: true } : state;
}

const activeOf = ({ hands }: BlackjackState) => hands.findIndex(({ isDone }) => !isDone);

function actionsOf(state: BlackjackState): readonly string[] {
  if (state.isOver) return [];
  if (state.insurance === 'offered') return ['decline', 'insure'];
  const hand = state.hands[activeOf(state)];
  return hand ? handActions(hand, state.hands.length) : [];
}

function play(hand: BlackjackHand, action: HandAct, draw: DrawStream): BlackjackHand[] {
  const hands = playHand(hand, action, draw);
  return action === 'double' ? hands.map((each) => ({ ...each, stake: 2 * each.stake })) : hands;
}

function act(state: BlackjackState, action: string, draw: DrawStream): BlackjackState {
  if (!actionsOf(state).includes(action)) {
    throw new RangeError(`Nothing at this blackjack table is called ${action} now.`);
  }
  if (state.insurance === 'offered') {
    return look({ ...state, insurance: action === 'insure' ? 'taken' : 'declined' });
  }
  const active = activeOf(state);
  const hands = state.hands.flatMap((hand, place) =>
    place === active ? play(hand, action as HandAct, draw) : [hand],
  );
  const next = { ...state, hands };
  return activeOf(next) < 0 ? dealerPlays(next, draw) : next;
}

/** The dealer draws to 17, unless every hand is past 21 already. */
function dealerPlays(state: BlackjackState, draw: DrawStream): BlackjackState {
  const isAsked = state.hands.some(({ cards }) => totalOf(cards).total <= best);
  return {
    ...state,
    dealer: isAsked ? drawDealer(state.dealer, draw) : state.dealer,
    isOver: true,
  };
}

/** Of a round that is over. */
const resultOf = (hand: BlackjackHand, { dealer, hands }: BlackjackState): HandResult =>
  resultOfHand(hand.cards, dealer, hands.length > 1);

/** Half units there are none: a blackjack stands on an undoubled stake of two. */
function paysOf(stake: number, result: HandResult): number {
  if (result === 'blackjack') return stake + 3;
  if (result === 'won') return 2 * stake;
  return result === 'pushed' ? stake : 0;
}

/** Two to one on a dealer's blackjack, beside the unit itself. */
function insurancePaysOf({ insurance, dealer }: BlackjackState): number {
  return insurance === 'taken' && isTwentyOneInTwo(dealer) ? 3 * insurancePrice : 0;
}

function pay(state: BlackjackState): Rational {
  const hands = state.hands.map((hand) => paysOf(hand.stake, resultOf(hand, state)));
  const units = hands.reduce((sum, units) => sum + units, insurancePaysOf(state));
  return rational(BigInt(units));
}

/**
 * A hand that was pushed counts nothing, any other what lay on it, and so does insurance. An own
 * blackjack that is insured wins the same whatever the dealer has: it counts nothing at all.
 */
function validStake(state: BlackjackState): Rational {
  const { hands, insurance } = state;
  const isInsured = insurance === 'taken';
  const [only] = hands;
  if (isInsured && hands.length === 1 && only && isTwentyOneInTwo(only.cards)) return rational(0n);
  const units = hands
    .filter((hand) => resultOf(hand, state) !== 'pushed')
    .reduce((sum, { stake }) => sum + stake, isInsured ? insurancePrice : 0);
  return rational(BigInt(units));
}

function handView(hand: BlackjackHand, state: BlackjackState): BlackjackHandView {
  const { cards, stake } = hand;
  const count = totalOf(cards);
  const isKnown = state.isOver || count.total > best;
  const result = isKnown ? resultOf(hand, state) : null;
  return { cards, ...count, stake, result, pays: result && paysOf(stake, result) };
}

function show(state: BlackjackState): BlackjackView {
  const { dealer, insurance, isOver } = state;
  const cards = isOver ? dealer : dealer.slice(0, 1);
  const active = isOver || insurance === 'offered' ? -1 : activeOf(state);
  return {
    dealer: {
      cards,
      isHoleDown: !isOver,
      ...totalOf(cards),
      isBlackjack: isOver && isTwentyOneInTwo(dealer),
    },
    hands: state.hands.map((hand) => handView(hand, state)),
    active: active < 0 ? null : active,
    insurance,
    insurancePays: isOver && insurance === 'taken' ? insurancePaysOf(state) : null,
    isOver,
  };
}

/** What doubling, splitting and insuring have cost so far, in units. */
function extraStakes({ hands, insurance }: BlackjackState): number {
  const staked = hands.reduce((sum, { stake }) => sum + stake, 0);
  return staked - handPrice + (insurance === 'taken' ? insurancePrice : 0);
}

export const blackjack: BetGame<BlackjackState, BlackjackView> = {
  code: 'blackjack',
  version: 1,
  title: { en: 'Blackjack', sw: 'Blackjack' },
  kind: 'table',
  // Every hand doubled, and insurance.
  mostStakes: mostHands * 4 + 1,
  stakes: stakesFrom({
    minimum: 5n * 100n,
    maximum: 10_000n * 100n,
    step: 100n,
    quick: [5n, 10n, 25n, 50n, 100n, 250n, 500n, 1_000n, 2_500n, 5_000n].map((unit) => unit * 100n),
  }),
  firstOpening: 'deal',
  priceOf: (opening) => (opening === 'deal' ? handPrice : null),
  start(opening, draw) {
    if (opening !== 'deal') throw new RangeError(`Blackjack knows no opening ${opening}.`);
    return start(draw);
  },
  acts: {
    actions: actionsOf,
    act,
    idle: ({ insurance }) => (insurance === 'offered' ? 'decline' : 'stand'),
    extraStakes,
  },
  pay,
  validStake,
  show,
  tell: (state, language, money) => tellBlackjack(show(state), language, money),
};
