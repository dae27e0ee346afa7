import { body, linear, radial, symbol } from '#frame/slots/paint.ts';

const stem = `M84 76 H116 C118 116 112 158 106 186 Q100 196 94 186 C88 158 82 116 84 76 Z`;
const prongs = `M100 92 C84 90 78 82 76 74 C66 70 58 62 54 48 C66 54 76 56 86 56 L100 64 L114 56
  C124 56 134 54 146 48 C142 62 134 70 124 74 C122 82 116 90 100 92 Z`;
const bud = `M100 10 C122 10 132 26 130 42 C128 60 116 70 100 70 C84 70 72 60 70 42
  C68 26 78 10 100 10 Z`;
const leaf = `M102 116 C62 104 24 120 8 156 C44 178 92 170 106 132 Z`;

const defs =
  linear(
    'bark',
    [80, 0, 120, 0],
    [
      [0, '#6b2420'],
      [0.35, '#d4694a'],
      [0.55, '#a83e31'],
      [1, '#431018'],
    ],
  ) +
  linear(
    'crown',
    [62, 54, 138, 94],
    [
      [0, '#e08158'],
      [0.5, '#9a3329'],
      [1, '#4a121a'],
    ],
  ) +
  radial(
    'bud',
    [90, 32, 46],
    [
      [0, '#ffd9b0'],
      [0.4, '#e8785c'],
      [1, '#7d1f2a'],
    ],
  ) +
  linear(
    'leaf',
    [20, 120, 104, 172],
    [
      [0, '#9be37a'],
      [0.5, '#2f9a5a'],
      [1, '#0c4a3c'],
    ],
  );

function clove(id: string, place: string): string {
  return (
    `<g transform="${place}">` +
    body(
      `s-${id}`,
      stem,
      'url(#bark)',
      `<path d="M92 96 C92 130 96 160 100 182" stroke="#ffc7a0"
      stroke-width="4" fill="none" opacity="0.75" stroke-linecap="round"/><path d="M108 100 C108 130
      106 150 103 170" stroke="#3a0d14" stroke-width="3" fill="none" opacity="0.6"/>`,
    ) +
    body(
      `b-${id}`,
      bud,
      'url(#bud)',
      `<path d="M100 12 C95 30 95 50 100 70 M74 30 C86 42 114 42 126 30"
      stroke="#8a2530" stroke-width="3" fill="none"/><ellipse cx="86" cy="25" rx="7" ry="5.5"
      fill="#fff4e2" opacity="0.95"/>`,
    ) +
    body(
      `p-${id}`,
      prongs,
      'url(#crown)',
      `<path d="M60 54 C70 64 82 68 92 68 M140 54 C130 64 118 68
      108 68" stroke="#ffb48a" stroke-width="3" fill="none" opacity="0.8"/><path d="M100 64 V90"
      stroke="#4a121a" stroke-width="3"/>`,
    ) +
    '</g>'
  );
}

function sprig(id: string, place: string): string {
  return (
    `<g transform="${place}">` +
    body(
      id,
      leaf,
      'url(#leaf)',
      `<path d="M102 130 C74 134 42 146 16 163 M76 134 L66 122 M52 144 L40
      136 M70 138 L66 158 M48 148 L44 168" stroke="#d3ffb0" stroke-width="2.8" fill="none"
      opacity="0.75"/>`,
    ) +
    '</g>'
  );
}

/** Karafuu, the spice of the islands: two cloves crossed on their leaves. */
export const cloves = symbol(
  defs,
  sprig('l-one', 'translate(6 -2) rotate(12 100 130)') +
    sprig('l-two', 'translate(194 -2) scale(-1 1) rotate(12 100 130)') +
    clove('back', 'translate(8 6) rotate(33 100 112) translate(4 -4) scale(0.95)') +
    clove('front', 'translate(-8 6) rotate(-33 100 112) translate(4 -4) scale(0.95)'),
);
