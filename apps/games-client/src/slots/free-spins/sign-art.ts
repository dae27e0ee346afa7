/** A painted board on two ropes, let down when there is something to announce. */
import { at, linear } from '#frame/slots/paint.ts';
import { picture } from '#frame/slots/picture.ts';

export const signSize = { width: 560, height: 420 } as const;
/** Where the board itself begins; above it are ropes. */
export const boardTop = 120;

const board = `M30 ${boardTop + 26} Q30 ${boardTop} 56 ${boardTop} H504 Q530 ${boardTop} 530
  ${boardTop + 26} V372 Q530 398 504 398 H56 Q30 398 30 372 Z`;

const border = Array.from({ length: 22 }, (_, index) => {
  const x = 62 + index * 20.8;
  return (
    `<path d="M${at(x)} ${boardTop + 22} l8 9 -8 9 -8 -9 Z" fill="#e2b04a"/>` +
    `<path d="M${at(x)} 360 l8 9 -8 9 -8 -9 Z" fill="#e2b04a"/>`
  );
}).join('');

const side = Array.from({ length: 9 }, (_, index) => {
  const y = boardTop + 52 + index * 21.5;
  return `<circle cx="50" cy="${at(y)}" r="5" fill="#2fb8a6"/><circle cx="510" cy="${at(y)}" r="5"
      fill="#2fb8a6"/>`;
}).join('');

const rope = (x: number) =>
  `<path d="M${x} 0 V${boardTop + 8}" stroke="#2a1710" stroke-width="12"/>` +
  `<path d="M${x} 0 V${boardTop + 8}" stroke="#c79a5a" stroke-width="7"/>` +
  `<path d="M${x} 0 V${boardTop + 8}" stroke="#7d5527" stroke-width="7" stroke-dasharray="3 6"/>` +
  `<circle cx="${x}" cy="${boardTop + 14}" r="10" fill="#e2b04a" stroke="#2a1710"
    stroke-width="4"/>`;

export const sign = picture(
  signSize.width,
  signSize.height,
  linear(
    'board',
    [0, boardTop, 0, 398],
    [
      [0, '#0e6a70'],
      [0.5, '#0a4a5c'],
      [1, '#082a44'],
    ],
  ) +
    linear(
      'edge',
      [30, boardTop, 530, 398],
      [
        [0, '#ffe9b0'],
        [0.3, '#d9912e'],
        [0.7, '#7a4210'],
        [1, '#f2c86a'],
      ],
    ),
  `${rope(130)}${rope(430)}<path d="${board}" fill="#180a0c" stroke="#180a0c" stroke-width="16"/>` +
    `<path d="${board}" fill="url(#board)" stroke="url(#edge)" stroke-width="9"/>` +
    `<path d="M70 ${boardTop + 46} H490 V350 H70 Z" fill="#04142c"
      opacity="0.35"/>${border}${side}`,
);
