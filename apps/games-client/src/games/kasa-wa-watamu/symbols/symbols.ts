/** The drawings of the game's symbols by the key that game-rules gives them. */
import { crab } from './crab.ts';
import { eggs } from './eggs.ts';
import { hatchling } from './hatchling.ts';
import { heron } from './heron.ts';
import { jellyfish } from './jellyfish.ts';
import { seaweed } from './seaweed.ts';
import { shell } from './shell.ts';
import { starfish } from './starfish.ts';
import { turtle } from './turtle.ts';

const drawings: Readonly<Record<string, string>> = {
  seaweed,
  shell,
  starfish,
  jellyfish,
  crab,
  heron,
  hatchling,
  turtle,
  eggs,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
