/** How a hand ends: what nobody called goes home, hands are shown, the pots are won. */
import type { Card } from '@bahati/game-rules/cards/card.ts';
import { type HandRank, handOfRank } from '@bahati/game-rules/seat-games/poker/hands/hand-rank.ts';
import { sharePot, splitPots, uncalledOf } from '@bahati/game-rules/seat-games/poker/pots/pots.ts';
import { takeRake } from '@bahati/game-rules/seat-games/poker/pots/rake.ts';
import type { Seat, SeatEvent, Step } from '@bahati/game-rules/seat-games/seat-game.ts';
import {
  livePlayers,
  type PokerPlayer,
  type PokerState,
  withPlayer,
  type WonPot,
} from './poker-state.ts';

/** How good a player's own cards are with the board, of three cards or more. */
export type RankHand = (hole: readonly Card[], board: readonly Card[]) => HandRank;

const contributionsOf = ({ players }: PokerState) =>
  players.map(({ seat, put, isFolded }) => ({ seat, amount: put, isFolded }));

/** Once nobody can bet any more. */
export function returnUncalled(state: PokerState): Step<PokerState> {
  const uncalled = uncalledOf(contributionsOf(state));
  if (!uncalled) return { state, events: [] };
  const { seat, stack: amount } = uncalled;
  const returned = withPlayer(state, seat, (player) => ({
    ...player,
    stack: player.stack + amount,
    put: player.put - amount,
    // More than the bet may come home: an ante that somebody else could not post whole.
    bet: player.bet > amount ? player.bet - amount : 0n,
  }));
  return { state: returned, events: [{ kind: 'uncalled', seat, amount }] };
}

export const showEvent = (
  { seat, cards }: PokerPlayer,
  { board }: PokerState,
  rankHand: RankHand,
): SeatEvent => ({
  kind: 'show',
  seat,
  cards,
  hand: board.length < 3 ? null : handOfRank(rankHand(cards, board)),
});

/** Everybody who is in lays his cards open, as all must once one is all-in (TDA rule 16). */
export function showAll(state: PokerState, rankHand: RankHand): Step<PokerState> {
  const hidden = livePlayers(state).filter(({ isShown }) => !isShown);
  const players = state.players.map((one) => (one.isFolded ? one : { ...one, isShown: true }));
  return {
    state: { ...state, players },
    events: hidden.map((player) => showEvent(player, state, rankHand)),
  };
}

/** The last to bet on the river shows first, or else the first one left of the button. */
function showOrder(state: PokerState): readonly PokerPlayer[] {
  const live = livePlayers(state);
  const first = live.findIndex(({ seat }) => seat === state.aggressor);
  return first < 0 ? live : [...live.slice(first), ...live.slice(0, first)];
}

/** In turn, each either shows a hand that is not beaten yet or keeps it hidden for good. */
export function showInTurn(start: PokerState, rankHand: RankHand): Step<PokerState> {
  const events: SeatEvent[] = [];
  let state = start;
  let best = 0;
  for (const player of showOrder(start)) {
    const rank = rankHand(player.cards, start.board);
    if (rank < best) {
      events.push({ kind: 'muck', seat: player.seat });
      continue;
    }
    best = rank;
    events.push(showEvent(player, start, rankHand));
    state = withPlayer(state, player.seat, (one) => ({ ...one, isShown: true }));
  }
  return { state, events };
}

/** Of those who can win a pot the best; without a showdown the only one left. */
function bestOf(seats: readonly Seat[], state: PokerState, rankHand: RankHand): readonly Seat[] {
  if (seats.length === 1) return seats;
  const ranked = state.players
    .filter(({ seat }) => seats.includes(seat))
    .map(({ seat, cards }) => ({ seat, rank: rankHand(cards, state.board) }));
  const best = Math.max(...ranked.map(({ rank }) => rank));
  return ranked.filter(({ rank }) => rank === best).map(({ seat }) => seat);
}

/** Pays every pot, after the rake, to whoever holds the best hand of those it is open to. */
export function payPots(state: PokerState, rankHand: RankHand): Step<PokerState> {
  const { pots } = splitPots(contributionsOf(state));
  const hand = { players: state.players.length, hasFlop: state.board.length > 0 };
  const won: WonPot[] = takeRake(pots, state.settings, hand).map((pot) => ({
    ...pot,
    winners: sharePot(pot.amount, bestOf(pot.seats, state, rankHand)),
  }));
  const gainOf = (seat: Seat): bigint =>
    won
      .flatMap(({ winners }) => winners)
      .reduce((sum, winner) => (winner.seat === seat ? sum + winner.stack : sum), 0n);
  const players = state.players.map((player) => ({
    ...player,
    stack: player.stack + gainOf(player.seat),
  }));
  const rake = won.reduce((sum, pot) => sum + pot.rake, 0n);
  const events = won.flatMap(({ winners }, pot) =>
    winners.map(({ seat, stack: amount }) => ({ kind: 'won', seat, pot, amount })),
  );
  return {
    state: { ...state, players, turn: null, won },
    events: [...(rake > 0n ? [{ kind: 'rake', amount: rake }] : []), ...events],
  };
}
