import { at, body, ink, linear, radial, symbol } from '#frame/slots/paint.ts';

const frame = `M28 190 V84 C28 36 58 10 100 10 C142 10 172 36 172 84 V190 Z`;
const arch = `M48 92 C48 52 68 30 100 30 C132 30 152 52 152 92 Z`;
const leaves = `M48 104 H152 V190 H48 Z`;

function studRow(y: number): string {
  return [58, 74, 90, 110, 126, 142]
    .map(
      (x) =>
        `<circle cx="${x}" cy="${y + 2}" r="5.4" fill="#1d0a05" opacity="0.55"/>` +
        `<circle cx="${x}" cy="${y}" r="5" fill="url(#stud)"/>` +
        `<circle cx="${x - 1.5}" cy="${y - 1.6}" r="1.5" fill="#fffbe2"/>`,
    )
    .join('');
}

/** Rays of the carved half-sun above the door. */
const rays = Array.from({ length: 9 }, (_, index) => {
  const angle = Math.PI - (index * Math.PI) / 8;
  const x = at(100 + 48 * Math.cos(angle));
  const y = at(92 - 56 * Math.sin(angle));
  return `<path d="M100 92 L${x} ${y}" stroke="#ffd873" stroke-width="3.2"/>`;
}).join('');

/** Carved chain that runs up both posts and over the arch. */
const chain = [176, 160, 144, 128, 112, 96]
  .map(
    (y) =>
      `<path d="M38 ${y - 7} l6 7 -6 7 -6 -7 Z M162 ${y - 7} l6 7 -6 7 -6 -7 Z" fill="#f0b85a"/>`,
  )
  .join('');

const defs =
  linear(
    'wood',
    [28, 20, 172, 190],
    [
      [0, '#c4763a'],
      [0.4, '#8d4420'],
      [1, '#451a10'],
    ],
  ) +
  linear(
    'plank',
    [48, 104, 152, 190],
    [
      [0, '#9a5226'],
      [0.5, '#6d3016'],
      [1, '#3b150c'],
    ],
  ) +
  radial(
    'sun',
    [100, 92, 62],
    [
      [0, '#4fe0c6'],
      [0.55, '#15907f'],
      [1, '#0a4a50'],
    ],
  ) +
  `<radialGradient id="stud" cx="0.35" cy="0.3" r="0.8"><stop offset="0" stop-color="#fff6c8"/>` +
  `<stop offset="0.45" stop-color="#eab146"/><stop offset="1" stop-color="#7a4210"/>` +
  `</radialGradient>`;

/** A carved door of the old town, studded with brass. */
export const door = symbol(
  defs,
  body(
    'c-frame',
    frame,
    'url(#wood)',
    `<path d="M38 190 V86 C38 44 64 20 100 20 C136 20 162 44 162 86 V190" fill="none"
      stroke="#f0b85a" stroke-width="2.4" stroke-dasharray="1 5" stroke-linecap="round"/>${chain}` +
      `<path d="M66 36 Q72 26 82 24 M118 24 Q128 26 134 36" stroke="#ffd98a" stroke-width="4"
      fill="none" stroke-linecap="round"/>`,
  ) +
    `<path d="${arch}" fill="${ink}" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>` +
    `<clipPath id="c-arch"><path d="${arch}"/></clipPath><g clip-path="url(#c-arch)">
    <path d="${arch}" fill="url(#sun)"/>${rays}
    <circle cx="100" cy="92" r="34" fill="none" stroke="#ffd873" stroke-width="3"/>
    <circle cx="100" cy="94" r="17" fill="#e2a83e"/><circle cx="100" cy="94" r="17" fill="none"
    stroke="#7a4210" stroke-width="2.4"/><circle cx="96" cy="86" r="4" fill="#fff3c4"/></g>` +
    `<path d="M40 92 H160 V106 H40 Z" fill="${ink}" stroke="${ink}" stroke-width="5"/>` +
    `<path d="M40 93 H160 V105 H40 Z" fill="#b9662f"/>` +
    `<path d="M44 99 l6 -4 6 4 6 -4 6 4 6 -4 6 4 6 -4 6 4 6 -4 6 4 6 -4 6 4 6 -4 6 4 6 -4 6 4
    6 -4 6 4 6 -4 2 1" fill="none" stroke="#ffdf9a" stroke-width="2.4"/>` +
    `<path d="${leaves}" fill="url(#plank)" stroke="${ink}" stroke-width="5"/>` +
    `<path d="M52 108 V188 M148 108 V188" stroke="#c98145" stroke-width="2" opacity="0.7"/>` +
    `<path d="M94 104 H106 V190 H94 Z" fill="#a55a29" stroke="${ink}" stroke-width="3.4"/>` +
    `<path d="M100 110 l4 6 -4 6 -4 -6 Z M100 128 l4 6 -4 6 -4 -6 Z M100 146 l4 6 -4 6 -4 -6 Z
    M100 164 l4 6 -4 6 -4 -6 Z" fill="#ffd98a"/>` +
    studRow(120) +
    studRow(146) +
    studRow(172),
);
