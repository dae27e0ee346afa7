/** The drawings of the game's symbols by the key that game-rules gives them. */
import { crewCrab, crewFish, crewStar, crewSun } from './crews.ts';
import { helmsman, wave } from './people.ts';
import { buoy, conch, flag, trophy } from './prizes.ts';

const drawings: Readonly<Record<string, string>> = {
  wave,
  conch,
  trophy,
  helmsman,
  'crew-sun': crewSun,
  'crew-fish': crewFish,
  'crew-star': crewStar,
  'crew-crab': crewCrab,
  flag,
  buoy,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
