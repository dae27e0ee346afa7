/** Left of the cabinet a great pot over sacks, right of it a bush in fruit; mugs on the eave. */
import { ball, disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { overheadSize, sideSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;
const edge = '#1e0e0a';
const outline = `stroke="${edge}" stroke-width="7" stroke-linejoin="round"`;

const sack = (x: number, y: number, size: number, band: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  fill(
    'M-84 0C-104 -30 -96 -92 -70 -104C-30 -116 30 -116 70 -104C96 -92 104 -30 84 0Z',
    'url(#jute)',
    outline,
  ) +
  fill('M-94 -66H94V-50H-95Z', band) +
  fill(
    'M-70 -104C-88 -118 -84 -130 -74 -130C-66 -122 -58 -112 -50 -110ZM70 -104C88 -118 84 -130 74 -130C66 -122 58 -112 50 -110Z',
    '#e8c488',
    outline,
  ) +
  fill('M-22 -24C-22 -48 22 -48 22 -24C22 -4 -22 -4 -22 -24Z', '#4a1f10') +
  line('M-18 -20C-6 -36 6 -14 18 -30', '#ffe8b8', 5) +
  '</g>';

export const pot = picture(
  width,
  height,
  shades('jute', [-90, -120, 90, 0], '#fff0c8', '#dcb478', '#8a5c3a') +
    shades('white', [90, 0, 330, 0], '#ffffff', '#eef4fa', '#a8bcd8', '#5a6a94') +
    shades('blue', [90, 0, 330, 0], '#6ab8ff', '#2a6ad8', '#123a8a') +
    ball('steam', [210, 50, 90], '#ffffff 0.8', '#ffffff 0'),
  disc(220, 60, 90, 'url(#steam)') +
    disc(170, 20, 60, 'url(#steam)', 'transform="translate(-20 -10)"') +
    sack(120, 632, 1.25, '#d8186a') +
    sack(316, 636, 1.1, '#1f8a5a') +
    sack(214, 506, 1.2, '#2a6ad8') +
    line('M292 190C386 170 392 320 300 326', edge, 40) +
    line('M292 190C386 170 392 320 300 326', '#2a6ad8', 25) +
    line('M300 184C366 178 370 250 356 286', '#a8d8ff', 7) +
    fill('M116 300C70 270 66 210 24 176L54 160C96 180 110 220 134 236Z', 'url(#white)', outline) +
    fill('M18 180C24 166 40 158 58 158L62 168C46 172 34 178 28 190Z', '#2a6ad8', outline) +
    fill(
      'M138 150H290C296 210 326 260 330 380H96C100 260 132 210 138 150Z',
      'url(#white)',
      outline,
    ) +
    fill('M98 352H330V380H96Z', 'url(#blue)', outline) +
    line('M156 176C150 230 124 270 122 338', '#fff', 14) +
    fill('M132 152C132 112 168 92 214 92C260 92 296 112 296 152Z', 'url(#white)', outline) +
    fill('M126 142H302V160H126Z', 'url(#blue)', outline) +
    disc(214, 82, 22, '#2a6ad8', outline) +
    disc(207, 75, 7, '#fff') +
    dots(
      [
        [250, 206],
        [284, 300],
        [258, 338],
        [150, 320],
        [176, 118],
      ],
      6,
      '#1e2a4a',
    ) +
    fill('M214 216C190 236 186 286 214 316C242 286 238 236 214 216Z', '#1f9a5a', outline) +
    line(
      'M214 232V306M214 254L200 242M214 274L198 262M214 254L228 242M214 274L230 262',
      '#c8ff9a',
      4,
    ) +
    disc(178, 300, 17, '#e8283a', outline) +
    disc(252, 300, 17, '#e8283a', outline) +
    disc(214, 330, 17, '#ff4a4a', outline),
);

const twig = (x: number, y: number, turn: number, size: number) => {
  const leaf = (lx: number, ly: number, lean: number, paint: string) =>
    `<g transform="translate(${lx} ${ly}) rotate(${lean})">` +
    fill('M0 0C-24 -26 -24 -64 0 -100C24 -64 24 -26 0 0Z', paint, outline) +
    line('M0 -8V-82M0 -30L-11 -44M0 -30L11 -44M0 -54L-9 -66M0 -54L9 -66', '#c8f08a', 3) +
    '</g>';
  const fruit = (fx: number, fy: number) =>
    disc(fx, fy, 18, '#d8142e', 'stroke="#1e0e0a" stroke-width="5"') +
    disc(fx - 5, fy - 6, 5.5, '#ffd0c0');
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
    line('M0 40C4 -10 -4 -80 0 -150', edge, 13) +
    line('M0 40C4 -10 -4 -80 0 -150', '#8a5a34', 6) +
    leaf(0, -20, -72, '#1f7a3e') +
    leaf(0, -20, 72, '#14603a') +
    leaf(0, -80, -58, '#3aa84a') +
    leaf(0, -80, 58, '#1f8a44') +
    leaf(0, -136, 0, '#6ac84a') +
    [
      [-16, -24],
      [16, -26],
      [0, -6],
      [-15, -88],
      [15, -86],
      [0, -70],
    ]
      .map(([fx = 0, fy = 0]) => fruit(fx, fy))
      .join('') +
    '</g>'
  );
};

const weave = Array.from({ length: 5 }, (_, row) =>
  Array.from({ length: 13 }, (__, column) =>
    fill(
      `M${64 + column * 23 + (row % 2) * 11} ${524 + row * 21}h19v16h-19Z`,
      row === 2 ? '#d8186a' : column % 2 ? '#e8b868' : '#c08a48',
    ),
  ).join(''),
).join('');

export const harvest = picture(
  width,
  height,
  '<clipPath id="basket"><path d="M56 516H364L336 636H84Z"/></clipPath>',
  line('M210 640C206 520 214 400 210 300', edge, 32) +
    line('M210 640C206 520 214 400 210 300', '#8a5a34', 20) +
    twig(120, 430, -44, 1) +
    twig(300, 430, 44, 1) +
    twig(110, 300, -28, 1.05) +
    twig(312, 300, 28, 1.05) +
    twig(210, 240, 0, 1.15) +
    twig(206, 420, 4, 1.1) +
    Array.from({ length: 22 }, (_, index) => {
      const level = index < 9 ? 0 : index < 16 ? 1 : 2;
      const off = index < 9 ? index - 4 : index < 16 ? index - 12 : index - 18.5;
      const [x, y] = [210 + off * 33, 508 - level * 24];
      return (
        disc(x, y, 20, index % 3 ? '#e01f36' : '#ff5a3e', `stroke="${edge}" stroke-width="5"`) +
        disc(x - 6, y - 7, 5.5, '#ffd8c8')
      );
    }).join('') +
    fill('M56 516H364L336 636H84Z', '#8a5424', outline) +
    `<g clip-path="url(#basket)">${weave}</g>` +
    fill('M46 508H374V532H46Z', '#f0c878', outline),
);

const tints = ['#e8283a', '#2a6ad8', '#fff8ec', '#1f9a5a', '#ffb82a'] as const;

const mug = (x: number, index: number) => {
  const paint = tints[index % tints.length] ?? '#fff';
  const drop = 96 + (index % 3) * 12;
  return (
    line(`M${x} 62V${drop}`, '#3a2418', 4) +
    `<g transform="translate(${x} ${drop}) rotate(${index % 2 ? 16 : -14})">` +
    line('M-4 0C-26 -4 -26 34 4 36', edge, 11) +
    line('M-4 0C-26 -4 -26 34 4 36', paint, 6) +
    fill('M0 -12H50L46 54H6Z', paint, `stroke="${edge}" stroke-width="4" stroke-linejoin="round"`) +
    fill('M10 -2H18L20 44H14Z', '#fff', 'opacity=".6"') +
    fill(
      'M-3 -18H53V-8H-3Z',
      index % 5 === 2 ? '#2a6ad8' : '#fff8ec',
      `stroke="${edge}" stroke-width="3.4"`,
    ) +
    '</g>'
  );
};

/** A tin roof's edge with enamel mugs on hooks under it. */
export const eave = picture(
  overheadSize.width,
  overheadSize.height,
  shades('tin', [0, 0, 0, 56], '#4a7a6a', '#8ac0a0', '#3a6a5a') +
    shades('beam', [0, 50, 0, 76], '#c8884a', '#6a3a1c'),
  Array.from({ length: 14 }, (_, index) => mug(40 + index * 118, index)).join('') +
    fill('M0 50H1600V74H0Z', 'url(#beam)', 'stroke="#1e0e0a" stroke-width="4"') +
    fill(
      `M0 0H1600V44${Array.from({ length: 50 }, () => `q-8 ${at(18)} -16 0t-16 0`).join('')}Z`,
      'url(#tin)',
      'stroke="#1e0e0a" stroke-width="4"',
    ) +
    line(
      Array.from({ length: 50 }, (_, index) => `M${index * 32 + 8} 0V48`).join(''),
      '#d8f4e0',
      3,
      'opacity=".6"',
    ),
);
