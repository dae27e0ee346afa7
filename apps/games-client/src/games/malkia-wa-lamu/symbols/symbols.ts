/** The drawings of the game's symbols by the key that game-rules gives them. */
import { burner, fan, sandals } from './household.ts';
import { queen } from './queen.ts';
import { scroll } from './scroll.ts';
import { donkey, door } from './street.ts';
import { silver, siwa } from './treasures.ts';

const drawings: Readonly<Record<string, string>> = {
  scroll,
  queen,
  siwa,
  silver,
  donkey,
  door,
  burner,
  fan,
  sandals,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
