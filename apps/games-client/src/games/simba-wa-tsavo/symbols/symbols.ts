/** The drawings of the game's symbols by the key that game-rules gives them. */
import { acacia } from './acacia.ts';
import { buffalo } from './buffalo.ts';
import { grass } from './grass.ts';
import { lion } from './lion.ts';
import { mane } from './mane.ts';
import { moon } from './moon.ts';
import { shield } from './shield.ts';
import { spear } from './spear.ts';
import { zebra } from './zebra.ts';

const drawings: Readonly<Record<string, string>> = {
  grass,
  acacia,
  spear,
  shield,
  zebra,
  buffalo,
  lion,
  mane,
  moon,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
