import { body, ink, linear, radial, symbol } from '#frame/slots/paint.ts';

const fruit = `M128 34 C166 38 188 74 178 114 C168 154 128 182 86 178 C46 174 18 142 24 108
  C29 80 56 74 76 58 C92 44 104 32 128 34 Z`;
const leaf = `M124 36 C112 14 80 4 46 14 C56 38 90 50 124 36 Z`;
const cheek = `M84 190 C112 196 150 182 158 154 C160 146 152 140 142 140 C112 142 84 158 74 176
  C72 184 76 188 84 190 Z`;

const defs =
  radial(
    'flesh',
    [74, 108, 122],
    [
      [0, '#fff0a0'],
      [0.28, '#ffc93c'],
      [0.58, '#ff8f2e'],
      [0.84, '#e2432f'],
      [1, '#8c1f33'],
    ],
  ) +
  linear(
    'leaf',
    [46, 8, 124, 44],
    [
      [0, '#b7ee62'],
      [0.5, '#4fae3d'],
      [1, '#14613a'],
    ],
  ) +
  linear(
    'blush',
    [110, 40, 186, 130],
    [
      [0, '#ff3d3d', 0.75],
      [1, '#c11440', 0],
    ],
  );

const freckles = [
  [108, 84],
  [128, 104],
  [146, 86],
  [118, 128],
  [148, 124],
  [92, 116],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.2" fill="#ffe38a" opacity="0.8"/>`)
  .join('');

/** Cubes of the cut cheek. */
const cubes = `<g stroke="#b4500d" stroke-width="3" fill="none"><path d="M92 164 L112 190 M110
  152 L134 184
    M128 144 L152 170"/><path d="M78 180 C100 176 130 162 152 142 M88 190 C112 186 140 172 158
      152"/>
    </g>`;

/** A ripe mango with a cheek cut into cubes. */
export const mango = symbol(
  defs,
  body(
    'c-fruit',
    fruit,
    'url(#flesh)',
    `<path d="${fruit}" fill="url(#blush)"/>${freckles}` +
      `<path d="M44 108 C50 90 70 82 88 66" stroke="#fffbe0" stroke-width="11" fill="none"
      stroke-linecap="round" opacity="0.85"/><circle cx="40" cy="126" r="5" fill="#fffbe0"
      opacity="0.8"/>`,
  ) +
    `<path d="M128 36 C130 26 136 20 144 16" stroke="${ink}" stroke-width="14" fill="none"
      stroke-linecap="round"/><path d="M128 36 C130 26 136 20 144 16" stroke="#8a5a2a"
      stroke-width="6.5" fill="none" stroke-linecap="round"/>` +
    body(
      'c-leaf',
      leaf,
      'url(#leaf)',
      `<path d="M120 35 C96 32 72 24 50 15 M100 33 L92 20 M82 28 L74 14 M92 31 L80 38"
      stroke="#eaffb4" stroke-width="2.8" fill="none" opacity="0.85"/>`,
    ) +
    body(
      'c-cheek',
      cheek,
      '#ffb52e',
      `${cubes}<path d="M78 178 C92 160 116 148 142 144"
      stroke="#ffefb0" stroke-width="5" fill="none"/>`,
    ),
);
