/** The coin that a big win rains: brass, with a shell struck on it. */
import { at, linear, radial } from '#frame/slots/paint.ts';
import { picture } from '#frame/slots/picture.ts';

export const winCoinSize = 64;

const beads = Array.from({ length: 16 }, (_, index) => {
  const turn = (index * Math.PI) / 8;
  return `<circle cx="${at(32 + 22.5 * Math.cos(turn))}" cy="${at(32 + 22.5 * Math.sin(turn))}"
    r="1.5"/>`;
}).join('');

export const winCoin = picture(
  winCoinSize,
  winCoinSize,
  linear(
    'rim',
    [10, 6, 54, 58],
    [
      [0, '#fff6cf'],
      [0.35, '#e8b04a'],
      [0.7, '#8f5414'],
      [1, '#f2c86a'],
    ],
  ) +
    radial(
      'face',
      [24, 20, 42],
      [
        [0, '#fff0b0'],
        [0.45, '#f0bb4c'],
        [1, '#a8661a'],
      ],
    ) +
    radial(
      'shell',
      [27, 22, 26],
      [
        [0, '#fffbe6'],
        [0.6, '#ffe09a'],
        [1, '#c98528'],
      ],
    ),
  `<circle cx="32" cy="32" r="29" fill="url(#rim)" stroke="#4a2208" stroke-width="2.4"/>` +
    `<circle cx="32" cy="32" r="25" fill="url(#face)" stroke="#8a5414" stroke-width="1.6"/>` +
    `<g fill="#8a5414">${beads}</g>` +
    `<path d="M32 14 C43 14 48 24 46 35 C44 45 39 50 32 50 C25 50 20 45 18 35 C16 24 21 14 32 14 Z"
      fill="url(#shell)" stroke="#7a4210" stroke-width="2"/>` +
    `<path d="M31 19 C37 27 37 37 32 45 C28 37 28 27 31 19 Z" fill="#7a4210"/>` +
    `<path d="M28 25 h3 M27.5 31 h3.4 M28 37 h3 M33 25 h3 M33.5 31 h3.4 M33 37 h3" stroke="#ffe9a6"
      stroke-width="1.6" stroke-linecap="round"/>` +
    `<path d="M12 26 C14 18 19 12 26 10" stroke="#fffdf0" stroke-width="2.6" fill="none"
      stroke-linecap="round" opacity="0.9"/>`,
);
