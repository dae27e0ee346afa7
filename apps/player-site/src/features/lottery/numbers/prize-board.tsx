/** The whole board of a draw with prizes, laid out as its country prints it. */
import type { BoardProps } from './board-order.ts';
import { FourDBoard } from './four-d-board.tsx';
import { ThaiBoard } from './thai-board.tsx';
import { VietnamBoard } from './vietnam-board.tsx';
import './prize-board.css';

export function PrizeBoard(props: BoardProps) {
  return (
    <div className="prize-board-frame">
      <Board {...props} />
    </div>
  );
}

function Board(props: BoardProps) {
  if (props.family === 'thai-glo') return <ThaiBoard {...props} />;
  if (props.family.startsWith('vn-')) return <VietnamBoard {...props} />;
  return <FourDBoard {...props} />;
}
