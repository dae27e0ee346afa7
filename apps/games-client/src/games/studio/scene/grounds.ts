/** What the cabinet stands on, 1200 × 260, seen a little from above. */
import { at, linear } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

export const groundWidth = 1200;
export const groundHeight = 260;

export type GroundKind = 'stone' | 'grass' | 'sand' | 'planks' | 'tiles';

export type GroundInk = { readonly near: string; readonly far: string; readonly mark: string };

const marks: Readonly<Record<GroundKind, (ink: GroundInk) => string>> = {
  stone: ({ mark }) => joints(mark, 5, 12, 0.5),
  tiles: ({ mark }) => joints(mark, 4, 9, 0.8),
  planks: ({ mark }) => joints(mark, 1, 16, 0.9),
  grass: ({ mark }) => blades(mark),
  sand: ({ mark }) => ripples(mark),
};

export function groundArt(kind: GroundKind, ink: GroundInk): string {
  const soil = linear(
    'soil',
    [0, 0, 0, groundHeight],
    [
      [0, ink.far],
      [0.5, ink.near],
      [1, '#04040c'],
    ],
  );
  return picture(
    groundWidth,
    groundHeight,
    soil,
    `<path d="M0 0H${groundWidth}V${groundHeight}H0Z" fill="url(#soil)"/>` +
      marks[kind](ink) +
      `<path d="M0 1.5H${groundWidth}" stroke="${ink.mark}" stroke-width="3" opacity=".7"/>`,
  );
}

/** Joints that run together far away: `rows` across, `columns` into the distance. */
function joints(mark: string, rows: number, columns: number, opacity: number): string {
  const middle = groundWidth / 2;
  const along = Array.from({ length: columns * 2 + 1 }, (_, index) => {
    const off = index - columns;
    return `M${at(middle + off * 62)} 0L${at(middle + off * 190)} ${groundHeight}`;
  }).join('');
  const across = Array.from({ length: rows }, (_, row) => {
    const y = groundHeight * ((row + 1) / (rows + 0.6)) ** 1.7;
    return `M0 ${at(y)}H${groundWidth}`;
  }).join('');
  return `<path d="${along}${across}" stroke="${mark}" stroke-width="2" fill="none"
    opacity="${opacity * 0.45}"/>`;
}

function blades(mark: string): string {
  const chance = chances(3);
  const tufts = Array.from({ length: 150 }, () => {
    const x = chance() * groundWidth;
    const y = chance() * groundHeight * 0.9;
    const tall = 10 + y * 0.11;
    return `M${at(x)} ${at(y + 6)}q${at(tall * 0.1)} ${at(-tall * 0.6)}
      ${at((chance() - 0.4) * tall)} ${at(-tall)}`;
  }).join('');
  const edge = Array.from({ length: 130 }, () => {
    const x = chance() * groundWidth;
    return `M${at(x)} 6l${at((chance() - 0.5) * 8)} ${at(-5 - chance() * 3)}`;
  }).join('');
  return `<path d="${tufts}${edge}" stroke="${mark}" stroke-width="2.4" fill="none"
    stroke-linecap="round" opacity=".5"/>`;
}

function ripples(mark: string): string {
  const chance = chances(8);
  const lines = Array.from({ length: 26 }, () => {
    const x = chance() * groundWidth;
    const y = 8 + chance() * groundHeight * 0.8;
    const long = 60 + y * 0.8;
    return `M${at(x)} ${at(y)}q${at(long * 0.25)} ${at(-6)} ${at(long * 0.5)} 0t${at(long * 0.5)}
      0`;
  }).join('');
  return `<path d="${lines}" stroke="${mark}" stroke-width="3" fill="none" stroke-linecap="round"
    opacity=".4"/>`;
}
