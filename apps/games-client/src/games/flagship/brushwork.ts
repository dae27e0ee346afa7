/**
 * Short words for what the flagship drawings do all the time. Paints are CSS colours; in a row of
 * shades a number behind the colour is its opacity, as in `#fff 0.4`.
 */
import { at, ink, linear, radial, type Stop } from '#frame/slots/paint.ts';

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

/** Colours spread evenly from a point outwards. */
export function ball(
  id: string,
  circle: readonly [number, number, number],
  ...colours: readonly string[]
): string {
  return radial(id, circle, stops(colours));
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

/** A round bar with an outline and a glint along its lit side. */
export function rod(d: string, paint: string, width: number, glint = '#fff4d0'): string {
  return (
    line(d, ink, width + 8) +
    line(d, paint, width) +
    line(d, glint, width * 0.2, `opacity="0.6" transform="translate(${-width / 5} ${-width / 5})"`)
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

/** The same again at the other side of x = 100. */
export function both(content: string): string {
  return `${content}<g transform="translate(200 0) scale(-1 1)">${content}</g>`;
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

/**
 * Closes a half outline by its mirror image at x = 100. The half runs from the axis to the axis in
 * absolute commands M, L and C.
 */
export function mirrored(half: string): string {
  const numbers = half.match(/[MLC]|-?[\d.]+/g) ?? [];
  const back: string[] = [];
  let command = 'M';
  let from: readonly [number, number] = [0, 0];
  let index = 0;
  const next = () => Number(numbers[index++]);
  const flip = (x: number, y: number) => `${at(200 - x)} ${at(y)}`;
  while (index < numbers.length) {
    const token = numbers[index] ?? '';
    if (/[MLC]/.test(token)) {
      command = token;
      index += 1;
    }
    if (command === 'C') {
      const [ax, ay, bx, by, x, y] = [next(), next(), next(), next(), next(), next()];
      back.unshift(`C${flip(bx, by)} ${flip(ax, ay)} ${flip(...from)}`);
      from = [x, y];
    } else {
      const [x, y] = [next(), next()];
      if (command === 'L') back.unshift(`L${flip(...from)}`);
      from = [x, y];
    }
  }
  return `${half} ${back.join(' ')} Z`;
}
