/** The drawings of the game's symbols by the key that game-rules gives them. */
import { chapati, coins, disco, phone, spray } from './pocket.ts';
import { cap, lights, matatu, speaker } from './street.ts';

const drawings: Readonly<Record<string, string>> = {
  spray,
  disco,
  matatu,
  speaker,
  cap,
  phone,
  lights,
  coins,
  chapati,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
