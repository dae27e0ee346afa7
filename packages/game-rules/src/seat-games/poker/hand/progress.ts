/** What follows a word: the next one to speak, the next street, or the end of the hand. */
import { around } from '@bahati/game-rules/seat-games/around.ts';
import type { Step } from '@bahati/game-rules/seat-games/seat-game.ts';
import { mustSpeak } from './betting.ts';
import { afterHoleCards } from './dealing.ts';
import { canBet, livePlayers, type PokerState, type Street, streets } from './poker-state.ts';
import { payPots, type RankHand, returnUncalled, showAll, showInTurn } from './showdown.ts';

type Then = (state: PokerState) => Step<PokerState>;

/** One thing after the other, with all that happened. */
function inTurn(first: Step<PokerState>, ...rest: readonly Then[]): Step<PokerState> {
  let { state } = first;
  const events = [...first.events];
  for (const then of rest) {
    const next = then(state);
    state = next.state;
    events.push(...next.events);
  }
  return { state, events };
}

/** Each street burns a card first: how many cards lie open then. */
const openCards: Readonly<Record<Street, number>> = { preflop: 0, flop: 3, turn: 4, river: 5 };

const streetAfter = (street: Street): Street | undefined => streets[streets.indexOf(street) + 1];

function dealStreet(state: PokerState, street: Street): Step<PokerState> {
  const open = openCards[state.street];
  const burnt = streets.indexOf(street);
  const from = afterHoleCards(state) + open + burnt;
  const cards = state.deck.slice(from, from + openCards[street] - open);
  const players = state.players.map((one) => ({ ...one, bet: 0n, hasActed: false }));
  return {
    state: {
      ...state,
      players,
      street,
      board: [...state.board, ...cards],
      currentBet: 0n,
      lastRaise: state.settings.bigBlind,
      aggressor: null,
      turn: null,
    },
    events: [{ kind: 'street', street, cards }],
  };
}

/** All cards that are still to come, since nobody can bet on them. */
function dealRest(state: PokerState): Step<PokerState> {
  const next = streetAfter(state.street);
  return next ? inTurn(dealStreet(state, next), dealRest) : { state, events: [] };
}

function endStreet(state: PokerState, rankHand: RankHand): Step<PokerState> {
  const pay: Then = (shown) => payPots(shown, rankHand);
  const live = livePlayers(state);
  const next = streetAfter(state.street);
  if (live.filter(canBet).length < 2) {
    const open: Then = (called) => showAll(called, rankHand);
    return inTurn(returnUncalled(state), open, dealRest, pay);
  }
  if (next) {
    return inTurn(dealStreet(state, next), (dealt) => findTurn(dealt, 0, rankHand));
  }
  const isAnyAllIn = live.some((player) => !canBet(player));
  return inTurn(isAnyAllIn ? showAll(state, rankHand) : showInTurn(state, rankHand), pay);
}

/** @param from where in the order of players the first who may have to speak stands. */
export function findTurn(state: PokerState, from: number, rankHand: RankHand): Step<PokerState> {
  const { players } = state;
  if (livePlayers(state).length === 1) {
    return inTurn(returnUncalled(state), (called) => payPots(called, rankHand));
  }
  for (const place of players.keys()) {
    const player = players[around(from + place, players.length)];
    if (player && mustSpeak(state, player)) {
      return { state: { ...state, turn: player.seat }, events: [] };
    }
  }
  return endStreet(state, rankHand);
}
