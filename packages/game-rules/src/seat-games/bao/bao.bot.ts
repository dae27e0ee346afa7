/** How the house's bot plays Bao: each of its moves with the best answer to it. */
import { bestOf } from '@bahati/game-rules/seat-games/bots/best-of.ts';
import type { Chance } from '@bahati/game-rules/seat-games/bots/quick-chance.ts';
import type { Seat } from '@bahati/game-rules/seat-games/seat-game.ts';
import { type BaoBoard, frontPits, seedsOf } from './bao.board.ts';
import { blockedAfter, choiceOf } from './bao.moves.ts';
import type { BaoAct } from './bao.rules.ts';
import { type BaoMove, makeMove } from './bao.sow.ts';

export type BaoTable = {
  readonly seats: readonly [Seat, Seat];
  readonly board: BaoBoard;
  readonly blocked: number | null;
  readonly turn: Seat | null;
  readonly options: readonly BaoAct[];
};

const worth = { won: 1_000, front: 0.5 };

type Position = { board: BaoBoard; mover: 0 | 1; blocked: number | null };

const otherOf = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);

function after({ board, mover, blocked }: Position, move: BaoMove, captures: boolean): Position {
  const { board: sown } = makeMove(board, mover, move, captures, blocked);
  const next = captures ? null : blockedAfter(sown, mover);
  return { board: sown, mover: otherOf(mover), blocked: next };
}

/** What a board is worth to a side. */
function balanceOf(board: BaoBoard, side: 0 | 1): number {
  const [own, other] = [board[side], board[otherOf(side)]];
  if (frontPits(own).length === 0) return -worth.won;
  if (frontPits(other).length === 0) return worth.won;
  const fronts = frontPits(own).length - frontPits(other).length;
  return seedsOf(own) - seedsOf(other) + fronts * worth.front;
}

/** What a position is worth to whoever moved last, once it is answered as well as it can be. */
function worthAnswered(position: Position): number {
  const last = otherOf(position.mover);
  const now = balanceOf(position.board, last);
  if (Math.abs(now) >= worth.won) return now;
  const { captures, moves } = choiceOf(position.board, position.mover, position.blocked);
  if (moves.length === 0) return worth.won;
  return Math.min(...moves.map((move) => balanceOf(after(position, move, captures).board, last)));
}

export function baoBot(view: BaoTable, chance: Chance): BaoAct {
  const { seats, board, blocked, turn, options } = view;
  const mover = turn === seats[0] ? 0 : 1;
  const { captures } = choiceOf(board, mover, blocked);
  const moves = options.filter((act) => act.kind === 'sow');
  const best = bestOf(moves, (move) => {
    const answered = worthAnswered(after({ board, mover, blocked }, move, captures));
    // Equal ones are chosen among by chance.
    return answered + chance(100) / 1_000;
  });
  if (!best) throw new RangeError('A bot is asked at its turn.');
  return best;
}
