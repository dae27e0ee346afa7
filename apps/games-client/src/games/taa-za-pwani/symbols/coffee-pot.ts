import { body, ink, linear, radial, symbol } from '#frame/slots/paint.ts';

const vessel = `M78 66 H118 C120 92 132 112 144 134 C152 150 150 168 138 180 H58
  C46 168 44 150 52 134 C64 112 76 92 78 66 Z`;
const spout = `M128 128 C146 122 152 104 154 84 C155 72 160 62 172 56 L186 62 C176 70 172 80 171 94
  C169 124 158 146 138 154 Z`;
const lid = `M98 20 C102 26 104 30 106 34 C116 40 122 50 122 60 H74 C74 50 80 40 90 34
  C92 30 94 26 98 20 Z`;
const handle = `M76 76 C44 72 22 92 24 122 C25 142 38 154 56 154`;

const defs =
  linear(
    'copper',
    [46, 0, 150, 0],
    [
      [0, '#6d2410'],
      [0.14, '#d4683a'],
      [0.3, '#ffd3a6'],
      [0.42, '#ee8f52'],
      [0.66, '#a8421f'],
      [0.86, '#651d10'],
      [1, '#c7643c'],
    ],
  ) +
  linear(
    'spoutFill',
    [138, 70, 180, 110],
    [
      [0, '#ffd3a6'],
      [0.35, '#e07a42'],
      [1, '#76240f'],
    ],
  ) +
  linear(
    'brassLid',
    [74, 0, 122, 0],
    [
      [0, '#8a4f12'],
      [0.35, '#fff0b8'],
      [0.6, '#d99a2f'],
      [1, '#70400f'],
    ],
  ) +
  radial(
    'cup',
    [156, 160, 30],
    [
      [0, '#ffffff'],
      [0.7, '#f1ece0'],
      [1, '#b7bfd6'],
    ],
  );

const chasing =
  `<path d="M62 122 C84 130 112 130 134 122" fill="none" stroke="#5c1b0b" stroke-width="3"/>` +
  `<path d="M52 146 C80 156 116 156 144 146" fill="none" stroke="#5c1b0b" stroke-width="3"/>` +
  `<path d="M62 140 q7 -12 14 0 q7 -12 14 0 q7 -12 14 0 q7 -12 14 0 q7 -12 14 0" fill="none"
    stroke="#ffe0ac" stroke-width="3.2"/>` +
  `<g fill="#ffe0ac"><circle cx="69" cy="146" r="2.4"/><circle cx="83" cy="148" r="2.4"/>
    <circle cx="97" cy="149" r="2.4"/><circle cx="111" cy="148" r="2.4"/></g>` +
  `<path d="M84 70 C82 94 68 116 60 136" stroke="#fff7ea" stroke-width="7" fill="none"
    stroke-linecap="round" opacity="0.75"/>` +
  `<path d="M44 168 H156 V184 H44 Z" fill="#3f0f08" opacity="0.45"/>`;

const cup =
  `<path d="M132 158 H182 C182 178 174 188 166 190 H148 C140 188 132 178 132 158 Z" fill="${ink}"
    stroke="${ink}" stroke-width="8" stroke-linejoin="round"/>` +
  `<path d="M132 158 H182 C182 178 174 188 166 190 H148 C140 188 132 178 132 158 Z"
    fill="url(#cup)"/>` +
  `<path d="M136 172 l6 -7 6 7 6 -7 6 7 6 -7 6 7 6 -7" fill="none" stroke="#2458b8"
    stroke-width="3.2"/>` +
  `<ellipse cx="157" cy="158" rx="25" ry="6.5" fill="#f9f6ee" stroke="${ink}"
    stroke-width="2.5"/>` +
  `<ellipse cx="157" cy="158.5" rx="19" ry="4" fill="#3a1609"/>`;

/** The dele, the coffee pot that goes round the market at night, with a cup beside it. */
export const coffeePot = symbol(
  defs,
  `<path d="${handle}" fill="none" stroke="${ink}" stroke-width="21" stroke-linecap="round"/>` +
    `<path d="${handle}" fill="none" stroke="#8f3517" stroke-width="12" stroke-linecap="round"/>` +
    `<path d="${handle}" fill="none" stroke="#ffb07a" stroke-width="4" stroke-linecap="round"
      transform="translate(-2 -2)"/>` +
    body('c-spout', spout, 'url(#spoutFill)') +
    body('c-vessel', vessel, 'url(#copper)', chasing) +
    `<rect x="70" y="60" width="56" height="12" rx="5" fill="url(#brassLid)" stroke="${ink}"
      stroke-width="4"/>` +
    body(
      'c-lid',
      lid,
      'url(#brassLid)',
      `<path d="M78 52 Q98 60 118 52" stroke="#7a4210"
      stroke-width="2.6" fill="none"/>`,
    ) +
    `<circle cx="98" cy="17" r="8" fill="#e2a83e" stroke="${ink}" stroke-width="4.5"/>` +
    `<circle cx="95.5" cy="14.5" r="2.6" fill="#fffbe2"/>` +
    cup,
);
