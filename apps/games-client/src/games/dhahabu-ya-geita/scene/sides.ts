/** Left of the cabinet a prop with a lamp and a barrel, right of it sacks and a chest of gold. */
import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { overheadSize, sideSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;
const edge = '#140a0c';

const lantern = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  disc(0, 52, 130, 'url(#shine)') +
  line('M0 -40V0', edge, 7) +
  line('M-24 24C-24 -14 24 -14 24 24', edge, 9) +
  line('M-24 24C-24 -14 24 -14 24 24', '#c8a070', 4) +
  fill(
    'M-26 24H26L32 84H-32Z',
    'url(#flame)',
    `stroke="${edge}" stroke-width="7" stroke-linejoin="round"`,
  ) +
  line('M-10 24L-13 84M10 24L13 84M-29 54H29', edge, 4) +
  fill(
    'M-34 24C-26 4 26 4 34 24ZM-38 84H38V98H-38Z',
    '#b8402c',
    `stroke="${edge}" stroke-width="6" stroke-linejoin="round"`,
  ) +
  '</g>';

const lights =
  ball('shine', [0, 52, 130], '#ffe6a0 0.75', '#ffa83a 0.25', '#ffa83a 0') +
  ball('flame', [0, 56, 44], '#ffffff', '#fff0a0', '#ffb42e') +
  shades('beam', [0, 0, width, 0], '#5a341e', '#b87a42', '#8a5430', '#4a2a1c');

const barrel = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})">` +
  fill(
    'M-80 -190H80C104 -130 104 -60 80 0H-80C-104 -60 -104 -130 -80 -190Z',
    'url(#staves)',
    `stroke="${edge}" stroke-width="8"`,
  ) +
  line('M-44 -188C-58 -120 -58 -60 -44 -2M0 -190V0M44 -188C58 -120 58 -60 44 -2', '#3a1e14', 4) +
  line('M-92 -150H92M-92 -40H92', edge, 22) +
  line('M-92 -150H92M-92 -40H92', '#8a98a8', 13) +
  `<ellipse cx="0" cy="-190" rx="80" ry="20" fill="#3a1e14" stroke="${edge}" stroke-width="7"/>` +
  '</g>';

export const prop = picture(
  width,
  height,
  `${lights}${shades('staves', [-100, 0, 100, 0], '#6a3c20', '#c8844a', '#8a5230', '#4a2818')}`,
  line('M110 660L140 60', edge, 74) +
    line('M110 660L140 60', 'url(#beam)', 62) +
    line('M96 640L124 80M122 620L146 100', '#3a1e14', 4, 'opacity=".7"') +
    line('M-20 70H440', edge, 74) +
    line('M-20 70H440', 'url(#beam)', 60) +
    line('M-20 52H440', '#ffca80', 5, 'opacity=".5"') +
    line('M130 220L250 92', edge, 40) +
    line('M130 220L250 92', '#8a5430', 28) +
    disc(140, 70, 12, '#c8ccd8', `stroke="${edge}" stroke-width="5"`) +
    lantern(310, 150, 1.25) +
    barrel(290, 640),
);

const chance = chances(9);
const coins = Array.from({ length: 70 }, () => {
  const x = 60 + chance() * 300;
  const peak = 120 * (1 - ((x - 210) / 190) ** 2);
  const y = 440 - chance() * Math.max(10, peak);
  return (
    `<g transform="translate(${at(x)} ${at(y)}) rotate(${at((chance() - 0.5) * 60)})">` +
    `<ellipse rx="24" ry="13" fill="#8a4a0c" stroke="${edge}" stroke-width="3"/>` +
    `<ellipse cy="-4" rx="23" ry="12" fill="#f0b02e"/><ellipse cx="-4" cy="-6" rx="14" ry="6" fill="#fff0a0"/></g>`
  );
}).join('');

export const chest = picture(
  width,
  height,
  lights +
    shades('box', [30, 0, 390, 0], '#a8642c', '#7a401e', '#40200f') +
    shades('iron', [0, 430, 0, 640], '#ffe08a', '#c8841e', '#6a340a'),
  lantern(90, 120, 1) +
    line('M90 0V90', edge, 7) +
    fill(
      'M40 430C30 300 120 250 210 250C300 250 390 300 380 430Z',
      '#5a2c16',
      `stroke="${edge}" stroke-width="9"`,
    ) +
    fill('M56 420C52 320 130 272 210 272C290 272 368 320 364 420Z', '#2a120c') +
    coins +
    fill(
      'M24 436H396L380 640H40Z',
      'url(#box)',
      `stroke="${edge}" stroke-width="9" stroke-linejoin="round"`,
    ) +
    line('M30 500H390M36 570H384', '#2a120c', 5) +
    fill(
      'M20 430H400V462H20ZM60 436H104V640H64ZM316 436H360L356 640H318Z',
      'url(#iron)',
      `stroke="${edge}" stroke-width="5"`,
    ) +
    fill(
      'M176 440H244V520C244 552 176 552 176 520Z',
      'url(#iron)',
      `stroke="${edge}" stroke-width="6"`,
    ) +
    disc(210, 490, 11, edge) +
    fill('M204 492H216L220 522H200Z', edge) +
    line('M30 442H390', '#fff6c8', 4, 'opacity=".8"'),
);

const roofChance = chances(23);
const teeth = Array.from({ length: 26 }, (_, index) => {
  const x = index * 64;
  const off = Math.abs(x - 800) / 800;
  const tall = 14 + off * 46 + roofChance() ** 2 * 80;
  return `L${x} ${at(20 + off * 30)}L${at(x + 24)} ${at(tall + 20)}L${x + 44} ${at(26 + off * 30)}`;
}).join('');

export const roof = picture(
  overheadSize.width,
  overheadSize.height,
  shades('rock', [0, 0, 0, 180], '#120a0e', '#3a2420', '#6a4430'),
  fill(`M0 0${teeth}L1600 40V0Z`, 'url(#rock)', 'stroke="#0c0608" stroke-width="4"'),
);
