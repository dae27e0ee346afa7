/** The drawings of the game's symbols by the key that game-rules gives them. */
import { camel, oryx } from './animals.ts';
import { beads, comet, well } from './desert.ts';
import { amethyst, emerald, ruby, sapphire } from './gems.ts';

const drawings: Readonly<Record<string, string>> = {
  comet,
  camel,
  oryx,
  beads,
  well,
  ruby,
  emerald,
  amethyst,
  sapphire,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
