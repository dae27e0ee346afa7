/** The whole board of a draw with prizes, laid out as its country prints it. */
import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import type { PrizeNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { FourDBoard } from './four-d-board.tsx';
import { ThaiBoard } from './thai-board.tsx';
import { VietnamBoard } from './vietnam-board.tsx';
import './prize-board.css';

export type BoardProps = {
  family: Family;
  numbers: PrizeNumbers;
  /** So many numbers are shown, the first drawn first; absent: all. */
  shown?: number | undefined;
  /** Prizes that paid something, to be marked. */
  marked?: readonly string[] | undefined;
};

export function PrizeBoard(props: BoardProps) {
  if (props.family === 'thai-glo') return <ThaiBoard {...props} />;
  if (props.family.startsWith('vn-')) return <VietnamBoard {...props} />;
  return <FourDBoard {...props} />;
}
