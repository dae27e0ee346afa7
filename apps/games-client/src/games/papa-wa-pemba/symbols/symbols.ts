/** The drawings of the game's symbols by the key that game-rules gives them. */
import { anchor } from './anchor.ts';
import { coral } from './coral.ts';
import { hammerhead } from './hammerhead.ts';
import { helmet } from './helmet.ts';
import { pearlShell } from './pearl-shell.ts';
import { ray } from './ray.ts';
import { tigerShark } from './tiger-shark.ts';
import { trident } from './trident.ts';
import { turtle } from './turtle.ts';

const drawings: Readonly<Record<string, string>> = {
  coral,
  anchor,
  turtle,
  helmet,
  ray,
  'tiger-shark': tigerShark,
  hammerhead,
  trident,
  'pearl-shell': pearlShell,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
