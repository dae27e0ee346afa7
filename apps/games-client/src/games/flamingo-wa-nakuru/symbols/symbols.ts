/** The drawings of the game's symbols by the key that game-rules gives them. */
import { crystal } from './crystal.ts';
import { drop } from './drop.ts';
import { eagle } from './eagle.ts';
import { feather } from './feather.ts';
import { flamingo } from './flamingo.ts';
import { lily } from './lily.ts';
import { pelican } from './pelican.ts';
import { reed } from './reed.ts';
import { sun } from './sun.ts';

const drawings: Readonly<Record<string, string>> = {
  feather,
  reed,
  drop,
  crystal,
  lily,
  pelican,
  eagle,
  flamingo,
  sun,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
