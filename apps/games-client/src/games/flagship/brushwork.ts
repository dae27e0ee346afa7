/**
 * Short words for what the frames round the reels do all the time. Paints are CSS colours; in a row
 * of shades a number behind the colour is its opacity, as in `#fff 0.4`.
 */
import { at, linear, type Stop } from '#frame/slots/paint.ts';
import { chances } from '#frame/slots/picture.ts';

function stops(colours: readonly string[]): Stop[] {
  return colours.map((shade, index) => {
    const [colour = '#000', opacity = '1'] = shade.split(' ');
    const offset = Math.round((index * 1000) / Math.max(1, colours.length - 1)) / 1000;
    return [offset, colour, Number(opacity)];
  });
}

/** Colours spread evenly along a line. */
export function shades(
  id: string,
  line: readonly [number, number, number, number],
  ...colours: readonly string[]
): string {
  return linear(id, line, stops(colours));
}

export function fill(d: string, paint: string, more = ''): string {
  return `<path d="${d}" fill="${paint}"${more && ` ${more}`}/>`;
}

export function line(d: string, paint: string, width: number, more = ''): string {
  return (
    `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${at(width)}" ` +
    `stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`
  );
}

export function disc(x: number, y: number, r: number, paint: string, more = ''): string {
  return `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" fill="${paint}"${more && ` ${more}`}/>`;
}

export function dots(
  points: readonly (readonly [number, number])[],
  r: number,
  paint: string,
  more = '',
): string {
  return `<g fill="${paint}"${more && ` ${more}`}>${points
    .map(([x, y]) => `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}"/>`)
    .join('')}</g>`;
}

export function turned(degrees: number, x: number, y: number, content: string): string {
  return `<g transform="rotate(${at(degrees)} ${at(x)} ${at(y)})">${content}</g>`;
}

/** `count` copies round a point, the first where it is drawn. */
export function around(count: number, x: number, y: number, content: string, from = 0): string {
  return Array.from({ length: count }, (_, index) =>
    turned(from + (index * 360) / count, x, y, content),
  ).join('');
}

/** Points evenly on a circle, the first at its top. */
export function onCircle(count: number, x: number, y: number, r: number): [number, number][] {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index * 2 * Math.PI) / count;
    return [x + r * Math.sin(turn), y - r * Math.cos(turn)];
  });
}

/** Blades along an edge, as one path. */
export function grassPath(seed: number, count: number, box: GrassBox): string {
  const chance = chances(seed);
  return Array.from({ length: count }, () => {
    const x = box.x + chance() * box.width;
    const y = box.y + chance() * box.deep;
    const tall = box.tall * (0.5 + chance());
    return `M${at(x)} ${at(y)}q${at((chance() - 0.5) * tall * 0.3)} ${at(-tall * 0.6)} ${at((chance() - 0.5) * tall)} ${at(-tall)}`;
  }).join('');
}

export type GrassBox = {
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly deep: number;
  readonly tall: number;
};
