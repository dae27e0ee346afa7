/** The drawings of the game's symbols by the key that game-rules gives them. */
import { beads } from './beads.ts';
import { coins } from './coins.ts';
import { fig } from './fig.ts';
import { gem } from './gem.ts';
import { key } from './key.ts';
import { lantern } from './lantern.ts';
import { porcelain } from './porcelain.ts';
import { sengi } from './sengi.ts';
import { tomb } from './tomb.ts';

const drawings: Readonly<Record<string, string>> = {
  gem,
  key,
  sengi,
  tomb,
  fig,
  porcelain,
  lantern,
  coins,
  beads,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(name: string): string {
  const drawing = drawings[name];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${name}.`);
  return drawing;
}
