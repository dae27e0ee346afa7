/**
 * Draughts on 64 squares as it is played in tournaments from Zambia to the coast: Pool checkers, by
 * the Zambian Draughts Tournament Rules of Play (http://zambiandraughts.com/load/
 * zambian_draughts_tournament_rules_of_play/1-1-0-2) and the rules of the American Pool Checker
 * Association (http://americanpoolcheckers.us, APCA Tournament Rules of Play). Black, left of the
 * button, moves first. A side that cannot move has lost. How pieces move stands in
 * `draughts.moves.ts`, when a match is drawn by itself in `draughts.draws.ts`; a draw may also be
 * offered before one's own move, and the other side takes it or moves on.
 *
 * A match ends: 24 pieces allow 23 captures and 190 moves of men (each advances, and a jump back
 * takes two rows at most), and no more than 49 moves of kings lie between two of these.
 */
import {
  endedEvent,
  type MatchSettings,
  type Purse,
  layStakes,
  payPot,
  resultOf,
} from '@bahati/game-rules/seat-games/match/purse.ts';
import { assertSeats, buttonOf, orderFrom } from '@bahati/game-rules/seat-games/match/seats.ts';
import { arePlaces, fieldsOf, isSameAct } from '@bahati/game-rules/seat-games/match/sent.ts';
import type { Seat, SeatEvent, SeatGame, Step } from '@bahati/game-rules/seat-games/seat-game.ts';
import { type Board, firstBoard, otherSide, type Side, squareCount } from './draughts.board.ts';
import { countsAfter, type DrawCounts, drawnBy, firstCounts, timesSeen } from './draughts.draws.ts';
import { boardAfter, type DraughtsMove, isCrowned, movesOf } from './draughts.moves.ts';

export type DraughtsAct =
  /** From where, then every square the piece comes to. */
  | { readonly kind: 'move'; readonly squares: readonly number[] }
  | { readonly kind: 'offer_draw' }
  | { readonly kind: 'accept_draw' }
  | { readonly kind: 'resign' };

export type DraughtsState = {
  readonly purse: Purse;
  readonly button: Seat;
  readonly black: Seat;
  readonly white: Seat;
  readonly board: Board;
  readonly toMove: Side;
  readonly counts: DrawCounts;
  /** Moves made by both. */
  readonly moves: number;
  /** Who offered a draw that was not answered yet. */
  readonly offeredBy: Side | null;
  /** The number of the move at which each side offered last. */
  readonly offeredAt: { readonly black: number | null; readonly white: number | null };
};

const seats = { least: 2, most: 2 } as const;
/** A side offers a draw at most once in so many moves of both. */
const movesBetweenOffers = 20;
/** A square is left twelve times at most: that many pieces there are to capture. */
const mostSquares = 13;
/** Acts of one match, by the count above; every move may come with an offer. */
export const mostActs = 2 * (23 + 190 + 1) * 50;

function isOver({ purse }: DraughtsState): boolean {
  return purse.pot === 0n;
}

function turnOf(state: DraughtsState): Seat | null {
  return isOver(state) ? null : state[state.toMove];
}

function mayOffer({ moves, offeredBy, offeredAt, toMove }: DraughtsState): boolean {
  const last = offeredAt[toMove];
  return offeredBy === null && (last === null || moves - last >= movesBetweenOffers);
}

/** Everything a seat may say now, moves first. */
function optionsOf(state: DraughtsState, seat: Seat | null): readonly DraughtsAct[] {
  if (isOver(state) || (seat !== state.black && seat !== state.white)) return [];
  const resign: DraughtsAct = { kind: 'resign' };
  if (turnOf(state) !== seat) return [resign];
  const moves = movesOf(state.board, state.toMove);
  const isOffered = state.offeredBy === otherSide(state.toMove);
  return [
    ...moves.map(({ squares }): DraughtsAct => ({ kind: 'move', squares })),
    ...(isOffered ? [{ kind: 'accept_draw' } as const] : []),
    ...(mayOffer(state) ? [{ kind: 'offer_draw' } as const] : []),
    resign,
  ];
}

function end(state: DraughtsState, winners: readonly Seat[], how: string): Step<DraughtsState> {
  const shares = winners.map((seat) => ({ seat, parts: 1n }));
  const purse = payPot(state.purse, shares);
  return {
    state: { ...state, purse, offeredBy: null },
    events: [{ ...endedEvent(how, purse), winners }],
  };
}

/** Both take half, the odd unit to black, who sits left of the button. */
function endDrawn(state: DraughtsState, how: string): Step<DraughtsState> {
  return end(state, [state.black, state.white], how);
}

function move(state: DraughtsState, made: DraughtsMove): Step<DraughtsState> {
  const { board: before, toMove: side } = state;
  const after = boardAfter(before, made);
  const next: DraughtsState = {
    ...state,
    board: after,
    toMove: otherSide(side),
    moves: state.moves + 1,
    // An offer stands until the other side has moved.
    offeredBy: state.offeredBy === side ? side : null,
    counts: countsAfter(state.counts, made, side, { before, after }),
  };
  const moved: SeatEvent = {
    kind: 'moved',
    seat: state[side],
    squares: made.squares,
    captured: made.captured,
    isCrowned: isCrowned(before, made),
  };
  const last = endOf(next);
  return last
    ? { state: last.state, events: [moved, ...last.events] }
    : { state: next, events: [moved] };
}

function endOf(state: DraughtsState): Step<DraughtsState> | null {
  if (movesOf(state.board, state.toMove).length === 0) {
    return end(state, [state[otherSide(state.toMove)]], 'no_move');
  }
  const drawn = drawnBy(state.counts);
  return drawn === null ? null : endDrawn(state, drawn);
}

function offerDraw(state: DraughtsState): Step<DraughtsState> {
  const { toMove, moves, offeredAt } = state;
  return {
    state: { ...state, offeredBy: toMove, offeredAt: { ...offeredAt, [toMove]: moves } },
    events: [{ kind: 'draw_offered', seat: state[toMove] }],
  };
}

function resign(state: DraughtsState, seat: Seat): Step<DraughtsState> {
  const winner = seat === state.black ? state.white : state.black;
  const { state: next, events } = end(state, [winner], 'resigned');
  return { state: next, events: [{ kind: 'resigned', seat }, ...events] };
}

function readAct(sent: unknown): DraughtsAct | null {
  const fields = fieldsOf(sent);
  const kind = fields?.['kind'];
  if (kind === 'offer_draw' || kind === 'accept_draw' || kind === 'resign') return { kind };
  const squares = fields?.['squares'];
  if (kind !== 'move' || !arePlaces(squares, squareCount, mostSquares)) return null;
  return { kind, squares: [...squares] };
}

export const draughts: SeatGame<MatchSettings, DraughtsState, DraughtsAct> = {
  code: 'draughts',
  version: 1,
  title: { en: 'Draughts', sw: 'Drafti' },
  seats,
  begin(settings, players, before, draw) {
    assertSeats(seats, players);
    const purse = layStakes(settings, players);
    const button = buttonOf(players, before, draw);
    const [black = 0, white = 0] = orderFrom(players, button);
    const state: DraughtsState = {
      purse,
      button,
      black,
      white,
      board: firstBoard,
      toMove: 'black',
      counts: firstCounts(firstBoard, 'black'),
      moves: 0,
      offeredBy: null,
      offeredAt: { black: null, white: null },
    };
    return { state, events: [{ kind: 'began', button, black, white, pot: purse.pot }] };
  },
  readAct,
  act(state, seat, act) {
    if (!optionsOf(state, seat).some((option) => isSameAct(option, act))) {
      return { refused: turnOf(state) === seat ? 'not_allowed' : 'not_your_turn' };
    }
    if (act.kind === 'resign') return resign(state, seat);
    if (act.kind === 'offer_draw') return offerDraw(state);
    if (act.kind === 'accept_draw') return endDrawn(state, 'agreed');
    const made = movesOf(state.board, state.toMove).find(({ squares }) =>
      isSameAct(squares, act.squares),
    );
    if (!made) throw new RangeError('An option is a move.');
    return move(state, made);
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
    const { purse, counts, offeredAt: _, ...shown } = state;
    const { stacks, pot, due, rake } = purse;
    return {
      ...shown,
      stacks,
      pot,
      due,
      rake,
      quiet: counts.quiet,
      chase: counts.chase,
      times: timesSeen(counts),
      turn: turnOf(state),
      options: optionsOf(state, seat),
    };
  },
  viewEvent: (event) => event,
};
