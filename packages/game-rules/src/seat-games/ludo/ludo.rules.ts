/**
 * Ludo as it is played on phones in Nairobi and Dar es Salaam. A six brings a token out. A six, a
 * capture and a token that comes home give another throw; the third six in a row is lost with the
 * turn. A token alone on a square that is not safe is sent home by another colour that comes there;
 * two of one colour keep each other safe. Home is reached exactly. Who has all tokens home first
 * takes the pot. Rules compared: https://www.ludoxpert.com/how-to-play.html (another throw for six,
 * capture and home; three sixes; safe squares; pairs) and https://yonowin.com/2025/06/09/ludo.
 *
 * The house's own, so that every match ends: after `mostRounds` turns of each the steps of all
 * tokens decide, and equal ones share. A die is drawn at the word `throw`, in a step of its own.
 */
import {
  endedEvent,
  layStakes,
  payPot,
  resultOf,
} from '@bahati/game-rules/seat-games/match/purse.ts';
import { assertSeats, buttonOf, orderFrom } from '@bahati/game-rules/seat-games/match/seats.ts';
import { fieldsOf, isPlace, isSameAct } from '@bahati/game-rules/seat-games/match/sent.ts';
import type { Seat, SeatEvent, SeatGame, Step } from '@bahati/game-rules/seat-games/seat-game.ts';
import {
  capturedOn,
  home,
  isHome,
  movable,
  pipsToLeave,
  sidesOf,
  squareOf,
  stepsAfter,
} from './ludo.board.ts';
import type { LudoAct, LudoPlayer, LudoSettings, LudoState } from './ludo.state.ts';

const faces = 6;
const sixesLost = 3;
const mostTokens = 4;
/** Turns of each player, after which the steps decide. */
export const mostRounds = 150;

const seats = { least: 2, most: 4 } as const;

function playerAt({ players, at }: LudoState): LudoPlayer {
  const player = players[at];
  if (!player) throw new RangeError('A turn is that of a player.');
  return player;
}

function isOver({ purse }: LudoState): boolean {
  return purse.pot === 0n;
}

function turnOf(state: LudoState): Seat | null {
  return isOver(state) ? null : playerAt(state).seat;
}

/** Everything a seat may say now, the best known first: what idles is the first of them. */
function optionsOf(state: LudoState, seat: Seat | null): readonly LudoAct[] {
  const player = state.players.find((each) => each.seat === seat);
  if (isOver(state) || !player || player.hasResigned) return [];
  const resign: LudoAct = { kind: 'resign' };
  if (turnOf(state) !== seat) return [resign];
  if (state.pips === null) return [{ kind: 'throw' }, resign];
  const moves = movable(player.tokens, state.pips);
  return [...moves.map((token): LudoAct => ({ kind: 'move', token })), resign];
}

function end(state: LudoState, winners: readonly Seat[], how: string): Step<LudoState> {
  const shares = winners.map((seat) => ({ seat, parts: 1n }));
  const purse = payPot(state.purse, shares);
  return { state: { ...state, purse, pips: null }, events: [endedEvent(how, purse)] };
}

const stepsOf = ({ tokens }: LudoPlayer): number => tokens.reduce((sum, steps) => sum + steps, 0);

function endByRounds(state: LudoState): Step<LudoState> {
  const left = state.players.filter(({ hasResigned }) => !hasResigned);
  const most = Math.max(...left.map(stepsOf));
  const winners = left.filter((player) => stepsOf(player) === most);
  return end(
    state,
    winners.map(({ seat }) => seat),
    'rounds',
  );
}

/** Gives the turn to the next who has not resigned; past the last of them a round is over. */
function passTurn(state: LudoState): Step<LudoState> {
  const { players, at } = state;
  const isLeft = ({ hasResigned }: LudoPlayer): boolean => !hasResigned;
  const later = players.findIndex((player, place) => place > at && isLeft(player));
  const isSameRound = later >= 0;
  const next: LudoState = {
    ...state,
    at: isSameRound ? later : players.findIndex(isLeft),
    round: isSameRound ? state.round : state.round + 1,
    sixes: 0,
    pips: null,
  };
  if (next.round === mostRounds) return endByRounds(next);
  return { state: next, events: [] };
}

function withEvents(events: readonly SeatEvent[], step: Step<LudoState>): Step<LudoState> {
  return { state: step.state, events: [...events, ...step.events] };
}

function throwDie(state: LudoState, pips: number): Step<LudoState> {
  const { seat, tokens } = playerAt(state);
  const sixes = pips === pipsToLeave ? state.sixes + 1 : 0;
  const thrown: SeatEvent = { kind: 'thrown', seat, pips };
  if (sixes === sixesLost) {
    return withEvents([thrown, { kind: 'turn_lost', seat }], passTurn(state));
  }
  const next = { ...state, sixes, pips };
  const [first, ...others] = movable(tokens, pips);
  if (first === undefined) {
    const stuck: SeatEvent = { kind: 'no_move', seat };
    if (pips !== pipsToLeave) return withEvents([thrown, stuck], passTurn(state));
    return { state: { ...next, pips: null }, events: [thrown, stuck] };
  }
  // Where it makes no difference which token moves, nobody is asked.
  const isOneMove = others.every((token) => tokens[token] === tokens[first]);
  if (isOneMove) return withEvents([thrown], moveToken(next, first));
  return { state: next, events: [thrown] };
}

type Sent = { readonly seat: Seat; readonly token: number };

/** All other players after a token came to a square, and which of their tokens it sent back. */
function capture(
  players: readonly LudoPlayer[],
  mover: Seat,
  square: number | null,
): { players: readonly LudoPlayer[]; captured: readonly Sent[] } {
  const captured: Sent[] = [];
  const after = players.map((player) => {
    if (square === null || player.seat === mover) return player;
    const token = capturedOn(square, player.side, player.tokens);
    if (token === null) return player;
    captured.push({ seat: player.seat, token });
    return { ...player, tokens: player.tokens.with(token, 0) };
  });
  return { players: after, captured };
}

function moveToken(state: LudoState, token: number): Step<LudoState> {
  const player = playerAt(state);
  const { seat, side, tokens } = player;
  const from = tokens[token] ?? 0;
  const pips = state.pips ?? 0;
  const to = stepsAfter(from, pips);
  if (to === null) throw new RangeError('A token moves by what was thrown.');
  const moved = { ...player, tokens: tokens.with(token, to) };
  const { players, captured } = capture(
    state.players.with(state.at, moved),
    seat,
    squareOf(side, to),
  );
  const next: LudoState = { ...state, players, pips: null };
  const event: SeatEvent = { kind: 'moved', seat, token, from, to, captured };
  if (isHome(moved.tokens)) return withEvents([event], end(next, [seat], 'home'));
  const throwsAgain = pips === pipsToLeave || captured.length > 0 || to === home;
  return throwsAgain ? { state: next, events: [event] } : withEvents([event], passTurn(next));
}

/** Whoever resigns loses the stake; the tokens leave the board, and the last one left wins. */
function resign(state: LudoState, seat: Seat): Step<LudoState> {
  const players = state.players.map((player) =>
    player.seat === seat
      ? { ...player, hasResigned: true, tokens: player.tokens.map(() => 0) }
      : player,
  );
  const next = { ...state, players };
  const resigned: SeatEvent = { kind: 'resigned', seat };
  const left = players.filter(({ hasResigned }) => !hasResigned);
  const [last] = left;
  if (left.length === 1 && last) return withEvents([resigned], end(next, [last.seat], 'resigned'));
  if (turnOf(state) === seat) return withEvents([resigned], passTurn(next));
  return { state: next, events: [resigned] };
}

export const ludo: SeatGame<LudoSettings, LudoState, LudoAct> = {
  code: 'ludo',
  version: 1,
  title: { en: 'Ludo', sw: 'Ludo' },
  seats,
  begin(settings, dealt, before, draw) {
    assertSeats(seats, dealt);
    const purse = layStakes(settings, dealt);
    const button = buttonOf(dealt, before, draw);
    const order = orderFrom(dealt, button);
    const sides = sidesOf(order.length);
    const tokens = Array.from({ length: settings.tokens }, () => 0);
    const players = order.map((seat, place) => ({
      seat,
      side: sides[place] ?? 0,
      tokens,
      hasResigned: false,
    }));
    const state: LudoState = { purse, button, players, at: 0, round: 0, sixes: 0, pips: null };
    const sat = players.map(({ seat, side }) => ({ seat, side }));
    return { state, events: [{ kind: 'began', button, players: sat, pot: purse.pot }] };
  },
  readAct(sent) {
    const fields = fieldsOf(sent);
    if (fields?.['kind'] === 'throw') return { kind: 'throw' };
    if (fields?.['kind'] === 'resign') return { kind: 'resign' };
    const token = fields?.['token'];
    return fields?.['kind'] === 'move' && isPlace(token, mostTokens)
      ? { kind: 'move', token }
      : null;
  },
  act(state, seat, act, draw) {
    if (!optionsOf(state, seat).some((option) => isSameAct(option, act))) {
      return { refused: turnOf(state) === seat ? 'not_allowed' : 'not_your_turn' };
    }
    if (act.kind === 'resign') return resign(state, seat);
    if (act.kind === 'move') return moveToken(state, act.token);
    return throwDie(state, draw.nextInt(faces) + 1);
  },
  turn: turnOf,
  idle(state) {
    const [first] = optionsOf(state, turnOf(state));
    if (!first) throw new RangeError('Nobody is asked any more.');
    return first;
  },
  result: ({ purse }) => resultOf(purse),
  between: ({ button }) => ({ button }),
  view(state, seat) {
    const { purse, button, players, round, pips } = state;
    const { stacks, pot, due, rake } = purse;
    return {
      stacks,
      pot,
      due,
      rake,
      button,
      players,
      round,
      roundsLeft: mostRounds - round,
      pips,
      turn: turnOf(state),
      options: optionsOf(state, seat),
    };
  },
  viewEvent: (event) => event,
};
