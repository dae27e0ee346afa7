/** The drawings of the game's symbols by the key that game-rules gives them. */
import { cannon } from './cannon.ts';
import { crown } from './crown.ts';
import { amethyst, emerald, ruby, sapphire } from './jewels.ts';
import { palace, tower } from './palace.ts';
import { peacock, pearls } from './treasures.ts';

const drawings: Readonly<Record<string, string>> = {
  crown,
  tower,
  palace,
  peacock,
  cannon,
  pearls,
  ruby,
  sapphire,
  emerald,
  amethyst,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
