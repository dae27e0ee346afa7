/** The drawings of the game's symbols by the key that game-rules gives them. */
import { chillies, flame, grill } from './fire.ts';
import { lime, onion } from './garden.ts';
import { chutney, pickle, samosa } from './plate.ts';

const drawings: Readonly<Record<string, string>> = {
  flame,
  chillies,
  grill,
  pickle,
  samosa,
  chutney,
  onion,
  lime,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
