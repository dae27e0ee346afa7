import { body, ink, linear, radial, symbol } from '#frame/slots/paint.ts';

const head = `M106 8 C150 6 170 40 160 72 C155 88 150 96 152 108 C154 122 142 130 128 130 H72
  C58 130 46 122 48 108 C50 96 42 88 40 72 C36 34 66 10 106 8 Z`;

/** The arms of the right half; the left half mirrors them. */
const arms = [
  'M140 116 C164 124 190 112 186 90 C184 78 171 76 167 85',
  'M134 112 C146 140 182 140 187 164 C189 180 168 184 167 169',
  'M120 116 C120 144 146 158 140 180 C136 192 118 188 123 176',
];

const defs =
  radial(
    'skin',
    [78, 42, 110],
    [
      [0, '#ffb3d0'],
      [0.32, '#f25a96'],
      [0.68, '#b02a7c'],
      [1, '#571a63'],
    ],
  ) +
  `<radialGradient id="iris"><stop offset="0.2" stop-color="#fff1a8"/><stop offset="0.7"
    stop-color="#ffbf3f"/><stop offset="1" stop-color="#c4681a"/></radialGradient>` +
  linear(
    'arm',
    [0, 96, 0, 190],
    [
      [0, '#d8428a'],
      [0.6, '#a02876'],
      [1, '#6d1d68'],
    ],
  );

function arm(path: string, isMirrored: boolean): string {
  const place = isMirrored ? ' transform="translate(200 0) scale(-1 1)"' : '';
  const line = `d="${path}" fill="none" stroke-linecap="round" stroke-linejoin="round"`;
  return (
    `<g${place}><path ${line} stroke="${ink}" stroke-width="29"/>` +
    `<path ${line} stroke="url(#arm)" stroke-width="20"/>` +
    `<path ${line} stroke="#ff9cc4" stroke-width="4" opacity="0.75" transform="translate(-3
      -5)"/>` +
    `<path ${line} stroke="#ffd9e6" stroke-width="5" stroke-dasharray="0.1 10.5"
      transform="translate(2 5)"/></g>`
  );
}

const spots =
  `<g fill="none" stroke="#ffc2da" stroke-width="3" opacity="0.8"><circle cx="112" cy="40"
    r="9"/>` +
  `<circle cx="138" cy="56" r="6.5"/><circle cx="86" cy="58" r="5.5"/><circle cx="136" cy="30"
    r="4.5"/><circle cx="112" cy="66" r="4"/></g>` +
  `<g fill="#7d1c72" opacity="0.6"><circle cx="112" cy="40" r="6"/><circle cx="138" cy="56"
    r="4"/>` +
  `<circle cx="86" cy="58" r="3.4"/></g>` +
  `<path d="M56 62 C54 44 66 28 84 22" stroke="#fff" stroke-width="8" fill="none"
    stroke-linecap="round" opacity="0.6"/>` +
  `<path d="M42 92 C70 110 130 110 160 92 V126 H40 Z" fill="#4a1255" opacity="0.4"
    filter="url(#soft)"/>`;

function eye(x: number, isMirrored: boolean): string {
  const place = isMirrored ? ` transform="translate(${2 * x} 0) scale(-1 1)"` : '';
  return (
    `<g${place}><ellipse cx="${x}" cy="92" rx="18" ry="17" fill="${ink}"/>` +
    `<ellipse cx="${x}" cy="92" rx="13.5" ry="13" fill="url(#iris)"/>` +
    `<path d="M${x - 11} 93 Q${x} 87 ${x + 11} 93 Q${x} 100 ${x - 11} 93 Z" fill="#1c0a26"/>` +
    `<path d="M${x - 19} 90 C${x - 14} 72 ${x + 12} 70 ${x + 19} 84 C${x + 8} 80 ${x - 6} 82
      ${x - 19} 90 Z" fill="#8f2a78" stroke="${ink}" stroke-width="3.5" stroke-linejoin="round"/>` +
    `<circle cx="${x - 5}" cy="88" r="3.4" fill="#fff"/></g>`
  );
}

/** The pweza: curious, with all arms about. */
export const octopus = symbol(
  defs,
  arms.map((path) => arm(path, true) + arm(path, false)).join('') +
    body('c-head', head, 'url(#skin)', spots) +
    eye(72, true) +
    eye(130, false),
);
