import type { Side } from '@bahati/game-rules/seat-games/draughts/draughts.board.ts';
import type { Path } from '#frame/matches/draughts/choice/path.ts';
import { placeOf, rowCount } from '#frame/matches/draughts/places.ts';

type LinesProps = {
  readonly near: Side;
  /** What has been chosen so far. */
  readonly path: Path;
  /** The ways it may still go, each from the start. */
  readonly ways: readonly Path[];
};

/** The way of a capture over the board: what is chosen, and what may follow. */
export function WayLines({ near, path, ways }: LinesProps) {
  const lineOf = (squares: Path) =>
    squares
      .map((square) => {
        const { row, column } = placeOf(square, near);
        return `${column + 0.5},${row + 0.5}`;
      })
      .join(' ');
  return (
    <svg className="draughts-ways" viewBox={`0 0 ${rowCount} ${rowCount}`} aria-hidden="true">
      {ways.map((way) => (
        <polyline key={way.join()} className="draughts-way" points={lineOf(way)} />
      ))}
      {path.length > 1 && <polyline className="draughts-path" points={lineOf(path)} />}
    </svg>
  );
}
