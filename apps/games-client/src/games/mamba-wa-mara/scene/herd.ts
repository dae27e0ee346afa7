/** Animals of the crossing as they are seen from far off: whole herds of one shape. */
import { fill, line } from '#frame/games/flagship/brushwork.ts';
import { at } from '#frame/slots/paint.ts';
import { chances } from '#frame/slots/picture.ts';

const trunk = `M-48 -36C-52 -56 -30 -60 -8 -56C2 -72 22 -72 32 -60L48 -58L60 -38L50 -32L38 -42
  C34 -30 24 -24 14 -22L-30 -24C-42 -26 -46 -30 -48 -36Z`;
const running = 'M10 -26L26 0M20 -26L42 -4M-30 -28L-46 0M-24 -28L-30 2';
const swimming = `M-40 0C-44 -16 -20 -20 -6 -18C4 -34 22 -36 32 -26L48 -26L58 -10L50 -4L38 -8L34 0Z`;
const horns = 'M44 -58q8 -14 -4 -20M36 -60q-8 -14 4 -20';

/** A wildebeest at a gallop, its feet at this point; a `size` below zero looks to the left. */
export function runner(x: number, y: number, size: number, tone: string): string {
  return (
    `<g transform="translate(${at(x)} ${at(y)}) scale(${size} ${Math.abs(size)})">` +
    fill(trunk, tone) +
    line(running, tone, 7) +
    line(horns, tone, 4) +
    line('M-48 -44Q-66 -40 -64 -18', tone, 4) +
    fill('M30 -40L42 -36L36 -12Z', tone) +
    '</g>'
  );
}

/** One that swims: back, head and horns over its own wave. */
export function swimmer(x: number, y: number, size: number, tone: string): string {
  return (
    `<g transform="translate(${at(x)} ${at(y)}) scale(${size} ${Math.abs(size)})">` +
    fill(swimming, tone) +
    line('M42 -26q8 -14 -4 -20M34 -28q-8 -12 4 -18', tone, 4) +
    line('M-56 2Q0 -6 66 2', '#f4ffe0', 4, 'opacity=".8"') +
    line('M-70 10Q0 2 76 10', '#d8f0c0', 3, 'opacity=".5"') +
    '</g>'
  );
}

/** A herd along a way: `from` and `to` are its ends, `sway` how far it is spread across. */
export function herd(
  seed: number,
  count: number,
  [from, to]: readonly [readonly [number, number], readonly [number, number]],
  { size, sway, tones }: { size: number; sway: number; tones: readonly string[] },
): string {
  const chance = chances(seed);
  const facing = to[0] < from[0] ? -1 : 1;
  const stands = Array.from({ length: count }, (_, index) => {
    const share = (index + chance()) / count;
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share + (chance() - 0.5) * sway;
    return { x, y, by: size * (0.8 + chance() * 0.4), tone: tones[index % tones.length] ?? '' };
  });
  return stands
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y, by, tone }) => runner(x, y, by * facing, tone))
    .join('');
}
