import { at, body, brass, ink, linear, radial, symbol } from '#frame/slots/paint.ts';

const disc = `M100 14 A84 84 0 1 1 99.9 14 Z`;
const sail = `M52 116 C68 82 100 44 152 18 C158 54 154 90 142 118 C110 111 80 111 52 116 Z`;
const hull = `M20 120 C54 134 120 134 182 110 C176 134 160 150 142 153 H66
  C46 151 28 139 20 120 Z`;

const studs = Array.from({ length: 20 }, (_, index) => {
  const angle = (index * Math.PI) / 10;
  const x = at(100 + 85 * Math.cos(angle));
  const y = at(98 + 85 * Math.sin(angle));
  return `<circle cx="${x}" cy="${y}" r="3.1" fill="#fff0bd" stroke="#6b3a0d"/>`;
}).join('');

const defs =
  brass('metal', 10, 190) +
  linear(
    'night',
    [0, 20, 0, 140],
    [
      [0, '#16225f'],
      [0.55, '#1f5f94'],
      [1, '#6fd0d2'],
    ],
  ) +
  linear(
    'sea',
    [0, 124, 0, 178],
    [
      [0, '#2aa7b0'],
      [1, '#0c2c5e'],
    ],
  ) +
  radial(
    'moon',
    [66, 58, 36],
    [
      [0, '#ffffff'],
      [0.72, '#f6efcf'],
      [1, '#d9cf9d'],
    ],
  ) +
  radial(
    'halo',
    [74, 66, 84],
    [
      [0, '#fff8d8', 0.9],
      [1, '#bfe9ff', 0],
    ],
  ) +
  linear(
    'cloth',
    [60, 60, 146, 120],
    [
      [0, '#fffdf2'],
      [0.5, '#f2e4c2'],
      [1, '#b88f5e'],
    ],
  ) +
  linear(
    'wood',
    [0, 116, 0, 152],
    [
      [0, '#a3562a'],
      [0.5, '#6b2f17'],
      [1, '#33120d'],
    ],
  );

const scene =
  `<circle cx="74" cy="66" r="84" fill="url(#halo)"/>` +
  `<circle cx="72" cy="64" r="33" fill="url(#moon)"/>` +
  `<g fill="#d8cd9c" opacity="0.6"><circle cx="58" cy="56" r="6"/><circle cx="66" cy="78" r="7"/>
  <circle cx="82" cy="50" r="4"/></g>` +
  `<g fill="#fff"><circle cx="120" cy="32" r="2.2"/><circle cx="160" cy="76" r="2"/>
  <circle cx="164" cy="98" r="1.6"/></g>` +
  `<rect x="8" y="122" width="184" height="72" fill="url(#sea)"/>`;

const waves =
  `<g fill="none" stroke="#d9fbff" stroke-linecap="round" stroke-width="3.4">` +
  `<path d="M30 148 Q44 142 58 148 T90 148 T122 148 T154 146 T176 145" opacity="0.9"/>` +
  `<path d="M48 159 Q60 154 72 159 T98 159 T124 158" opacity="0.6"/>
  <path d="M70 168 Q80 164 90 168 T114 168" opacity="0.4"/></g>`;

/** The dhow under the moon, the scatter: a medal of silver and sea among warm things. */
export const dhow = symbol(
  defs,
  `<circle cx="100" cy="98" r="92" fill="${ink}"/>` +
    `<circle cx="100" cy="98" r="85" fill="none" stroke="url(#metal)" stroke-width="10"/>${studs}` +
    `<circle cx="100" cy="98" r="79" fill="${ink}"/>` +
    `<clipPath id="c-disc"><circle cx="100" cy="98" r="76"/></clipPath>` +
    `<g clip-path="url(#c-disc)"><path d="${disc}" fill="url(#night)"/>${scene}</g>` +
    `<path d="M88 136 L96 34" stroke="${ink}" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="M88 136 L96 34" stroke="#8a4a20" stroke-width="4" stroke-linecap="round"/>` +
    body(
      'c-sail',
      sail,
      'url(#cloth)',
      `<g fill="none" stroke="#b9935f" stroke-width="2.2" opacity="0.75">
        <path d="M74 113 C90 82 116 52 151 20"/><path d="M98 112 C112 84 132 54 152 22"/>
        <path d="M122 114 C134 86 146 58 153 24"/></g>` +
        `<path d="M58 102 C78 103 116 103 148 108 L142 120 H48 Z" fill="#d6336c" opacity="0.9"/>` +
        `<path d="M60 109 l8 -6 8 8 8 -8 8 8 8 -8 8 8 8 -7 8 8 8 -7 8 8" fill="none"
        stroke="#ffe3a3" stroke-width="2.6"/>`,
    ) +
    `<path d="M44 124 L158 12" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="M44 124 L158 12" stroke="#b97339" stroke-width="3.4" stroke-linecap="round"/>` +
    body(
      'c-hull',
      hull,
      'url(#wood)',
      `<path d="M22 125 C56 139 120 139 182 116" stroke="#ffd98a" stroke-width="4" fill="none"/>` +
        `<path d="M32 137 C60 149 122 149 172 130" stroke="#2fb8a6" stroke-width="5" fill="none"/>`,
    ) +
    `<clipPath id="c-front"><circle cx="100" cy="98" r="79"/></clipPath>` +
    `<g clip-path="url(#c-front)"><path d="M14 150 Q32 142 52 148 T96 148 T140 147 T190 142 V196
      H14 Z"
    fill="url(#sea)"/>${waves}</g>`,
);
