import type { Side } from '@bahati/game-rules/seat-games/draughts/draughts.board.ts';
import { boxStyle } from '#frame/chips/boxes.ts';
import { boxOf } from '#frame/matches/draughts/places.ts';
import type { ShownMove } from '#frame/matches/draughts/use-shown-move.ts';

/** Where the last move went over, under the pieces. */
export function LastMarks({ shown, near }: { shown: ShownMove; near: Side }) {
  const { last } = shown;
  if (!last) return null;
  return [...new Set(last.squares)].map((square) => (
    <span
      key={square}
      className="draughts-last"
      data-is-end={square === last.squares.at(-1) || undefined}
      style={boxStyle(boxOf(square, near))}
    />
  ));
}
