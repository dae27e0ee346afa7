import {
  isKing,
  type Side,
  sideOf,
} from '@bahati/game-rules/seat-games/draughts/draughts.board.ts';
import type { CSSProperties } from 'react';
import { Cap } from './cap.tsx';
import { placeOf } from '#frame/matches/draughts/places.ts';
import type { ShownMove } from '#frame/matches/draughts/use-shown-move.ts';

type PiecesProps = {
  readonly shown: ShownMove;
  readonly near: Side;
  readonly chosen: number | null;
};

/** All pieces, above the squares; presses go through to those. */
export function Pieces({ shown, near, chosen }: PiecesProps) {
  const { board, walk, last } = shown;
  const crowned = !walk && last?.isCrowned ? last.squares.at(-1) : null;
  const jumped = walk?.jumped.slice(0, walk.leg) ?? [];
  return [...board].map((letter, square) => {
    const side = sideOf(letter);
    if (side === null) return null;
    const isMover = walk !== null && walk.path[0] === square;
    const at = isMover ? (walk.path[walk.leg] ?? square) : square;
    const { row, column } = placeOf(at, near);
    return (
      <span
        // A square holds one piece at a time, so it stands for its piece.
        key={square}
        className="draughts-piece"
        data-piece={square}
        data-is-moving={isMover || undefined}
        data-is-capturing={(isMover && walk.jumped.length > 0) || undefined}
        data-is-chosen={chosen === square || undefined}
        data-is-jumped={jumped.includes(square) || undefined}
        data-is-leaving={(walk?.isClearing && walk.jumped.includes(square)) || undefined}
        data-is-crowned={crowned === square || undefined}
        style={{ '--row': row, '--column': column } as CSSProperties}
      >
        <Cap side={side} isKing={isKing(letter)} />
      </span>
    );
  });
}
