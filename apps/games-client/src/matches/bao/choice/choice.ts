/** How a move is chosen: a pit, a way, and whether a house on the way is sown. Pure. */
import { firstCapture } from '@bahati/game-rules/seat-games/bao/bao.moves.ts';
import { facing } from '@bahati/game-rules/seat-games/bao/bao.board.ts';
import { type Way, wayOf } from '#frame/matches/bao/places.ts';
import {
  type BaoBoard,
  type BaoMove,
  isNamua,
  otherSide,
  type SideOf,
} from '#frame/matches/bao/seen-bao.ts';

export const pitsOf = (moves: readonly BaoMove[]): readonly number[] => [
  ...new Set(moves.map(({ pit }) => pit)),
];

/** The ways a pit may be sown, for the player whose rows are near. */
export function waysOf(moves: readonly BaoMove[], pit: number): readonly Way[] {
  const own = moves.filter((move) => move.pit === pit);
  const found = new Set(own.map(({ direction }) => wayOf(pit, direction, true)));
  return (['left', 'right'] as const).filter((way) => found.has(way));
}

/** One move, or two where it may stop in the house or go on: the stopping one first. */
export function movesAlong(moves: readonly BaoMove[], pit: number, way: Way): readonly BaoMove[] {
  return moves
    .filter((move) => move.pit === pit && wayOf(pit, move.direction, true) === way)
    .toSorted((one, other) => Number(one.safari) - Number(other.safari));
}

/** The other's pit a capturing move takes first. */
export function firstTarget(board: BaoBoard, mover: SideOf, move: BaoMove): number | null {
  const [own, other] = [board[mover], board[otherSide(mover)]];
  return isNamua(own) ? facing(move.pit) : firstCapture(own, other, move);
}
