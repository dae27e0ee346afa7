/** Words and figures painted as gold letters, for the places where the stage itself speaks. */
import type { Texture } from 'pixi.js';
import { paintTexture } from '#frame/stage/textures.ts';

export type LetterStyle = {
  readonly sizePx: number;
  /** Colours of the face from top to bottom. */
  readonly face: readonly string[];
  readonly edge: string;
  /** How far the letters stand out of their ground, as a share of their size. */
  readonly depth: number;
  readonly weight?: number;
};

export const gold: LetterStyle = {
  sizePx: 40,
  face: ['#fff8dc', '#ffd873', '#e59a2b', '#fff0b0', '#c97a1c'],
  edge: '#2a1008',
  depth: 0.07,
};

export const silver: LetterStyle = {
  sizePx: 40,
  face: ['#ffffff', '#e4f6ff', '#9ed3ea', '#f2fcff', '#7fb4d6'],
  edge: '#0b1c3c',
  depth: 0.06,
};

const face = '"Bricolage Variable"';
const family = `${face}, "Bricolage Fallback", sans-serif`;

/** The display face must have arrived before letters are painted with it. */
export async function loadLetters(): Promise<void> {
  await document.fonts.load(`800 40px ${face}`).catch(() => []);
}

const measure = document.createElement('canvas').getContext('2d');

export function letterWidth(text: string, style: LetterStyle): number {
  if (!measure) return text.length * style.sizePx * 0.6;
  measure.font = fontOf(style);
  return measure.measureText(text).width;
}

function fontOf(style: LetterStyle): string {
  return `${style.weight ?? 800} ${style.sizePx}px ${family}`;
}

/** Paints one line; the texture leaves room around the letters for edge and shadow. */
export function paintLetters(text: string, style: LetterStyle): Texture {
  const { sizePx } = style;
  const pad = sizePx * 0.28;
  const width = letterWidth(text, style) + pad * 2;
  const height = sizePx * 1.2 + pad * 2;
  return paintTexture(width, height, (context) => {
    context.font = fontOf(style);
    context.textBaseline = 'alphabetic';
    context.lineJoin = 'round';
    const baseline = pad + sizePx * 0.92;
    const depth = sizePx * style.depth;
    context.shadowColor = 'rgb(0 0 0 / 0.55)';
    context.shadowBlur = sizePx * 0.2;
    context.shadowOffsetY = depth * 2;
    context.strokeStyle = style.edge;
    context.lineWidth = sizePx * 0.2;
    context.strokeText(text, pad, baseline + depth);
    context.shadowColor = 'transparent';
    for (let rise = depth; rise > 0; rise -= 0.6) {
      context.fillStyle = '#7a3d10';
      context.fillText(text, pad, baseline + rise);
    }
    context.strokeStyle = style.edge;
    context.lineWidth = sizePx * 0.07;
    context.strokeText(text, pad, baseline);
    const face = context.createLinearGradient(0, baseline - sizePx * 0.76, 0, baseline + 2);
    for (const [index, colour] of style.face.entries()) {
      face.addColorStop(index / (style.face.length - 1), colour);
    }
    context.fillStyle = face;
    context.fillText(text, pad, baseline);
  });
}
