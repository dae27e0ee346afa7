/** The drawings of the game's symbols by the key that game-rules gives them. */
import { bolt } from './bolt.ts';
import { chameleon } from './chameleon.ts';
import { colobus } from './colobus.ts';
import { drum } from './drum.ts';
import { eagle } from './eagle.ts';
import { groundsel } from './groundsel.ts';
import { ice } from './ice.ts';
import { lobelia } from './lobelia.ts';
import { protea } from './protea.ts';

const drawings: Readonly<Record<string, string>> = {
  ice,
  lobelia,
  protea,
  groundsel,
  chameleon,
  colobus,
  eagle,
  bolt,
  drum,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
