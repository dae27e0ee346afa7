import { body, brass, ink, linear, radial, symbol } from '#frame/slots/paint.ts';

const glass = `M58 78 C42 98 38 122 52 144 L66 158 H134 L148 144 C162 122 158 98 142 78 Z`;
const cap = `M100 28 C111 35 118 43 124 53 C137 57 147 66 152 80 H48 C53 66 63 57 76 53
  C82 43 89 35 100 28 Z`;
const foot = `M62 154 H138 L142 166 H154 V176 C154 183 148 187 140 187 H60 C52 187 46 183 46 176
  V166 H58 Z`;

const defs =
  brass('metal', 50, 150) +
  radial(
    'aura',
    [100, 112, 98],
    [
      [0, '#ffd76a', 0.85],
      [0.5, '#ff9a2e', 0.38],
      [1, '#ff7a1e', 0],
    ],
  ) +
  radial(
    'glow',
    [100, 122, 56],
    [
      [0, '#fffdf0'],
      [0.22, '#fff0a8'],
      [0.5, '#ffc043'],
      [0.78, '#f0791b'],
      [1, '#a83a10'],
    ],
  ) +
  linear(
    'flame',
    [100, 84, 100, 146],
    [
      [0, '#fff7cf'],
      [0.55, '#ffffff'],
      [1, '#ffd15c'],
    ],
  ) +
  linear(
    'shadow',
    [0, 30, 0, 78],
    [
      [0, '#3d1a04', 0],
      [1, '#3d1a04', 0.55],
    ],
  );

const panes =
  `<g fill="#7b2a10" opacity="0.5"><path d="M50 78 H80 Q76 90 71 96 Q64 86 56 92 Z"/>` +
  `<path d="M80 78 H120 Q124 90 118 94 Q100 80 82 94 Q76 90 80 78 Z"/>` +
  `<path d="M150 78 H120 Q124 90 129 96 Q136 86 144 92 Z"/></g>` +
  `<g stroke="url(#metal)" stroke-width="5" fill="none"><path d="M80 76 C67 100 68 134 83 160"/>` +
  `<path d="M120 76 C133 100 132 134 117 160"/></g>` +
  `<g fill="none" stroke="#f7cf74" stroke-width="2.4" opacity="0.9">` +
  `<path d="M82 95 Q100 79 118 95"/><path d="M57 93 Q64 86 71 97"/>` +
  `<path d="M143 93 Q136 86 129 97"/></g>`;

const flame = `M100 86 C111 103 117 113 114 127 C112 139 106 145 100 145 C94 145 88 139 86 127
  C83 113 93 106 100 86 Z`;

const carving =
  `<g fill="#ffe9a6"><circle cx="100" cy="66" r="4.4"/><circle cx="80" cy="68" r="3"/>` +
  `<circle cx="120" cy="68" r="3"/></g><g fill="none" stroke="#6b3a0d" stroke-width="2.4">` +
  `<path d="M78 54 Q100 62 122 54"/><path d="M92 74 Q100 56 108 74"/><path d="M72 75 Q80 62 88
    75"/>` +
  `<path d="M112 75 Q120 62 128 75"/></g>`;

/** The golden lantern, the wild of the game: the brightest thing on the reels. */
export const lantern = symbol(
  defs,
  `<circle cx="100" cy="108" r="98" fill="url(#aura)"/>` +
    `<path d="M100 32 V22" stroke="${ink}" stroke-width="12"/>` +
    `<circle cx="100" cy="17" r="10" fill="none" stroke="${ink}" stroke-width="13"/>` +
    `<circle cx="100" cy="17" r="10" fill="none" stroke="url(#metal)" stroke-width="6"/>` +
    body(
      'c-glass',
      glass,
      'url(#glow)',
      `<ellipse cx="100" cy="126" rx="34" ry="40" fill="#fff3b0" opacity="0.55"
        filter="url(#soft)"/><path d="${flame}" fill="url(#flame)"/>${panes}` +
        `<path d="M56 98 C49 112 51 128 58 140" stroke="#fff" stroke-width="5" fill="none"
        stroke-linecap="round" opacity="0.7"/>`,
    ) +
    body(
      'c-cap',
      cap,
      'url(#metal)',
      `<path d="${cap}" fill="url(#shadow)"/>${carving}` +
        `<path d="M88 42 C82 48 78 54 72 62" stroke="#fffbe6" stroke-width="4" fill="none"
        stroke-linecap="round" opacity="0.85"/>`,
    ) +
    body(
      'c-foot',
      foot,
      'url(#metal)',
      `<path d="M46 166 H154" stroke="#6b3a0d" stroke-width="2.5"/>` +
        `<g fill="#6b3a0d"><circle cx="76" cy="175" r="3"/><circle cx="88" cy="175" r="3"/>
        <circle cx="100" cy="175" r="3"/><circle cx="112" cy="175" r="3"/>
        <circle cx="124" cy="175" r="3"/></g>` +
        `<path d="M66 158 H134" stroke="#fff3c4" stroke-width="2" opacity="0.7"/>`,
    ),
);
