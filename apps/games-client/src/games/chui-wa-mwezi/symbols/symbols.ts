/** The drawings of the game's symbols by the key that game-rules gives them. */
import { beetle } from './beetle.ts';
import { bushbuck } from './bushbuck.ts';
import { eyes } from './eyes.ts';
import { fern } from './fern.ts';
import { genet } from './genet.ts';
import { leopard } from './leopard.ts';
import { moon } from './moon.ts';
import { moonflower } from './moonflower.ts';
import { mushroom } from './mushroom.ts';
import { owl } from './owl.ts';

const drawings: Readonly<Record<string, string>> = {
  beetle,
  mushroom,
  fern,
  moonflower,
  genet,
  owl,
  bushbuck,
  leopard,
  eyes,
  moon,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
