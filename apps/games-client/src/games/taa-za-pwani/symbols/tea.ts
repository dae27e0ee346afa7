import { body, brass, ink, linear, radial, symbol } from '#frame/slots/paint.ts';

const glass = `M48 58 H138 C142 84 124 104 126 124 C128 142 120 158 110 164 H76
  C66 158 58 142 60 124 C62 104 44 84 48 58 Z`;
const tea = `M50 76 C72 84 114 84 137 76 C136 94 124 108 126 124 C128 142 120 158 110 164 H76
  C66 158 58 142 60 124 C62 108 52 94 50 76 Z`;
const saucer = `M14 160 C36 176 150 176 172 160 C172 178 140 190 93 190 C46 190 14 178 14 160 Z`;
const stick = `M122 84 L164 20 L178 28 L138 92 Z`;

const defs =
  brass('gold', 44, 142) +
  linear(
    'tea',
    [56, 76, 132, 164],
    [
      [0, '#ffcf70'],
      [0.4, '#e8842a'],
      [1, '#8a3010'],
    ],
  ) +
  linear(
    'glass',
    [46, 0, 140, 0],
    [
      [0, '#dff8ff', 0.75],
      [0.3, '#ffffff', 0.1],
      [0.75, '#bfeaff', 0.06],
      [1, '#dff8ff', 0.6],
    ],
  ) +
  linear(
    'saucer',
    [14, 160, 172, 190],
    [
      [0, '#7ff0de'],
      [0.45, '#1f9d93'],
      [1, '#0b4a5e'],
    ],
  ) +
  linear(
    'stick',
    [140, 40, 166, 60],
    [
      [0, '#d98a4a'],
      [0.5, '#8a431c'],
      [1, '#4a1d0c'],
    ],
  ) +
  radial(
    'steam',
    [92, 30, 40],
    [
      [0, '#ffffff', 0.85],
      [1, '#ffffff', 0],
    ],
  );

const steam =
  `<g fill="none" stroke="#f4fbff" stroke-linecap="round" stroke-width="9" opacity="0.75">` +
  `<path d="M76 44 C66 34 86 26 76 12"/><path d="M104 42 C94 32 114 24 104 10"/></g>`;

/** Chai ya viungo in a glass, with cinnamon and steam. */
export const spicedTea = symbol(
  defs,
  steam +
    body(
      'c-saucer',
      saucer,
      'url(#saucer)',
      `<path d="M26 172 l8 6 8 -4 8 8 9 -5 9 7 9 -5 9 6 9 -6
      9 5 9 -7 9 5 8 -8 8 4 8 -6" fill="none" stroke="#fff3c4" stroke-width="3"/>`,
    ) +
    `<ellipse cx="93" cy="162" rx="79" ry="13" fill="#5fdccb" stroke="${ink}" stroke-width="5"/>` +
    `<ellipse cx="93" cy="164" rx="52" ry="7" fill="#0d5c63" opacity="0.75"/>` +
    body(
      'c-stick',
      stick,
      'url(#stick)',
      `<path d="M128 88 L168 26 M134 90 L174 30" stroke="#f0b277"
      stroke-width="2.6"/>`,
      4,
    ) +
    body(
      'c-glass',
      glass,
      '#c8eef5',
      `<path d="${glass}" fill="#123a5c" opacity="0.35"/><path d="${tea}" fill="url(#tea)"/>` +
        `<ellipse cx="93.5" cy="77" rx="43" ry="7" fill="#ffe09a"/>` +
        `<path d="M64 110 C60 122 62 140 72 154" stroke="#fff" stroke-width="6" fill="none"
        stroke-linecap="round" opacity="0.8"/><path d="M54 66 C54 78 58 88 62 96" stroke="#fff"
        stroke-width="6" fill="none" stroke-linecap="round" opacity="0.85"/>` +
        `<path d="M120 126 C122 140 116 152 108 158" stroke="#ffd79a" stroke-width="4" fill="none"
        stroke-linecap="round" opacity="0.8"/>` +
        `<path d="M58 112 C80 120 108 120 128 112" stroke="#ffe9a6" stroke-width="4"
          fill="none"/>` +
        `<path d="${glass}" fill="url(#glass)"/>`,
    ) +
    `<path d="M46 58 H140" stroke="${ink}" stroke-width="12" stroke-linecap="round"/>` +
    `<path d="M47 57.5 H139" stroke="url(#gold)" stroke-width="6" stroke-linecap="round"/>`,
);
