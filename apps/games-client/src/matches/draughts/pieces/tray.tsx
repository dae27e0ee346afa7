import {
  type Board,
  countOf,
  otherSide,
  type Side,
} from '@bahati/game-rules/seat-games/draughts/draughts.board.ts';
import { useText } from '#frame/bets/use-text.ts';
import { Cap } from './cap.tsx';
import { words } from '#frame/matches/draughts/words.ts';

const allMen = 12;

type TrayProps = {
  /** Whose it is. */
  readonly side: Side;
  readonly name: string;
  readonly board: Board;
  readonly isNear: boolean;
};

/** What a side has captured, as caps in a row. */
export function Tray({ side, name, board, isNear }: TrayProps) {
  const say = useText();
  const other = otherSide(side);
  const { men, kings } = countOf(board, other);
  const count = allMen - men - kings;
  return (
    <div className="draughts-tray" data-is-near={isNear || undefined}>
      <span className="unseen">{say(words.taken, { name, count })}</span>
      <span className="draughts-tray-caps" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <Cap key={at} side={other} isKing={false} />
        ))}
      </span>
      {count > 0 && (
        <b className="tabular" aria-hidden="true">
          {count}
        </b>
      )}
    </div>
  );
}
