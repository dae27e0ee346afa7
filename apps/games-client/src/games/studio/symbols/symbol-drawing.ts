/** A studio symbol as an SVG document of 200 × 200, in the colours of its game. */
import { createBrush } from '@bahati/ui/game-art/brush.ts';
import { tight } from '@bahati/ui/game-art/shapes.ts';
import type { Palette } from '@bahati/ui/patterns/palettes.ts';
import { figureOf } from '#frame/games/studio/figures/figures.ts';
import clove from '@bahati/ui/game-art/subjects/spice-market/karafuu.svg?raw';
import coconut from '#frame/games/taa-za-pwani/symbols/coconut.svg?raw';
import door from '@bahati/ui/game-art/subjects/palace/lango.svg?raw';
import mango from '#frame/games/taa-za-pwani/symbols/mango.svg?raw';
import octopus from '#frame/games/taa-za-pwani/symbols/octopus.svg?raw';
import tea from '@bahati/ui/game-art/subjects/coffee-house/chai.svg?raw';
import { bookMedal, goldCoin, scatterMedal, wildMedal } from './medals.ts';
import { signOf } from './motifs.ts';
import { tokens } from './tokens.ts';

/** Painted for the flagship, as whole documents; they look well beside the others. */
const painted: Readonly<Record<string, string>> = { clove, coconut, door, mango, octopus, tea };

export function symbolDrawing(key: string, palette: Palette): string {
  const whole = Object.hasOwn(painted, key) ? painted[key] : undefined;
  if (whole !== undefined) return whole;
  const brush = createBrush('y', palette);
  return framed(brush, bodyOf(key, brush));
}

/** A figure by itself, for the scene: as the symbols show it, whatever its part in a game. */
export function figureDrawing(key: string, palette: Palette): string {
  const brush = createBrush('p', palette);
  const draw = figureOf(key);
  if (!draw) throw new Error(`No drawing for the figure ${key}.`);
  return framed(brush, draw(brush));
}

function framed(brush: Brush, body: string): string {
  return tight(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-128 -128 256
      256" width="200" height="200">` +
      `${brush.defs()}${outline}<g filter="url(#outline)">${body}</g></svg>`,
  );
}

type Brush = ReturnType<typeof createBrush>;

function bodyOf(key: string, brush: Brush): string {
  const figure = figureOf(key);
  if (figure) return figure(brush);
  const [kind, name] = splitOnce(key);
  const token = Object.hasOwn(tokens, kind) ? tokens[kind] : undefined;
  const sign = signOf(name);
  if (token && sign) return token(brush, sign);
  const borne = figureOf(name);
  const medal = Object.hasOwn(medals, kind) ? medals[kind] : undefined;
  if (borne && medal) return medal(brush, borne(brush));
  throw new Error(`No drawing for the symbol ${key}.`);
}

const medals: Readonly<Record<string, typeof wildMedal>> = {
  wild: wildMedal,
  scatter: scatterMedal,
  book: bookMedal,
  gold: goldCoin,
};

function splitOnce(key: string): [string, string] {
  const at = key.indexOf('-');
  return [key.slice(0, at), key.slice(at + 1)];
}

/**
 * A dark edge round whatever is solid keeps a figure readable on any cloth; soft shadows and light
 * are left without one.
 */
const outline =
  `<filter id="outline" x="-6%" y="-6%" width="112%" height="112%">` +
  `<feComponentTransfer in="SourceAlpha" result="solid"><feFuncA
    type="linear" slope="4" intercept="-2.6"/>` +
  `</feComponentTransfer><feMorphology in="solid" operator="dilate" radius="4.5" result="fat"/>` +
  `<feFlood flood-color="#120818"/><feComposite in2="fat" operator="in" result="edge"/>` +
  `<feMerge><feMergeNode in="edge"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
