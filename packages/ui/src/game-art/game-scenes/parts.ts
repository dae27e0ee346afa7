/** What several games are played with: cards, dice, chips and figures to be read. */
import type { Brush } from '@bahati/ui/game-art/brush.ts';
import { setLine, straightLine } from '@bahati/ui/game-art/lettering.ts';
import {
  disc,
  moved,
  oval,
  path,
  repeated,
  ring,
  stroke,
  tidy,
} from '@bahati/ui/game-art/shapes.ts';

const suits = {
  spade: `M0-20C8-8 20-2 20 8C20 16 10 19 4 13C4 18 6 21 9 23H-9C-6 21-4 18-4 13C-10 19-20 16-20 8
    C-20-2-8-8 0-20Z`,
  heart: 'M0 20C-14 8-20 0-20-8C-20-18-6-22 0-10C6-22 20-18 20-8C20 0 14 8 0 20Z',
  diamond: 'M0-22L16 0L0 22L-16 0Z',
  club: `M0-21A9.5 9.5 0 0 1 8-6A9.5 9.5 0 1 1 4 11C4 16 6 20 9 22H-9C-6 20-4 16-4 11
    A9.5 9.5 0 1 1-8-6A9.5 9.5 0 0 1 0-21Z`,
} as const;

export type Suit = keyof typeof suits;

const cardRed = '#d3173f';
const cardBlack = '#12162f';

function suitInk(suit: Suit): string {
  return suit === 'heart' || suit === 'diamond' ? cardRed : cardBlack;
}

/** Words or figures of a height, their middle at the origin; an `x` stands for "times". */
export function lettered(text: string, height: number, fill: string, more = ''): string {
  const isTimes = text.endsWith('x');
  const line = setLine(isTimes ? text.slice(0, -1) : text, 2);
  const times = setLine('X');
  const scale = height / 100;
  const width = (line.width + (isTimes ? times.width * 0.7 + 5 : 0)) * scale;
  const after = isTimes
    ? moved(tidy((line.width + 5) * scale), 0, straightLine(times, scale * 0.7))
    : '';
  const body = straightLine(line, scale) + after;
  return `<g fill="${fill}"${more ? ` ${more}` : ''}>${moved(tidy(-width / 2), tidy(height / 2), body)}</g>`;
}

/** A card of 92 by 132, its middle at the origin. */
export function playingCard(brush: Brush, rank: string, suit: Suit): string {
  const face = brush.linear(['#ffffff', '#f6efe0', '#ddd0b6'], 0, 0, 1, 1);
  const ink = suitInk(suit);
  return [
    '<rect x="-44" y="-61" width="94" height="134" rx="11" fill="#000" opacity=".28"/>',
    `<rect x="-46" y="-66" width="92" height="132" rx="10" fill="${face}" stroke="#2a2233"
      stroke-width="2"/>`,
    moved(-26, -42, lettered(rank, 30, ink)),
    moved(-26, -13, path(suits[suit], ink), 0.5),
    moved(13, 20, path(suits[suit], ink), 1.35),
  ].join('');
}

/** The back of a card, in the game's own cloth. */
export function cardBack({ palette }: Brush): string {
  const { deep, main, accent, pale } = palette;
  return [
    '<rect x="-44" y="-61" width="94" height="134" rx="11" fill="#000" opacity=".28"/>',
    `<rect x="-46" y="-66" width="92" height="132" rx="10" fill="${pale}"/>`,
    `<rect x="-40" y="-60" width="80" height="120" rx="6" fill="${deep}"/>`,
    path('M0-50L33 0L0 50L-33 0Z', main) + path('M0-36L23 0L0 36L-23 0Z', accent),
    path('M0-22L14 0L0 22L-14 0Z', deep) + disc(0, 0, 6, pale),
  ].join('');
}

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** The dots of one face of 100 by 100. */
export function facePips(count: number, fill: string, size = 12): string {
  return (pips[count] ?? []).map(([x, y]) => disc(x * 28, y * 28, size, fill)).join('');
}

export type DieColours = { top: string; left: string; right: string; pip: string };

export const boneDie: DieColours = {
  top: '#fffdf6',
  left: '#e6d9bd',
  right: '#b9a684',
  pip: '#1c1730',
};

export const redDie: DieColours = {
  top: '#ff6a5e',
  left: '#d7202f',
  right: '#8d0f24',
  pip: '#fff6ea',
};

/** A die seen from above its corner, about 174 wide: what lies on top, left and right. */
export function cornerDie(faces: readonly [number, number, number], colours: DieColours): string {
  const face = (matrix: string, fill: string, count: number) =>
    `<g transform="matrix(${matrix})"><rect x="-50" y="-50" width="100" height="100" rx="13"
      fill="${fill}" stroke="#1c1020" stroke-width="3"/>${facePips(count, colours.pip)}</g>`;
  const [top, left, right] = faces;
  return [
    path('M0-96L83-48V48L0 96L-83 48V-48Z', colours.right),
    face('.83 .48 -.83 .48 0 -48', colours.top, top),
    face('.83 .48 0 .96 -41.5 24', colours.left, left),
    face('.83 -.48 0 .96 41.5 24', colours.right, right),
    stroke('M-74-46L0-4L74-46M0-2V86', '#fff', 2.5, 'opacity=".45"'),
  ].join('');
}

/** A flat die of 100 by 100. */
export function flatDie(brush: Brush, count: number, colours: DieColours): string {
  const fill = brush.linear([colours.top, colours.left], 0, 0, 1, 1);
  return [
    '<rect x="-48" y="-42" width="100" height="100" rx="20" fill="#000" opacity=".3"/>',
    `<rect x="-50" y="-46" width="100" height="100" rx="20" fill="${colours.right}"/>`,
    `<rect x="-50" y="-50" width="100" height="100" rx="20" fill="${fill}" stroke="#1c1020"
      stroke-opacity=".4" stroke-width="2"/>`,
    facePips(count, colours.pip),
  ].join('');
}

/** Chips lying on each other, the lowest at the origin; each 60 wide. */
export function chipStack(count: number, colour: string, dark: string): string {
  const edge = (y: number) =>
    [
      path(`M-30 ${y}V${y + 9}A30 13 0 0 0 30 ${y + 9}V${y}Z`, dark),
      path(`M-8 ${y + 12.5}V${y + 21}H8V${y + 12.5}Z`, '#fff6e6'),
      path(`M-27 ${y + 6}V${y + 14}L-20 ${y + 18}V${y + 9}Z`, '#fff6e6'),
      path(`M27 ${y + 6}V${y + 14}L20 ${y + 18}V${y + 9}Z`, '#fff6e6'),
    ].join('');
  const top = tidy(-count * 10);
  return [
    oval(4, 8, 36, 14, '#000', 'opacity=".35"'),
    repeated(count, (at) => edge(-10 - at * 10) + oval(0, -10 - at * 10, 30, 13, dark)),
    oval(0, top, 30, 13, colour),
    oval(0, top, 24, 10, 'none', 'stroke="#fff6e6" stroke-width="3.5" stroke-dasharray="9 7"'),
    oval(0, top, 14, 5.5, '#fff6e6', 'opacity=".9"'),
  ].join('');
}

/** A chip seen from straight above, of radius 40. */
export function flatChip(colour: string, dark: string, mark: string): string {
  return [
    disc(3, 6, 40, '#000', 'opacity=".35"'),
    disc(0, 4, 40, dark) + disc(0, 0, 40, colour),
    ring(8, path('M-7-40L-5.5-29H5.5L7-40Z', '#fff6e6')),
    disc(0, 0, 27, dark) + disc(0, 0, 25, colour, 'stroke="#fff6e6" stroke-width="2"'),
    lettered(mark, 24, '#fff6e6'),
  ].join('');
}
