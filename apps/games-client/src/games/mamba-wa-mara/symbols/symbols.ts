/** The drawings of the game's symbols by the key that game-rules gives them. */
import { crocodile } from './crocodile.ts';
import { fishEagle } from './fish-eagle.ts';
import { hippo } from './hippo.ts';
import { reed } from './reed.ts';
import { riverStone } from './river-stone.ts';
import { scale } from './scale.ts';
import { waterLily } from './water-lily.ts';
import { wildebeest } from './wildebeest.ts';
import { zebra } from './zebra.ts';

const drawings: Readonly<Record<string, string>> = {
  reed,
  'river-stone': riverStone,
  'water-lily': waterLily,
  zebra,
  'fish-eagle': fishEagle,
  wildebeest,
  hippo,
  crocodile,
  scale,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
