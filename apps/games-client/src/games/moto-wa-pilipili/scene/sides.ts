/** Left of the cabinet the great grill in flames, right of it a pole of chillies and full baskets. */
import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { sideSize } from '#frame/games/flagship/place.ts';
import { picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;
const edge = '#08060a';
const rim = `stroke="${edge}" stroke-width="8" stroke-linejoin="round"`;

const blaze = (scale: number, paint: string) =>
  `<g transform="translate(${210 - 210 * scale} ${380 - 380 * scale}) scale(${scale})">${fill(
    `M50 380C20 320 60 290 70 240C92 262 100 286 104 306C120 250 112 190 160 130
      C164 180 200 200 206 250C226 200 220 120 262 60C262 140 330 190 320 270
      C336 258 342 240 344 222C384 270 400 330 368 380Z`,
    paint,
  )}</g>`;

const stick = (x: number) =>
  line(`M${x} 420L${x + 30} 300`, edge, 14) +
  line(`M${x} 420L${x + 30} 300`, '#f0d8a0', 7) +
  [0, 1, 2, 3]
    .map((piece) => {
      const [cx, cy] = [x + 4 + piece * 6.4, 404 - piece * 26];
      const paint = ['#a8501e', '#e0200f', '#a8501e', '#7fd83a'][piece] ?? '#a8501e';
      return disc(cx, cy, 21, edge) + disc(cx, cy, 16, paint) + disc(cx - 5, cy - 5, 5, '#ffd8a0');
    })
    .join('');

export const grillSide = picture(
  width,
  height,
  shades('iron', [20, 420, 400, 560], '#b8c0d0', '#5a6478', '#2a3040', '#10141c') +
    ball('glow', [210, 300, 230], '#ffb01e 0.6', '#ff5a0c 0.24', '#ff5a0c 0'),
  disc(210, 300, 210, 'url(#glow)') +
    blaze(1, '#e0200f') +
    blaze(0.82, '#ff6a12') +
    blaze(0.6, '#ffb42a') +
    blaze(0.36, '#fff2a0') +
    [50, 130, 210, 290].map(stick).join('') +
    line('M84 520L52 632M336 520L368 632M210 540V632', edge, 30) +
    line('M84 520L52 630M336 520L368 630M210 540V630', '#6a748a', 17) +
    fill(
      'M8 412H412C416 412 418 416 416 422C396 508 320 560 210 560C100 560 24 508 4 422C2 416 4 412 8 412Z',
      'url(#iron)',
      rim,
    ) +
    fill('M4 408H416V440H4Z', '#8a94a8', rim) +
    line('M18 418H402', '#fff', 5, 'opacity=".8"') +
    [96, 153, 210, 267, 324]
      .map(
        (x) =>
          fill(
            `M${x - 18} 508v-18a18 18 0 0 1 36 0v18Z`,
            '#ff6a12',
            `stroke="${edge}" stroke-width="6"`,
          ) + fill(`M${x - 9} 508v-12a9 9 0 0 1 18 0v12Z`, '#ffe27a'),
      )
      .join(''),
);

const pod = (x: number, y: number, hand: number, paint: string) =>
  fill(
    `M${x} ${y}C${x + hand * 30} ${y - 12} ${x + hand * 62} ${y + 20} ${x + hand * 52} ${y + 90}C${x + hand * 34} ${y + 74} ${x + hand * 4} ${y + 46} ${x} ${y}Z`,
    paint,
    `stroke="${edge}" stroke-width="6" stroke-linejoin="round"`,
  ) +
  line(
    `M${x + hand * 18} ${y + 12}Q${x + hand * 40} ${y + 26} ${x + hand * 42} ${y + 54}`,
    '#ffc0b0',
    6,
  );

const hanging = (x: number, from: number, rows: number) =>
  line(`M${x} ${from - 60}V${from + rows * 46}`, '#6a4a1e', 8) +
  Array.from({ length: rows }, (_, row) => {
    const y = from + row * 46;
    const paint = ['#ff2a1a', '#d8100c', '#ff5a1e'][row % 3] ?? '#ff2a1a';
    return (
      pod(x, y, -1, paint) +
      pod(x, y, 1, paint) +
      fill(`M${x - 14} ${y - 6}h28l-8 18h-12Z`, '#6ac83a', `stroke="${edge}" stroke-width="5"`)
    );
  }).join('');

const basket = (x: number, y: number, wide: number, paint: string, lit: string) =>
  [-0.3, 0, 0.3]
    .map(
      (off) =>
        disc(x + off * wide, y - 6, wide * 0.2, edge) +
        disc(x + off * wide, y - 6, wide * 0.17, paint) +
        disc(x + off * wide - wide * 0.05, y - wide * 0.09, wide * 0.06, lit),
    )
    .join('') +
  fill(
    `M${x - wide * 0.56} ${y}H${x + wide * 0.56}L${x + wide * 0.44} ${y + wide * 0.56}H${x - wide * 0.44}Z`,
    'url(#straw)',
    rim,
  ) +
  line(
    `M${x - wide * 0.5} ${y + wide * 0.18}H${x + wide * 0.5}M${x - wide * 0.46} ${y + wide * 0.38}H${x + wide * 0.46}`,
    '#7a3c12',
    5,
    'stroke-dasharray="14 8"',
  );

export const chilliSide = picture(
  width,
  height,
  shades('straw', [60, 460, 360, 640], '#ffd88a', '#d8943a', '#8a4a1a') +
    shades('wood', [190, 0, 230, 0], '#c88a4a', '#7a4a20', '#3c200c') +
    ball('lamp', [210, 70, 120], '#ffe08a 0.7', '#ffb01e 0.25', '#ffb01e 0'),
  fill('M196 40H224V640H196Z', 'url(#wood)', rim) +
    fill('M40 96H380V120H40Z', '#a8682e', rim) +
    line('M52 102H368', '#ffd8a0', 4) +
    hanging(92, 168, 5) +
    hanging(328, 168, 5) +
    hanging(210, 168, 6) +
    disc(210, 60, 110, 'url(#lamp)') +
    fill('M176 40H244L256 92H164Z', '#ffd23c', rim) +
    fill('M190 48H220L216 84H182Z', '#fff8d8') +
    fill('M166 38L210 6L254 38Z', '#2a8a7a', rim) +
    basket(110, 540, 190, '#8fe03a', '#f4ffc0') +
    basket(316, 556, 170, '#c83ab8', '#ffc8f4'),
);
