/** The drawings of the game's symbols by the key that game-rules gives them. */
import { calf } from './calf.ts';
import { chameleon } from './chameleon.ts';
import { egret } from './egret.ts';
import { fig } from './fig.ts';
import { giraffe } from './giraffe.ts';
import { matriarch } from './matriarch.ts';
import { pod } from './pod.ts';
import { weaver } from './weaver.ts';

const drawings: Readonly<Record<string, string>> = {
  pod,
  fig,
  weaver,
  chameleon,
  egret,
  giraffe,
  calf,
  matriarch,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
