/** Coral islets on the horizon, surf with fire in it, and tracks of the newly hatched in the sand. */
import { disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize, stripSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = stripSize;

/** An islet the sea has cut under, like a mushroom, with bush on it. */
function islet(x: number, foot: number, size: number): string {
  return (
    `<g transform="translate(${x} ${foot}) scale(${size})">` +
    fill(
      'M-70 0C-60 -14 -64 -30 -96 -44C-104 -60 -80 -72 -50 -72H60C90 -72 106 -60 98 -46C66 -32 60 -14 72 0Z',
      '#4a2a6a',
    ) +
    fill(
      'M30 0C26 -30 40 -60 40 -72H60C90 -72 106 -60 98 -46C66 -32 60 -14 72 0Z',
      '#24123e',
      'opacity=".6"',
    ) +
    fill(
      'M-92 -58C-80 -92 -56 -84 -48 -100C-30 -118 -10 -96 4 -104C30 -122 50 -96 70 -90C92 -84 100 -70 96 -58C50 -66 -50 -66 -92 -58Z',
      '#1c3a5a',
    ) +
    `${line('M-88 -64C-78 -86 -58 -82 -48 -96C-32 -110 -14 -92 2 -98', '#ff9ac0', 5, 'opacity=".8"')}${line('M-66 0C-58 -14 -62 -28 -90 -42', '#ffb0b8', 4, 'opacity=".6"')}</g>`
  );
}

/** A dhow at anchor, its lamp lit. */
const dhow = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  line('M0 -10V-96M-34 -30L52 -112', '#1c1038', 6) +
  fill('M-64 -22C-30 -10 30 -10 70 -30C62 -6 48 4 36 4H-38C-52 2 -60 -10 -64 -22Z', '#1c1038') +
  disc(0, -34, 6, '#ffe08a') +
  `${disc(0, -34, 22, '#ffb84a', 'opacity=".3"')}${line('M-60 -18C-28 -8 30 -8 66 -26', '#ff9ac0', 3)}</g>`;

export const far = picture(
  width,
  height,
  shades('head', [0, 300, 0, 400], '#3a2468', '#241448'),
  fill(
    'M0 400V342C100 320 190 350 300 372C340 380 380 392 420 400ZM1600 400V330C1500 318 1400 356 1300 378C1260 388 1220 394 1190 400Z',
    'url(#head)',
  ) +
    islet(200, 396, 1.1) +
    islet(420, 398, 0.6) +
    islet(700, 398, 0.5) +
    islet(1140, 398, 0.64) +
    islet(1380, 396, 1.2) +
    dhow(560, 396, 0.8) +
    dhow(1020, 396, 0.6),
);

/** Foam along a line of surf, its light from within. */
function surf(seed: number, y: number, deep: number, paint: string): string {
  const chance = chances(seed);
  let edge = `M0 ${y}`;
  for (let x = 0; x < width; x += 80) edge += `q40 ${at(-deep * (0.4 + chance()))} 80 0`;
  return fill(`${edge}V400H0Z`, paint);
}

export const near = picture(
  width,
  height,
  shades('wet', [0, 350, 0, 400], '#7a5aa8', '#c88ab0'),
  surf(131, 352, 12, '#2a7ac8') +
    surf(132, 362, 10, '#5ae8f0') +
    surf(133, 368, 10, '#f0ffff') +
    surf(134, 376, 9, 'url(#wet)') +
    dots(
      Array.from({ length: 60 }, (_, spot): [number, number] => [
        (spot * 173) % 1600,
        350 + ((spot * 37) % 26),
      ]),
      2.6,
      '#a8fff8',
    ),
);

/** A little turtle from above, on its way up the picture. */
const hatchling = (x: number, y: number, size: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
  fill(
    'M-14 -8C-30 -14 -38 -4 -40 6C-28 8 -20 4 -14 2ZM14 -8C30 -14 38 -4 40 6C28 8 20 4 14 2ZM-10 20C-20 24 -24 30 -24 36C-14 34 -8 30 -4 26ZM10 20C20 24 24 30 24 36C14 34 8 30 4 26Z',
    '#1c2450',
  ) +
  disc(0, -24, 9, '#1c2450') +
  `<ellipse cx="0" cy="4" rx="18" ry="24" fill="#1c2450"/><ellipse cx="-2" cy="2" rx="14" ry="20" fill="#4a5ab0"/>` +
  `${line('M-2 -16V20M-14 0H10', '#1c2450', 3)}${line('M-12 -6C-10 -12 -6 -16 -2 -17', '#c8d8ff', 3)}</g>`;

/** What flippers leave in the sand: two rows of commas. */
function track(x: number, top: number, bottom: number, lean: number): string {
  const count = Math.round((bottom - top) / 16);
  return line(
    Array.from({ length: count }, (_, step) => {
      const y = top + step * 16;
      const size = 4 + (y - top) * 0.03;
      const at0 = x + lean * (y - top);
      return `M${at(at0 - size * 2)} ${at(y)}l${at(size)} ${at(size)}M${at(at0 + size * 2)} ${at(y)}l${at(-size)} ${at(size)}`;
    }).join(''),
    '#5a3a6a',
    4,
    'opacity=".6"',
  );
}

function ripples(): string {
  const chance = chances(135);
  return line(
    Array.from({ length: 46 }, () => {
      const y = 20 + chance() * 290;
      const x = chance() * 1600;
      const long = 40 + y * 0.5 * chance();
      return `M${at(x)} ${at(y)}q${at(long * 0.5)} ${at(-6 - y * 0.02)} ${at(long)} 0`;
    }).join(''),
    '#fff0f0',
    3,
    'opacity=".4"',
  );
}

export const ground = picture(
  groundSize.width,
  groundSize.height,
  shades('sand', [0, 0, 0, 320], '#f0b8b0', '#c88aa0', '#7a5088', '#2c1c50'),
  fill('M0 0H1600V320H0Z', 'url(#sand)') +
    ripples() +
    track(620, 44, 250, 0.3) +
    track(980, 40, 300, -0.2) +
    track(300, 60, 230, 0.16) +
    track(1310, 70, 270, -0.3) +
    hatchling(616, 32, 0.6, -8) +
    hatchling(984, 28, 0.56, 6) +
    hatchling(296, 46, 0.7, -4) +
    hatchling(1318, 56, 0.74, 10) +
    hatchling(800, 120, 0.9, 4) +
    hatchling(500, 200, 1.2, -10) +
    hatchling(1120, 220, 1.3, 8),
);
