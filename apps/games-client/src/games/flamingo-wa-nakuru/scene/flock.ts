/** Flamingos as the scene has them: wading small along the shore, and tall beside the cabinet. */
import { disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import { at } from '#frame/slots/paint.ts';
import { chances } from '#frame/slots/picture.ts';

const tones = [
  ['#ffd0dc', '#ff9ab8'],
  ['#ffa8c4', '#f0608e'],
  ['#ff8ab0', '#e0407a'],
] as const;

/** One bird about 100 tall, its feet at the origin; it feeds or looks up. */
function wader(x: number, y: number, size: number, tone: number, isFeeding: boolean): string {
  const [light, shade] = tones[tone % tones.length] ?? tones[0];
  const neck = isFeeding
    ? 'M18 -52C40 -60 44 -30 40 -14'
    : 'M18 -54C40 -54 42 -72 30 -80C20 -88 24 -100 34 -100';
  const head = isFeeding ? [40, -11] : [36, -99];
  const [hx = 0, hy = 0] = head;
  const beak = isFeeding
    ? 'M37 -10L34 2L43 -6Z'
    : 'M40 -102C48 -102 50 -96 46 -90C44 -94 42 -96 38 -96Z';
  return (
    `<g transform="translate(${at(x)} ${at(y)}) scale(${at(size * 100)}) scale(.01)">` +
    line('M-4 -44L-2 0M8 -42L8 0', '#e05a80', 2.6) +
    line(neck, shade, 9) +
    line(neck, light, 5.4) +
    fill('M-36 -40C-28 -62 4 -70 22 -58C26 -44 6 -34 -14 -36C-22 -34 -30 -34 -36 -40Z', light) +
    fill('M-36 -40C-20 -44 6 -44 22 -54C20 -40 0 -34 -14 -36C-22 -34 -30 -34 -36 -40Z', shade) +
    fill('M-36 -40C-28 -42 -20 -42 -14 -40C-20 -34 -30 -34 -36 -40Z', '#5a1438') +
    disc(hx, hy, 5.4, light) +
    fill(beak, '#3a1030') +
    `<ellipse cx="4" cy="1" rx="20" ry="2.4" fill="${shade}" opacity=".35"/></g>`
  );
}

/** Birds in a row, the farther ones drawn first; every third feeds. */
export function flock(
  seed: number,
  count: number,
  box: { readonly x: number; readonly width: number; readonly y: number; readonly deep: number },
  size: number,
): string {
  const chance = chances(seed);
  const birds = Array.from({ length: count }, (_, index) => ({
    x: box.x + chance() * box.width,
    y: box.y + chance() * box.deep,
    size: size * (0.75 + chance() * 0.5) * (chance() < 0.5 ? 1 : 0.92),
    tone: Math.floor(chance() * 3),
    isFeeding: index % 3 === 0,
  }));
  return birds
    .toSorted((a, b) => a.y - b.y)
    .map((bird) => wader(bird.x, bird.y, bird.size, bird.tone, bird.isFeeding))
    .join('');
}
