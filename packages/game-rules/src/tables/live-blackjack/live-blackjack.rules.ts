/**
 * Blackjack for seven seats: everybody at the table plays one round against one dealer. The rules of
 * a hand are those of the table for one, without insurance. Others bet behind a seat and share its
 * cards and decisions.
 */
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';
import { chipStakes } from '@bahati/game-rules/chips/chip-stakes.ts';
import {
  mostInRound,
  priceOnCloth,
  readStacks,
  type Stack,
} from '@bahati/game-rules/chips/cloth.ts';
import type { TablePlay } from '@bahati/game-rules/live-tables/table-seats.ts';
import { add, cutDecimalText, rational } from '@bahati/game-rules/rational.ts';
import { best, isTwentyOneInTwo, totalOf } from '@bahati/game-rules/tables/blackjack/hand-total.ts';
import { betsOf, payOf, resultAt, validOf } from './bets.ts';
import { liveBlackjackCloth } from './live-blackjack.places.ts';
import { tellTable } from './live-blackjack.told.ts';
import type { LiveBlackjackView, SeatHandView } from './live-blackjack.view.ts';
import {
  type PlayedSeat,
  playTable,
  type SeatHand,
  type TableState,
  turnOf,
} from './table-state.ts';

export type LiveBlackjackState = TableState & { readonly stacks: readonly Stack[] };

const nobody: TablePlay = { seats: [], acts: [] };
const paidPlaces = 12;

function handView(hand: SeatHand, played: PlayedSeat, state: TableState): SeatHandView {
  const { cards, born, doubled } = hand;
  const count = totalOf(cards);
  const isKnown = state.isOver || count.total > best;
  return { cards, ...count, born, doubled, result: isKnown ? resultAt(hand, played, state) : null };
}

/** All that lies open, of the table and of these bets. */
export function showTable(state: TableState, stacks: readonly Stack[] = []): LiveBlackjackView {
  const { dealer, seats, decisions, isOver } = state;
  const cards = isOver ? dealer : dealer.slice(0, 1);
  return {
    dealer: {
      cards,
      isHoleDown: !isOver,
      ...totalOf(cards),
      isBlackjack: isOver && isTwentyOneInTwo(dealer),
    },
    seats: seats.map((played) => ({
      seat: played.seat,
      hands: played.hands.map((hand) => handView(hand, played, state)),
    })),
    turn: turnOf(state),
    decisions,
    isOver,
    stacks,
    paid: betsOf(stacks).map((bet) => ({
      place: bet.place,
      staked: bet.staked,
      chips: isOver ? cutDecimalText(payOf(bet, state), paidPlaces) : null,
    })),
  };
}

/** The rules of one round, which follow from who played in it and how. */
export function liveBlackjack(
  play: TablePlay = nobody,
): BetGame<LiveBlackjackState, LiveBlackjackView> {
  const sum = (of: typeof payOf) => (state: LiveBlackjackState) =>
    add(rational(0n), ...betsOf(state.stacks).map((bet) => of(bet, state)));
  return {
    code: 'live-blackjack',
    version: 1,
    title: { en: 'Live blackjack', sw: 'Blackjack mubashara' },
    kind: 'table',
    mostStakes: mostInRound,
    stakes: chipStakes,
    firstOpening: 'chips:s1=1',
    priceOf: (opening) => priceOnCloth(liveBlackjackCloth, opening),
    start(opening, draw) {
      const stacks = readStacks(liveBlackjackCloth, opening);
      if (!stacks) throw new RangeError(`Live blackjack knows no opening ${opening}.`);
      return { ...playTable(play, draw), stacks };
    },
    pay: sum(payOf),
    validStake: sum(validOf),
    show: (state) => showTable(state, state.stacks),
    tell: (state, language, money) => tellTable(showTable(state, state.stacks), language, money),
  };
}
