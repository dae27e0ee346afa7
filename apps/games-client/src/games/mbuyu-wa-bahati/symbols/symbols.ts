/** The drawings of the game's symbols by the key that game-rules gives them. */
import { baobab } from './baobab.ts';
import { beads } from './beads.ts';
import { calabash } from './calabash.ts';
import { drums } from './drums.ts';
import { flower } from './flower.ts';
import { fruit } from './fruit.ts';
import { honey } from './honey.ts';
import { spirit } from './spirit.ts';
import { weaver } from './weaver.ts';

const drawings: Readonly<Record<string, string>> = {
  flower,
  beads,
  fruit,
  drums,
  calabash,
  weaver,
  honey,
  baobab,
  spirit,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
