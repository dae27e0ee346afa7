/** The lagoon: a green island far off, divers' boats and a sandbank, and the beach before all. */
import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize, stripSize } from '#frame/games/flagship/place.ts';
import { ridge } from '#frame/games/flagship/scenery.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = stripSize;

/** A coconut palm that leans; its foot is at the origin, its crown about 130 up. */
function palm(x: number, y: number, size: number, lean: number, leaf: string, lit: string): string {
  const [top, crown] = [lean * 60, -128];
  const fronds = [-160, -128, -96, -64, -30, 4, 24]
    .map((turn, index) => {
      const d = 'M0 0C22 -16 52 -14 74 12C48 4 24 4 0 0Z';
      return `<g transform="translate(${at(top)} ${crown}) rotate(${turn})">${fill(d, index % 2 ? lit : leaf)}</g>`;
    })
    .join('');
  return (
    `<g transform="translate(${at(x)} ${at(y)}) scale(${size})">` +
    line(`M0 4C${at(lean * 10)} -50 ${at(lean * 30)} -90 ${at(top)} ${crown}`, '#7a5a3a', 9) +
    line(
      `M-2 4C${at(lean * 10 - 2)} -50 ${at(lean * 30 - 2)} -90 ${at(top - 2)} ${crown}`,
      '#d8b88a',
      3,
    ) +
    fronds +
    disc(top - 4, crown + 8, 6, '#6a4a24') +
    disc(top + 6, crown + 9, 6, '#8a6434') +
    '</g>'
  );
}

function grove(seed: number, count: number, from: number, to: number, y: number, size: number) {
  const chance = chances(seed);
  return Array.from({ length: count }, (_, index) => {
    const x = from + ((index + chance()) * (to - from)) / count;
    const big = size * (0.7 + chance() * 0.6);
    return palm(x, y + chance() * 4, big, chance() * 2 - 1, '#1a7a4a', '#4ab85a');
  }).join('');
}

/** A divers' boat under a patched sail; about 220 wide. */
const boat = (x: number, y: number, size: number, sail: string, patch: string) =>
  `<g transform="translate(${x} ${y}) scale(${size} ${Math.abs(size)})">` +
  line('M-6 -16L10 -176', '#5a3a24', 8) +
  line('M-86 -96L84 -186', '#6a4a2c', 6) +
  fill('M-84 -94L82 -184C104 -120 100 -60 74 -26C30 -34 -40 -58 -84 -94Z', sail) +
  fill('M10 -140L56 -164C62 -140 64 -122 62 -106L14 -100Z', patch, 'opacity=".8"') +
  line('M-60 -92C-20 -70 30 -54 76 -50', '#a88a6a', 3, 'opacity=".6"') +
  fill(
    'M-112 -28C-60 -12 60 -12 118 -40C108 -10 84 10 60 12H-62C-88 8 -104 -8 -112 -28Z',
    '#7a4424',
  ) +
  fill('M-112 -28C-60 -12 60 -12 118 -40L114 -30C60 -4 -60 -4 -108 -20Z', '#f0c88a') +
  '</g>';

export const far = picture(
  width,
  height,
  shades('isle', [0, 300, 0, 400], '#5ab88a', '#2a8a6a') +
    shades('bank', [0, 386, 0, 400], '#fffdf0', '#f0e0b0'),
  fill(
    ridge(width, height, [
      [0, 352],
      [140, 336],
      [330, 356],
      [520, 386],
      [980, 390],
      [1160, 362],
      [1380, 332],
      [1600, 350],
    ]),
    'url(#isle)',
  ) +
    grove(91, 13, 10, 420, 356, 0.42) +
    grove(92, 15, 1130, 1590, 358, 0.42) +
    fill('M0 390C200 382 420 388 560 394H1060C1200 386 1400 384 1600 390V400H0Z', 'url(#bank)'),
);

export const near = picture(
  width,
  height,
  shades('sandbank', [0, 380, 0, 400], '#fffdf0', '#f8e8c0', '#8ae0d0'),
  boat(330, 384, 0.86, '#fff4e0', '#f0709c') +
    boat(1250, 388, -1, '#ffe8c0', '#3ab0c8') +
    boat(960, 380, 0.46, '#ffffff', '#f0a83a') +
    fill('M560 394C640 384 740 382 820 388C880 392 920 396 960 398H520Z', 'url(#sandbank)') +
    palm(700, 390, 0.7, 0.5, '#1a7a4a', '#5ac86a'),
);

/** Shells that lie about on the sand. */
function shells(seed: number, count: number): string {
  const chance = chances(seed);
  const tones = ['#ffb8c8', '#ffe0a8', '#b8f0e8', '#e0c8ff'];
  return Array.from({ length: count }, (_, index) => {
    const y = 40 + chance() * 260;
    const r = 7 + y * 0.06;
    const tone = tones[index % tones.length] ?? '';
    return (
      `<g transform="translate(${at(chance() * groundSize.width)} ${at(y)}) rotate(${at(chance() * 360)}) scale(${at(r)}) scale(.1)">` +
      fill(
        'M0 10C-14 8 -16 -8 -8 -12C-4 -16 4 -16 8 -12C16 -8 14 8 0 10Z',
        tone,
        'stroke="#a8805a" stroke-width="1.6"',
      ) +
      line('M0 8V-12M-2 8L-8 -8M2 8L8 -8', '#a8805a', 1.2) +
      '</g>'
    );
  }).join('');
}

export const ground = picture(
  groundSize.width,
  groundSize.height,
  shades('sand', [0, 0, 0, 320], '#fffaf0', '#fbe8c0', '#e0b888', '#7a5a58') +
    shades('foam', [0, 0, 0, 40], '#8af0e0', '#ffffff'),
  fill('M0 8C240 -6 460 14 760 4C1060 -4 1340 12 1600 2V320H0Z', 'url(#sand)') +
    fill(
      'M0 0H1600V14C1500 34 1400 10 1280 26C1160 42 1060 14 940 28C820 42 700 12 580 28C440 44 340 12 220 28C120 40 60 20 0 30Z',
      'url(#foam)',
    ) +
    line(
      'M60 120q60 -16 120 0t120 0M520 170q70 -18 140 0t140 0M1080 110q70 -18 140 0t140 0M260 240q90 -20 180 0M900 250q90 -20 180 0t180 0',
      '#c89a68',
      4,
      'opacity=".5"',
    ) +
    shells(93, 46),
);
