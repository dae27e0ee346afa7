import { ball, disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const upper = `M198 92 C188 64 176 52 160 52 C154 34 130 32 120 52 C100 52 78 44 58 32
  C50 14 28 10 16 22 C4 34 4 50 14 60 C46 74 100 90 138 118 L198 152 Z`;
const lower = `M140 112 C104 122 62 130 28 132 C10 136 6 152 18 164 C52 190 112 200 160 190
  C184 184 196 170 198 150 L198 104 Z`;
const mouth = 'M16 54 C50 68 104 86 142 114 C110 124 66 134 30 140 C46 112 40 82 16 54 Z';

const defs =
  ball('halo', [96, 100, 104], '#fff3a8 0.95', '#ffc43a 0.55', '#ff8a1e 0') +
  shades('skin', [40, 20, 150, 160], '#d8ff8a', '#7fd04a', '#2f8f3c', '#12502e') +
  shades('jaw', [60, 110, 130, 196], '#8fd452', '#3f9a40', '#1a5a34', '#0c3826') +
  shades('mouth', [20, 60, 140, 130], '#ff9a8a', '#e0364a', '#7a0f34') +
  ball('eye', [136, 58, 16], '#fffbd0', '#ffe03a', '#f08a1e');

/** A tooth with its root at this point; `long` is how far it goes down, or up below zero. */
const tooth = (x: number, y: number, long: number) =>
  fill(
    `M${x - 9} ${y} L${x + 9} ${y} L${x} ${y + long} Z`,
    '#fffdf0',
    `stroke="${ink}" stroke-width="4" stroke-linejoin="round"`,
  );

const scutes = [
  [74, 52],
  [96, 62],
  [112, 72],
  [88, 48],
  [150, 86],
  [170, 80],
  [184, 98],
  [164, 104],
  [182, 122],
] as const;

/** The wild: a crocodile of the Mara with its jaws wide open. */
export const crocodile = symbol(
  defs,
  disc(96, 100, 104, 'url(#halo)') +
    fill(mouth, 'url(#mouth)', `stroke="${ink}" stroke-width="9" stroke-linejoin="round"`) +
    fill('M52 118 C74 102 104 106 126 114 C104 122 78 128 52 130 Z', '#ff8a9a') +
    [46, 68, 90, 110].map((x, turn) => tooth(x, 133 - turn * 5, -20)).join('') +
    body(
      'c-lower',
      lower,
      'url(#jaw)',
      fill(
        'M18 152 C60 178 130 186 196 156 L198 200 H10 Z',
        '#f0ecb0',
        'opacity=".75" filter="url(#soft)"',
      ) +
        line('M34 152 C70 166 120 166 166 148', '#0c3826', 3.6, 'opacity=".6"') +
        line('M44 164 V178 M70 172 V188 M98 176 V192 M128 174 V192', '#2a6a34', 3, 'opacity=".7"'),
      5,
    ) +
    [34, 56, 78, 100].map((x, turn) => tooth(x, 66 + turn * 8, 24 - turn)).join('') +
    body(
      'c-upper',
      upper,
      'url(#skin)',
      fill(
        'M14 58 C60 74 110 90 140 120 L200 156 V120 C150 90 90 62 14 44 Z',
        '#0c4a2c',
        'opacity=".4"',
      ) +
        dots(scutes, 6.4, '#12502e', 'opacity=".6"') +
        dots(
          scutes.map(([x, y]) => [x - 1.6, y - 2] as const),
          3.8,
          '#e0ff9a',
          'opacity=".9"',
        ) +
        line('M30 26 C44 26 54 36 62 44', '#f4ffc8', 5, 'opacity=".8"'),
    ) +
    disc(28, 30, 7, '#0c3826') +
    disc(26, 28, 2.6, '#9ae06a') +
    disc(139, 58, 18, ink) +
    disc(139, 58, 14.5, 'url(#eye)') +
    fill('M139 46 C145 54 145 62 139 70 C133 62 133 54 139 46 Z', ink) +
    disc(134, 53, 3.4, '#fff') +
    line('M120 50 C130 36 150 38 160 54', ink, 7),
);
