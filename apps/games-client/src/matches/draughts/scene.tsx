import { firstBoard } from '@bahati/game-rules/seat-games/draughts/draughts.board.ts';
import { Pieces } from '#frame/matches/draughts/pieces/pieces.tsx';
import { Wood } from '#frame/matches/draughts/pieces/wood.tsx';
import './draughts.css';
import '#frame/matches/draughts/pieces/pieces.css';
import './scene.css';

/** A few moves into a match, with a king on each side. */
const board = `${firstBoard.slice(0, 9)}.b.b.${firstBoard[0]?.toUpperCase()}w..b.W.www.wwwww`.slice(
  0,
  32,
);

/** A board in the light of a lantern: decoration. */
export function DraughtsScene() {
  return (
    <span className="draughts-scene" aria-hidden="true">
      <span className="draughts-frame">
        <span className="draughts-field">
          <Wood near="white" />
          <Pieces shown={{ board, walk: null, last: null }} near="white" chosen={null} />
        </span>
      </span>
    </span>
  );
}
