/**
 * Bao la Kiswahili, the full game with both stages (namua and mtaji), ends (kichwa), outer pits
 * (kimbi), the house (nyumba), moves without capture (takata) and blocked pits (kutakatia), by the
 * rules of K.I.B.A. (https://kibao.org/kanuni.php, after A. de Voogt, Limits of the Mind, 1995, and
 * the Dar es Salaam Regional Traditional Games Association), told also in
 * http://abstractstrategygames.blogspot.com/2011/01/bao-sum-up-of-rules.html and, by R. Gering, in
 * https://mancala.fandom.com/wiki/Bao_la_Kiswahili. Who empties the other's front row, or leaves him
 * no move, wins.
 *
 * Where these differ: in both stages a capturing move may stop in the house or go on; without a
 * house of six seeds the seed from the store goes on a pit with two or more while there is one (as
 * Gering has it); a block holds for one move, and obliges its maker to nothing. A move that is not
 * over after 500 sowings is none. The house's own, so that every match ends: after `mostMoves` moves
 * whoever has more seeds on his side wins, and equal ones share.
 */
import {
  endedEvent,
  layStakes,
  type MatchSettings,
  type Purse,
  payPot,
  resultOf,
} from '@bahati/game-rules/seat-games/match/purse.ts';
import { assertSeats, buttonOf, orderFrom } from '@bahati/game-rules/seat-games/match/seats.ts';
import { fieldsOf, isPlace, isSameAct } from '@bahati/game-rules/seat-games/match/sent.ts';
import type { Seat, SeatGame, Step } from '@bahati/game-rules/seat-games/seat-game.ts';
import { type BaoBoard, firstBaoBoard, frontPits, pitCount, seedsOf } from './bao.board.ts';
import { blockedAfter, choiceOf } from './bao.moves.ts';
import { type BaoMove, makeMove } from './bao.sow.ts';

export type BaoAct = ({ readonly kind: 'sow' } & BaoMove) | { readonly kind: 'resign' };

export type BaoState = {
  readonly purse: Purse;
  readonly button: Seat;
  /** In the order of the board's sides; the first is left of the button and begins. */
  readonly seats: readonly [Seat, Seat];
  readonly board: BaoBoard;
  readonly mover: 0 | 1;
  /** A pit of the mover from which he may not begin. */
  readonly blocked: number | null;
  /** Captured with the last move and not sown any more. */
  readonly inHand: number;
  /** Made by both. */
  readonly moves: number;
};

const seats = { least: 2, most: 2 } as const;
/** The 44 of the stores, and what comes after. */
export const mostMoves = 300;

const otherOf = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);

function turnOf({ purse, seats: sat, mover }: BaoState): Seat | null {
  return purse.pot === 0n ? null : sat[mover];
}

/** Everything a seat may say now, moves first. */
function optionsOf(state: BaoState, seat: Seat | null): readonly BaoAct[] {
  const { purse, seats: sat, board, mover, blocked } = state;
  if (purse.pot === 0n || (seat !== sat[0] && seat !== sat[1])) return [];
  const resign: BaoAct = { kind: 'resign' };
  if (turnOf(state) !== seat) return [resign];
  const { moves } = choiceOf(board, mover, blocked);
  return [...moves.map((move): BaoAct => ({ kind: 'sow', ...move })), resign];
}

function end(
  { state, events }: Step<BaoState>,
  winners: readonly (0 | 1)[],
  how: string,
): Step<BaoState> {
  const won = winners.map((side) => state.seats[side]);
  const purse = payPot(
    state.purse,
    won.map((seat) => ({ seat, parts: 1n })),
  );
  return {
    state: { ...state, purse, blocked: null },
    events: [...events, { ...endedEvent(how, purse), winners: won }],
  };
}

/** Who has won by a move just made, and how; null: the match goes on. */
function endOf(state: BaoState): { winners: readonly (0 | 1)[]; how: string } | null {
  const { board, mover, blocked, moves } = state;
  const last = otherOf(mover);
  if (frontPits(board[mover]).length === 0) return { winners: [last], how: 'front_emptied' };
  if (frontPits(board[last]).length === 0) return { winners: [mover], how: 'front_emptied' };
  if (choiceOf(board, mover, blocked).moves.length === 0)
    return { winners: [last], how: 'no_move' };
  if (moves < mostMoves) return null;
  const [first, second] = [seedsOf(board[0]), seedsOf(board[1])];
  if (first === second) return { winners: [0, 1], how: 'moves' };
  return { winners: [first > second ? 0 : 1], how: 'moves' };
}

function sow(state: BaoState, move: BaoMove): Step<BaoState> {
  const { mover, seats: sat } = state;
  const { captures } = choiceOf(state.board, mover, state.blocked);
  const { board, laps, inHand } = makeMove(state.board, mover, move, captures, state.blocked);
  const next: BaoState = {
    ...state,
    board,
    mover: otherOf(mover),
    blocked: captures ? null : blockedAfter(board, mover),
    inHand,
    moves: state.moves + 1,
  };
  const { pit, direction, safari } = move;
  const seat = sat[mover];
  const sown = { kind: 'sown', seat, pit, direction, safari, captures, laps };
  const step: Step<BaoState> = { state: next, events: [sown] };
  const over = endOf(next);
  return over ? end(step, over.winners, over.how) : step;
}

export const bao: SeatGame<MatchSettings, BaoState, BaoAct> = {
  code: 'bao',
  version: 1,
  title: { en: 'Bao', sw: 'Bao la Kiswahili' },
  seats,
  begin(settings, players, before, draw) {
    assertSeats(seats, players);
    const purse = layStakes(settings, players);
    const button = buttonOf(players, before, draw);
    const [first = 0, second = 0] = orderFrom(players, button);
    const state: BaoState = {
      purse,
      button,
      seats: [first, second],
      board: firstBaoBoard,
      mover: 0,
      blocked: null,
      inHand: 0,
      moves: 0,
    };
    return { state, events: [{ kind: 'began', button, seats: state.seats, pot: purse.pot }] };
  },
  readAct(sent) {
    const fields = fieldsOf(sent);
    if (fields?.['kind'] === 'resign') return { kind: 'resign' };
    const { kind, pit, direction, safari = false } = fields ?? {};
    if (kind !== 'sow' || !isPlace(pit, pitCount) || typeof safari !== 'boolean') return null;
    return direction === 1 || direction === -1 ? { kind, pit, direction, safari } : null;
  },
  act(state, seat, act) {
    if (!optionsOf(state, seat).some((option) => isSameAct(option, act))) {
      return { refused: turnOf(state) === seat ? 'not_allowed' : 'not_your_turn' };
    }
    if (act.kind === 'sow') return sow(state, act);
    const winner = seat === state.seats[0] ? 1 : 0;
    return end({ state, events: [{ kind: 'resigned', seat }] }, [winner], 'resigned');
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
    const { purse, button, seats: sat, board, blocked, inHand, moves } = state;
    const { stacks, pot, due, rake } = purse;
    return {
      stacks,
      pot,
      due,
      rake,
      button,
      seats: sat,
      board,
      blocked,
      inHand,
      movesLeft: mostMoves - moves,
      turn: turnOf(state),
      options: optionsOf(state, seat),
    };
  },
  viewEvent: (event) => event,
};
