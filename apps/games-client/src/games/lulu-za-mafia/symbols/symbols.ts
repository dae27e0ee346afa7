/** The drawings of the game's symbols by the key that game-rules gives them. */
import { casket } from './casket.ts';
import { conch } from './conch.ts';
import { diver } from './diver.ts';
import { fanCoral } from './fan-coral.ts';
import { blackPearl, pinkPearl, whitePearl } from './pearl.ts';
import { scallop } from './scallop.ts';
import { seahorse } from './seahorse.ts';
import { starfish } from './starfish.ts';

const drawings: Readonly<Record<string, string>> = {
  'fan-coral': fanCoral,
  starfish,
  scallop,
  conch,
  seahorse,
  'white-pearl': whitePearl,
  'pink-pearl': pinkPearl,
  'black-pearl': blackPearl,
  diver,
  casket,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
