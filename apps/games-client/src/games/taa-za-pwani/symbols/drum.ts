import { body, ink, linear, radial, symbol } from '#frame/slots/paint.ts';

const shell = `M34 56 C36 92 46 128 58 172 C62 188 138 188 142 172 C154 128 164 92 166 56
  C166 84 34 84 34 56 Z`;
const skin = `M32 54 C32 34 64 22 100 22 C136 22 168 34 168 54 C168 74 136 86 100 86
  C64 86 32 74 32 54 Z`;

const defs =
  linear(
    'shell',
    [34, 0, 166, 0],
    [
      [0, '#7c1420'],
      [0.2, '#f0503c'],
      [0.34, '#ff8a66'],
      [0.6, '#c22a2f'],
      [0.86, '#6b0f22'],
      [1, '#b13a4a'],
    ],
  ) +
  radial(
    'skin',
    [84, 44, 84],
    [
      [0, '#fffaf0'],
      [0.55, '#f4dfb6'],
      [1, '#b98c56'],
    ],
  ) +
  linear(
    'rope',
    [34, 0, 166, 0],
    [
      [0, '#c79a5a'],
      [0.3, '#fff3d4'],
      [1, '#b07d42'],
    ],
  );

/** Kanga triangles round the belly of the drum. */
const band =
  `<path d="M40 112 C70 128 130 128 160 112 L152 142 C128 156 72 156 48 142 Z" fill="#171d52"/>` +
  `<path d="M44 140 l10 -22 12 28 11 -24 12 27 11 -25 11 25 12 -27 11 24 12 -28 10 22" fill="none"
    stroke="#ffc94f" stroke-width="5.5" stroke-linejoin="round"/>` +
  `<path d="M40 111 C70 128 130 128 160 111 M48 143 C72 157 128 157 152 143" fill="none"
    stroke="#2fd0ba" stroke-width="4"/>`;

const laces = `M40 70 L54 114 66 78 80 122 92 84 100 124 110 84 122 121 136 78 147 114 160 70`;

/** The ngoma: red as the evening, with a skin that asks to be struck. */
export const drum = symbol(
  defs,
  body(
    'c-shell',
    shell,
    'url(#shell)',
    `${band}<path d="M54 168 C76 182 124 182 146 168" fill="none" stroke="#ffc94f"
      stroke-width="7"/><path d="M34 56 C36 92 166 92 166 56 V86 C150 104 50 104 34 86 Z"
      fill="#2a0512" opacity="0.5" filter="url(#soft)"/>`,
  ) +
    `<path d="${laces}" fill="none" stroke="${ink}" stroke-width="8" stroke-linejoin="round"/>` +
    `<path d="${laces}" fill="none" stroke="url(#rope)" stroke-width="4"
      stroke-linejoin="round"/>` +
    body(
      'c-skin',
      skin,
      'url(#skin)',
      `<ellipse cx="100" cy="54" rx="30" ry="13" fill="#6b2a18" opacity="0.85"/>` +
        `<ellipse cx="100" cy="54" rx="22" ry="9" fill="none" stroke="#f7d9a0"
          stroke-width="2.4"/>` +
        `<path d="M44 46 C56 34 78 29 98 29" stroke="#fff" stroke-width="5" fill="none"
        stroke-linecap="round" opacity="0.85"/>`,
    ) +
    `<path d="M32 54 C32 74 64 86 100 86 C136 86 168 74 168 54" fill="none" stroke="${ink}"
      stroke-width="12"/>` +
    `<path d="M32 54 C32 74 64 86 100 86 C136 86 168 74 168 54" fill="none" stroke="#e8b04c"
      stroke-width="6.5"/>` +
    `<path d="M33 57 C36 75 66 85 100 86 C120 86 136 82 148 76" fill="none" stroke="#fff2c4"
      stroke-width="1.8" opacity="0.9"/>`,
);
