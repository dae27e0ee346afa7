/** Left of the cabinet a great carved door in its lime frame, right of it niches with porcelain. */
import { around, disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { sideSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;
const edge = '#2a1028';
const lime = shades('lime', [0, 0, width, height], '#ffffff', '#fff0e8', '#e0b0c0', '#9a6a9a');

const studs = [300, 370, 440, 510, 580].flatMap((y): [number, number][] => [
  [132, y],
  [172, y],
  [232, y],
  [272, y],
]);

/** Rings of carving on the lintel. */
const carving = Array.from({ length: 7 }, (_, index) => {
  const x = 112 + index * 30;
  return (
    around(8, x, 226, `<ellipse cx="${x}" cy="217" rx="3" ry="6" fill="#ffcf8a"/>`) +
    disc(x, 226, 3.4, '#ffcf8a')
  );
}).join('');

const potted = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${[-60, -36, -12, 14, 38, 62]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${fill('M0 0C-18 -50 -14 -110 0 -150C16 -110 18 -50 0 0Z', turn % 4 === 0 ? '#2f8a5a' : '#57b06a', `stroke="${edge}" stroke-width="5"`)}</g>`,
    )
    .join(
      '',
    )}${fill('M-50 -20H50L36 60H-36Z', '#2fa8b8', `stroke="${edge}" stroke-width="7" stroke-linejoin="round"`)}${line('M-44 4l14 14 14 -14 14 14 14 -14 14 14 14 -14', '#fff6ee', 5)}</g>`;

export const doorway = picture(
  width,
  height,
  lime + shades('wood', [80, 180, 330, 640], '#a8642e', '#6a3418', '#34140c'),
  fill(
    'M20 650V140C20 90 60 80 100 60C140 40 170 20 204 -6C238 20 268 40 308 60C348 80 388 90 388 140V650Z',
    'url(#lime)',
    `stroke="${edge}" stroke-width="8" stroke-linejoin="round"`,
  ) +
    line(
      'M44 640V150C48 104 84 96 118 80C152 62 180 44 204 24C228 44 256 62 290 80C324 96 360 104 364 150V640',
      '#c890b0',
      5,
    ) +
    around(8, 204, 112, `<ellipse cx="204" cy="92" rx="8" ry="16" fill="#2fa8b8"/>`) +
    disc(204, 112, 9, '#ffd87a') +
    fill('M76 650V176H332V650Z', 'url(#wood)', `stroke="${edge}" stroke-width="9"`) +
    fill('M90 192H318V258H90Z', '#4a2010') +
    carving +
    fill(
      'M104 650V276H198V650ZM210 650V276H304V650Z',
      '#7a4220',
      `stroke="${edge}" stroke-width="6"`,
    ) +
    line('M104 400H198M210 400H304M104 540H198M210 540H304', '#3a180c', 6) +
    dots(studs, 10, edge) +
    dots(studs, 7.6, '#f0b83a') +
    dots(
      studs.map(([x, y]): [number, number] => [x - 2, y - 2]),
      2.6,
      '#fffbe0',
    ) +
    line('M204 262V650', edge, 18) +
    line('M204 262V650', '#e8a84a', 10) +
    disc(204, 450, 16, '#ffd87a', `stroke="${edge}" stroke-width="5"`) +
    potted(40, 600, 1) +
    potted(372, 606, 0.8),
);

function plate(x: number, y: number, r: number, paint: string): string {
  return (
    disc(x, y, r * 1.1, edge) +
    disc(x, y, r, '#ffffff') +
    `<circle cx="${x}" cy="${y}" r="${at(r * 0.82)}" fill="none" stroke="${paint}" stroke-width="${at(r * 0.16)}" stroke-dasharray="${at(r * 0.2)} ${at(r * 0.12)}"/>` +
    around(
      6,
      x,
      y,
      `<ellipse cx="${x}" cy="${at(y - r * 0.34)}" rx="${at(r * 0.13)}" ry="${at(r * 0.22)}" fill="${paint}"/>`,
    )
  );
}

const niche = (x: number, y: number, wide: number, tall: number) =>
  fill(
    `M${x} ${y + tall}V${y + wide * 0.5}C${x} ${y + wide * 0.2} ${x + wide * 0.3} ${y + wide * 0.16} ${x + wide / 2} ${y}C${x + wide * 0.7} ${y + wide * 0.16} ${x + wide} ${y + wide * 0.2} ${x + wide} ${y + wide * 0.5}V${y + tall}Z`,
    '#8a4a8a',
    `stroke="${edge}" stroke-width="6" stroke-linejoin="round"`,
  ) + line(`M${x + 8} ${y + tall}V${y + wide * 0.52}`, '#c890c8', 4);

const jar = (x: number, y: number, size: number, paint: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${fill('M-14 -84H14L12 -68C40 -56 46 -20 24 0H-24C-46 -20 -40 -56 -12 -68Z', paint, `stroke="${edge}" stroke-width="6" stroke-linejoin="round"`)}${line('M-30 -40C-10 -32 10 -32 30 -40', '#fff6c8', 4)}${line('M-20 -56C-30 -46 -30 -34 -28 -26', '#fff', 4, 'opacity=".7"')}</g>`;

const chest =
  fill('M90 560H340V650H90Z', '#7a4220', `stroke="${edge}" stroke-width="8"`) +
  fill(
    'M78 530H352L340 566H90Z',
    '#a8642e',
    `stroke="${edge}" stroke-width="8" stroke-linejoin="round"`,
  ) +
  line('M100 584H330M100 632H330', '#f0b83a', 5, 'stroke-dasharray="2 10"') +
  fill('M200 560H230V596H200Z', '#f0b83a', `stroke="${edge}" stroke-width="5"`) +
  disc(215, 580, 5, edge) +
  disc(140, 608, 11, '#f0b83a', `stroke="${edge}" stroke-width="4"`) +
  disc(290, 608, 11, '#f0b83a', `stroke="${edge}" stroke-width="4"`);

export const niches = picture(
  width,
  height,
  lime,
  fill(
    'M34 650V96L60 64L86 96V80L112 48L138 80V64L164 32L190 64V48L216 16L242 48V64L268 32L294 64V80L320 48L346 80V96L372 64L398 96V650Z',
    'url(#lime)',
    `stroke="${edge}" stroke-width="8" stroke-linejoin="round"`,
  ) +
    line('M34 128H398', '#2fa8b8', 9) +
    line('M34 128H398', '#fff', 3, 'stroke-dasharray="2 12"') +
    niche(66, 156, 92, 130) +
    niche(172, 156, 92, 130) +
    niche(278, 156, 92, 130) +
    plate(112, 242, 30, '#2f6ad8') +
    jar(218, 284, 0.95, '#2fa8b8') +
    plate(324, 242, 30, '#d8307a') +
    niche(66, 320, 92, 140) +
    niche(172, 320, 92, 140) +
    niche(278, 320, 92, 140) +
    jar(112, 458, 1, '#f0883a') +
    plate(218, 410, 32, '#2fa86a') +
    jar(324, 458, 1, '#7a4ad8') +
    chest +
    potted(44, 606, 0.85),
);
