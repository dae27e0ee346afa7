/** The drawings of the game's symbols by the key that game-rules gives them. */
import { cloves } from './clove.ts';
import { coconut } from './coconut.ts';
import { coffeePot } from './coffee-pot.ts';
import { dhow } from './dhow.ts';
import { door } from './door.ts';
import { drum } from './drum.ts';
import { lantern } from './lantern.ts';
import { mango } from './mango.ts';
import { octopus } from './octopus.ts';
import { spicedTea } from './tea.ts';

const drawings: Readonly<Record<string, string>> = {
  lantern,
  dhow,
  door,
  'coffee-pot': coffeePot,
  drum,
  octopus,
  coconut,
  mango,
  clove: cloves,
  tea: spicedTea,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
