/** The game's name as a poster's lettering: filled to one width, outlined, thrown forward. */
import type { Brush } from './brush.ts';
import { archedLine, letterable, type SetLine, setLine, straightLine } from './lettering.ts';
import { tidy } from './shapes.ts';

export type LockupStyle = 'block' | 'arch' | 'slant';

export type LockupTone = 'gold' | 'pale' | 'fire';

export type LockupLook = {
  width: number;
  maxHeight: number;
  style: LockupStyle;
  tone: LockupTone;
};

type Lockup = { svg: string; height: number };

/** Splits a name into at most three lines of nearly equal weight, never inside a word. */
export function splitTitle(title: string): string[] {
  const words = letterable(title).split(' ').filter(Boolean);
  const length = words.join(' ').length;
  const most = length <= 8 ? 1 : length <= 22 ? 2 : 3;
  let best: string[] = [words.join(' ')];
  let bestCost = cost(best, most);
  for (const lines of partings(words, most)) {
    const price = cost(lines, most);
    if (price < bestCost) {
      best = lines;
      bestCost = price;
    }
  }
  return best;
}

function partings(words: readonly string[], most: number): string[][] {
  if (most === 1 || words.length < 2) return [[words.join(' ')]];
  return words
    .slice(1)
    .flatMap((_, at) => {
      const first = words.slice(0, at + 1).join(' ');
      return partings(words.slice(at + 1), most - 1).map((rest) => [first, ...rest]);
    })
    .concat([[words.join(' ')]]);
}

/** The widest line sets the size; a line more costs a little, a lonely short word too. */
function cost(lines: readonly string[], most: number): number {
  const longest = Math.max(...lines.map((line) => line.length));
  const shortest = Math.min(...lines.map((line) => line.length));
  return longest + (longest - shortest) * 0.2 + (lines.length > 1 && most === 1 ? 6 : 0);
}

const gap = 9;
/** How far an arched line bends, and how deep its ends hang for each unit of its width. */
const archAngle = 0.5;
const archDepth = (1 - Math.cos(archAngle / 2)) / archAngle;

function paints(brush: Brush, tone: LockupTone): { face: string; thrown: string } {
  const { main, pale, accent } = brush.palette;
  if (tone === 'pale')
    return { face: brush.linear(['#ffffff', '.6 #ffffff', pale]), thrown: accent };
  if (tone === 'fire') {
    return { face: brush.linear(['#fffbe0', '.4 #ffd75a', '#ff7a2e']), thrown: '#b3163c' };
  }
  return { face: brush.linear(['#ffffff', pale, `.52 ${main}`, `1 ${main}`]), thrown: accent };
}

/**
 * Draws the lockup centred on x = 0 with its foot at y = 0, at most `width` wide and
 * `maxHeight` high.
 */
export function titleLockup(
  brush: Brush,
  title: string,
  { width, maxHeight, style, tone }: LockupLook,
): Lockup {
  const { ink } = brush.palette;
  const { face, thrown } = paints(brush, tone);
  const lines = splitTitle(title).map((text) => setLine(text, 1));
  const isFew = lines.length === 1;
  const maxCap = isFew ? 64 : 56;
  const scales = lines.map((line) => Math.min(maxCap / 100, width / Math.max(1, line.width)));
  // The ends of an arched line hang below its baseline: the room they take is counted in.
  const firstWidth = (lines[0]?.width ?? 0) * (scales[0] ?? 0);
  const isArched = style === 'arch' && firstWidth > 150;
  const hang = isArched ? firstWidth * archDepth : 0;
  const total = scales.reduce((sum, scale) => sum + scale * 100 + gap, hang - gap);
  const shrink = Math.min(1, maxHeight / total);
  let y = -total * shrink;
  const bodies: string[] = [];
  lines.forEach((line, at) => {
    const scale = (scales[at] ?? 0.3) * shrink;
    y += scale * 100;
    bodies.push(placeLine(line, y, scale, isArched && at === 0));
    y += (gap + (at === 0 ? hang : 0)) * shrink;
  });
  const id = `${brush.prefix}-title`;
  const lean = style === 'slant' ? ' transform="rotate(-4) skewX(-8)"' : '';
  const svg = [
    `<defs><g id="${id}">${bodies.join('')}</g></defs>`,
    `<g${lean} stroke-linejoin="round">`,
    `<use href="#${id}" y="5" fill="${ink}" stroke="${ink}" stroke-width="13"/>`,
    `<use href="#${id}" y="4" fill="${thrown}" stroke="${thrown}" stroke-width="5"/>`,
    `<use href="#${id}" fill="${ink}" stroke="${ink}" stroke-width="6"/>`,
    `<use href="#${id}" fill="${face}"/>`,
    '</g>',
  ].join('');
  return { svg, height: tidy(total * shrink) };
}

function placeLine(line: SetLine, y: number, scale: number, isArched: boolean): string {
  const body = isArched
    ? archedLine(line, line.width / archAngle, scale)
    : straightLine(line, scale);
  return `<g transform="translate(${tidy((-line.width * scale) / 2)} ${tidy(y)})">${body}</g>`;
}
