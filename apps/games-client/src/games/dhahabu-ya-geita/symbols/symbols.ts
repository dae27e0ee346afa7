/** The drawings of the game's symbols by the key that game-rules gives them. */
import { cart } from './cart.ts';
import { coin } from './coin.ts';
import { crown } from './crown.ts';
import { lamp } from './lamp.ts';
import { mask } from './mask.ts';
import { miner } from './miner.ts';
import { nugget } from './nugget.ts';
import { pickAxe } from './pick-axe.ts';
import { ring } from './ring.ts';

const drawings: Readonly<Record<string, string>> = {
  'pick-axe': pickAxe,
  lamp,
  cart,
  nugget,
  ring,
  mask,
  crown,
  miner,
  coin,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
