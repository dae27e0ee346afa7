import { body, ink, linear, radial, symbol } from '#frame/slots/paint.ts';

const nut = `M30 92 C28 60 58 48 100 48 C142 48 172 60 170 92 C170 134 142 176 112 188
  C104 192 96 192 88 188 C58 176 30 134 30 92 Z`;
const cut = `M42 76 C42 60 68 52 100 52 C132 52 158 60 158 76 C158 94 132 104 100 104
  C68 104 42 94 42 76 Z`;

const defs =
  radial(
    'husk',
    [76, 96, 108],
    [
      [0, '#d7f58a'],
      [0.35, '#86cf45'],
      [0.72, '#2f8a3a'],
      [1, '#0d4a35'],
    ],
  ) +
  radial(
    'meat',
    [92, 74, 62],
    [
      [0, '#ffffff'],
      [0.7, '#fdf6e3'],
      [1, '#d9c79a'],
    ],
  ) +
  linear(
    'water',
    [0, 70, 0, 92],
    [
      [0, '#8fd5d8'],
      [1, '#e9fbf6'],
    ],
  );

const fibres =
  `<g fill="none" stroke="#1c6b34" stroke-width="3" opacity="0.55" stroke-linecap="round">` +
  `<path d="M62 112 C66 140 78 164 92 180"/><path d="M138 112 C134 140 122 164 108 180"/>` +
  `<path d="M100 116 V178"/></g>` +
  `<path d="M44 112 C50 138 62 156 76 168" stroke="#f2ffc9" stroke-width="7" fill="none"
    stroke-linecap="round" opacity="0.75"/>`;

/** Five petals round a point: the hibiscus behind the straw. */
const flower = Array.from({ length: 5 }, (_, at) => {
  const petal = `M52 50 C36 38 38 16 52 12 C66 16 68 38 52 50 Z`;
  return `<path d="${petal}" transform="rotate(${at * 72} 52 52)" fill="#ff4f86" stroke="${ink}"
      stroke-width="4" stroke-linejoin="round"/><path d="M52 46 C46 36 46 26 52 20"
      transform="rotate(${at * 72} 52 52)" fill="none" stroke="#ffb9cf" stroke-width="4"
      stroke-linecap="round"/>`;
}).join('');

/** The dafu, a young coconut opened for drinking. */
export const coconut = symbol(
  defs,
  body('c-nut', nut, 'url(#husk)', fibres) +
    `<path d="${cut}" fill="#f3e3b4" stroke="${ink}" stroke-width="5"/>` +
    `<path d="M50 76 C50 64 72 57 100 57 C128 57 150 64 150 76 C150 90 128 98 100 98
      C72 98 50 90 50 76 Z" fill="url(#meat)"/>` +
    `<path d="M62 78 C62 69 78 64 100 64 C122 64 138 69 138 78 C138 88 122 93 100 93
      C78 93 62 88 62 78 Z" fill="url(#water)" stroke="#c7b684" stroke-width="2.5"/>` +
    `<path d="M78 82 Q92 88 108 86" stroke="#fff" stroke-width="4" fill="none"
      stroke-linecap="round"/>` +
    `<path d="M108 84 L136 18 L160 10" fill="none" stroke="${ink}" stroke-width="16"
      stroke-linejoin="round"/>` +
    `<path d="M108 84 L136 18 L160 10" fill="none" stroke="#fff8ea" stroke-width="9"
      stroke-linejoin="round"/>` +
    `<path d="M108 84 L136 18 L160 10" fill="none" stroke="#ff6b4a" stroke-width="9"
      stroke-dasharray="8 8" stroke-linejoin="round"/>` +
    `${flower}<circle cx="52" cy="52" r="8" fill="#ffd257" stroke="${ink}" stroke-width="3.4"/>`,
);
