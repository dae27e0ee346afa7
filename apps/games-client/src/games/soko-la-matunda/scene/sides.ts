/** Left of the cabinet a fruit seller's stand, right of it a barrow; an awning over all. */
import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { overheadSize, sideSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;
const edge = '#241424';

const fruit = (x: number, y: number, r: number, lit: string, main: string, dark: string) =>
  disc(x, y, r + 3, edge) +
  disc(x, y, r, dark) +
  disc(x - r * 0.1, y - r * 0.1, r * 0.86, main) +
  disc(x - r * 0.24, y - r * 0.28, r * 0.46, lit, 'opacity=".85"') +
  disc(x - r * 0.36, y - r * 0.42, r * 0.16, '#fff');

const orange = (x: number, y: number, r: number) => fruit(x, y, r, '#ffd87a', '#ff9a2e', '#c8501a');
const mango = (x: number, y: number, r: number) => fruit(x, y, r, '#ffc07a', '#f0504a', '#9a1a4a');
const lime = (x: number, y: number, r: number) => fruit(x, y, r, '#e8ff9a', '#7ac83a', '#2a7a34');

function heap(x: number, y: number, r: number, draw: typeof orange): string {
  return [
    [-2, 0],
    [-1, 0],
    [0, 0],
    [1, 0],
    [2, 0],
    [-1.5, 1],
    [-0.5, 1],
    [0.5, 1],
    [1.5, 1],
    [-1, 2],
    [0, 2],
    [1, 2],
    [-0.5, 3],
    [0.5, 3],
  ]
    .map(([column = 0, level = 0]) => draw(x + column * r * 1.9, y - level * r * 1.5, r))
    .join('');
}

function crate(x: number, y: number, wide: number, tall: number): string {
  const box = `M${x} ${y}h${wide}v${tall}h${-wide}Z`;
  const slats = [0.08, 0.4, 0.72]
    .map((share) =>
      fill(
        `M${x + 4} ${at(y + tall * share)}h${wide - 8}v${at(tall * 0.22)}h${8 - wide}Z`,
        'url(#slat)',
      ),
    )
    .join('');
  return (
    fill(box, '#4a2a1c', `stroke="${edge}" stroke-width="6" stroke-linejoin="round"`) +
    slats +
    fill(`M${x + 6} ${y}h16v${tall}h-16ZM${x + wide - 22} ${y}h16v${tall}h-16Z`, '#b87a44')
  );
}

const bananas = (x: number, y: number) =>
  line(`M${x} ${y - 60}V${y - 30}`, '#5a4024', 6) +
  [-50, -34, -18, 0, 18, 34, 50]
    .map(
      (turn, index) =>
        `<g transform="translate(${x} ${y - 30}) rotate(${turn})">${fill('M-8 0C-16 30 -14 70 6 96C16 70 16 30 8 0Z', index % 2 ? '#ffd83a' : '#f0b02a', `stroke="${edge}" stroke-width="4"`)}${line('M-5 16C-8 40 -6 60 2 78', '#fff6b0', 3)}</g>`,
    )
    .join('');

const slat = shades('slat', [0, 0, width, 0], '#f0b878', '#c8884a', '#8a5430');

export const stand = picture(
  width,
  height,
  slat,
  line('M40 640V190M380 640V190', edge, 22) +
    line('M40 640V190M380 640V190', '#b87a44', 13) +
    bananas(110, 270) +
    bananas(310, 270) +
    bananas(210, 290) +
    heap(100, 446, 23, mango) +
    heap(310, 446, 23, lime) +
    crate(-10, 462, 440, 76) +
    heap(100, 548, 22, orange) +
    heap(310, 552, 24, mango) +
    crate(-20, 566, 460, 84) +
    Array.from({ length: 7 }, (_, index) => {
      const x = -10 + index * 63;
      return fill(
        `M${x + 8} 110H${x + 63}L${x + 63} 200a31 26 0 0 1 -63 0L${x} 200Z`,
        index % 2 ? '#fff6e6' : '#e8404a',
        `stroke="${edge}" stroke-width="5" stroke-linejoin="round"`,
      );
    }).join('') +
    fill('M-10 110H430V130H-10Z', '#fff', 'opacity=".3"'),
);

export const barrow = picture(
  width,
  height,
  slat,
  heap(120, 370, 27, orange) +
    heap(300, 372, 26, lime) +
    heap(210, 340, 28, mango) +
    crate(10, 386, 400, 92) +
    line('M40 480L-10 560M380 480L420 600', edge, 20) +
    line('M40 480L-10 560M380 480L420 600', '#b87a44', 11) +
    disc(210, 550, 88, edge) +
    disc(210, 550, 80, '#e8404a') +
    disc(210, 550, 62, '#3a2434') +
    Array.from(
      { length: 8 },
      (_, index) =>
        `<g transform="rotate(${index * 45} 210 550)">${line('M210 550V490', '#ffd27a', 9)}</g>`,
    ).join('') +
    disc(210, 550, 20, '#ffc43a', `stroke="${edge}" stroke-width="5"`) +
    line('M140 500A86 86 0 0 1 200 466', '#ffb0a0', 6) +
    crate(-20, 590, 130, 60) +
    heap(50, 584, 14, lime),
);

/** A scalloped awning along the upper edge, with paper flags under it. */
export const awning = picture(
  overheadSize.width,
  overheadSize.height,
  shades('fall', [0, 0, 0, 90], '#000 0.3', '#000 0'),
  Array.from({ length: 26 }, (_, index) => {
    const x = index * 62;
    const paint = ['#e8404a', '#fff6e6', '#1f9a94', '#fff6e6'][index % 4] ?? '#fff';
    return (
      fill(`M${x} 0h62v44a31 24 0 0 1 -62 0Z`, paint) +
      line(`M${x} 44a31 24 0 0 0 62 0`, '#241424', 2.4, 'opacity=".4"')
    );
  }).join('') +
    fill('M0 0H1612V90H0Z', 'url(#fall)') +
    line('M0 66Q200 150 400 76T800 76T1200 76T1600 70', '#5a3a3a', 3) +
    Array.from({ length: 32 }, (_, index) => {
      const x = 20 + index * 50;
      const y = 92 + 22 * Math.abs(Math.sin((x / 400) * Math.PI));
      return fill(
        `M${x - 15} ${at(y)}h30l-15 38Z`,
        ['#ffc43a', '#1f9a94', '#e8404a', '#3a6ab0'][index % 4] ?? '#fff',
      );
    }).join(''),
);
