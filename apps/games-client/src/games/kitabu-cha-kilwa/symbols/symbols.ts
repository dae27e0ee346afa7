/** The drawings of the game's symbols by the key that game-rules gives them. */
import { book } from './book.ts';
import { dhow } from './dhow.ts';
import { ace, jack, king, queen, ten } from './letters.ts';
import { merchant } from './merchant.ts';
import { sultan } from './sultan.ts';

const drawings: Readonly<Record<string, string>> = {
  ten,
  jack,
  queen,
  king,
  ace,
  dhow,
  merchant,
  sultan,
  book,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
