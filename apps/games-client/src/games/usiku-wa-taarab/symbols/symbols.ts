/** The drawings of the game's symbols by the key that game-rules gives them. */
import { accordion } from './accordion.ts';
import { jasmine, rosewater } from './scents.ts';
import { singer } from './singer.ts';
import { microphone, poster } from './stage-things.ts';
import { oud, qanun, violin } from './strings.ts';

const drawings: Readonly<Record<string, string>> = {
  microphone,
  poster,
  singer,
  qanun,
  oud,
  violin,
  accordion,
  jasmine,
  rosewater,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
