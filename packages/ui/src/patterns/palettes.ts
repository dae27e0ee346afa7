/** Colours of cloth and of game art. A game's theme is chosen by its node id. */
import { hashSeed } from './seeded.ts';

export type Palette = {
  /** The darkest: outlines, letters' shadows, the deepest ground. */
  ink: string;
  /** The field of the cloth and its darker fold. */
  ground: string;
  deep: string;
  /** The leading motif, the answering one, and the pale one for dots and letters. */
  main: string;
  accent: string;
  pale: string;
};

/** Indigo cloth and brass: the operator's own. */
export const brandPalette: Palette = {
  ink: '#0b1020',
  ground: '#1b2760',
  deep: '#121a42',
  main: '#e2b04a',
  accent: '#ff6b4a',
  pale: '#f3efe4',
};

export const gamePalettes = [
  {
    ink: '#080d24',
    ground: '#24348a',
    deep: '#141d57',
    main: '#f0bc4f',
    accent: '#ff6b4a',
    pale: '#fbf0d2',
  },
  {
    ink: '#27060f',
    ground: '#c5362c',
    deep: '#861a24',
    main: '#ffc65a',
    accent: '#1f8f88',
    pale: '#fff0da',
  },
  {
    ink: '#03211f',
    ground: '#0f8478',
    deep: '#065049',
    main: '#ffd072',
    accent: '#ff7a52',
    pale: '#eafaf0',
  },
  {
    ink: '#26051d',
    ground: '#b3246b',
    deep: '#700f49',
    main: '#ffbd58',
    accent: '#37c2b0',
    pale: '#ffeaf0',
  },
  {
    ink: '#2c1004',
    ground: '#e0851c',
    deep: '#a64a0a',
    main: '#fff0c4',
    accent: '#8c1c3c',
    pale: '#fff7e2',
  },
  {
    ink: '#07190e',
    ground: '#2f7440',
    deep: '#184426',
    main: '#f3c44f',
    accent: '#ec5a3f',
    pale: '#f3f6da',
  },
] as const satisfies readonly Palette[];

/** The theme of a game: digits count up through the six, other ids are hashed into them. */
export function paletteForNode(nodeId: string | number): Palette {
  const text = String(nodeId);
  const at = /^\d{1,15}$/.test(text) ? Number(text) : hashSeed(text);
  return gamePalettes[at % gamePalettes.length] ?? gamePalettes[0];
}
