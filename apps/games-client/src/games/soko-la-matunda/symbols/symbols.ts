/** The drawings of the game's symbols by the key that game-rules gives them. */
import { banana } from './banana.ts';
import { basket } from './basket.ts';
import { jackfruit } from './jackfruit.ts';
import { lime } from './lime.ts';
import { mango } from './mango.ts';
import { orange } from './orange.ts';
import { papaya } from './papaya.ts';
import { parasol } from './parasol.ts';
import { pineapple } from './pineapple.ts';

const drawings: Readonly<Record<string, string>> = {
  banana,
  lime,
  orange,
  papaya,
  pineapple,
  mango,
  jackfruit,
  basket,
  parasol,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
