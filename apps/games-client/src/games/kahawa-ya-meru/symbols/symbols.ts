/** The drawings of the game's symbols by the key that game-rules gives them. */
import { cherries, ginger, honey, sack } from './harvest.ts';
import { beans, cup, label, roaster } from './kitchen.ts';

const drawings: Readonly<Record<string, string>> = {
  label,
  roaster,
  sack,
  cup,
  honey,
  ginger,
  beans,
  cherries,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
