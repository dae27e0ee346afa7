/** What the hillside's coffee passes through: roaster, cup, and the label that stands for it. */
import {
  around,
  ball,
  disc,
  dots,
  fill,
  line,
  onCircle,
  rod,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { at, body, brass, ink, symbol } from '#frame/slots/paint.ts';

const outlined = (width: number) =>
  `stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"`;

const bean = (x: number, y: number, size: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
  body(
    `c-bean${x}`,
    'M0 -62C32 -62 46 -30 44 2C42 38 24 62 0 62C-26 62 -44 36 -44 2C-44 -32 -30 -62 0 -62Z',
    'url(#roast)',
    line('M6 -62C-18 -34 22 -14 4 10C-12 32 12 44 -4 62', '#200804', 10) +
      line('M2 -58C-20 -34 18 -14 0 10C-16 32 8 44 -8 60', '#e89a5a', 3) +
      line('M-32 -22C-28 -40 -20 -48 -12 -52', '#fff', 8, 'opacity=".9"') +
      line('M34 20C30 36 24 46 16 52', '#ffc08a', 5, 'opacity=".7"'),
    8,
  ) +
  '</g>';

export const beans = symbol(
  ball('roast', [-16, -24, 84], '#f8b878', '#b8642c', '#6a2c12', '#341008'),
  bean(60, 76, 1.02, -34) + bean(144, 78, 1, 28) + bean(101, 132, 1.04, 84),
);

const mug = 'M34 66H150L144 166C142 184 130 192 112 192H72C54 192 42 184 40 166Z';
export const cup = symbol(
  shades('enamel', [34, 0, 152, 0], '#a8fff4', '#22c8d8', '#0a86b8', '#06406e') +
    ball('coffee', [78, 60, 70], '#d8904a', '#7a3a16', '#34120a'),
  line('M148 92C196 84 200 152 142 152', ink, 27) +
    line('M148 92C196 84 200 152 142 152', '#0a86b8', 17) +
    line('M150 88C184 84 188 120 174 138', '#a8fff4', 5) +
    body(
      'c-mug',
      mug,
      'url(#enamel)',
      line('M54 88L60 168', '#fff', 9, 'opacity=".8"') +
        fill('M36 176H150V200H36Z', '#04284e', 'opacity=".6"'),
    ) +
    around(
      5,
      96,
      134,
      fill('M96 134C80 118 84 102 96 98C108 102 112 118 96 134Z', '#fff', outlined(4)),
    ) +
    disc(96, 134, 8, '#ffd23c', outlined(3)) +
    `<ellipse cx="92" cy="66" rx="63" ry="20" fill="#fff" ${outlined(6)}/>` +
    '<ellipse cx="92" cy="66" rx="52" ry="13.5" fill="url(#coffee)"/>' +
    line('M58 64C70 56 92 54 108 57', '#ffd8a0', 4, 'opacity=".9"') +
    line('M66 44C54 30 80 22 68 6M96 40C84 26 112 16 98 0M126 44C116 32 138 24 128 10', ink, 14) +
    line('M66 44C54 30 80 22 68 6M96 40C84 26 112 16 98 0M126 44C116 32 138 24 128 10', '#fff', 8),
);

const flame = 'M0 0C-20 -4 -26 -24 -12 -44C-10 -32 -4 -30 -2 -58C20 -40 28 -8 0 0Z';
const fire = (x: number, size: number) =>
  `<g transform="translate(${x} 188) scale(${size})">${fill(flame, '#ff4a12', outlined(6))}` +
  `<g transform="translate(0 -3) scale(.62)">${fill(flame, '#ffd23a')}</g></g>`;

const drum =
  'M40 50H150C170 50 180 74 180 94C180 116 170 138 150 138H40C22 138 12 116 12 94C12 72 22 50 40 50Z';

/** A drum turned by hand over the fire. */
export const roaster = symbol(
  shades('iron', [0, 50, 0, 138], '#e8ecff', '#9098c0', '#4a4c78', '#23203e', '#4e5a8c') +
    brass('gold', 10, 190) +
    ball('door', [84, 84, 40], '#ffb05a', '#a8501a', '#3a1408') +
    ball('heat', [96, 160, 100], '#ff9a2a 0.9', '#ff4a12 0.4', '#ff2a12 0'),
  disc(96, 150, 100, 'url(#heat)') +
    rod('M30 112L16 192M166 112L182 192', 'url(#gold)', 11) +
    [
      [44, 0.9],
      [80, 1.16],
      [118, 1.16],
      [154, 0.9],
    ]
      .map(([x = 0, size = 1]) => fire(x, size))
      .join('') +
    rod('M8 190H190', '#5a2a1a', 9) +
    line('M172 94H183V58', ink, 19) +
    line('M172 94H183V58', '#eab146', 10) +
    fill('M92 52V30H76L84 12H124L132 30H116V52Z', 'url(#gold)', outlined(6)) +
    body(
      'c-drum',
      drum,
      'url(#iron)',
      fill('M34 40H48V150H34ZM144 40H158V150H144Z', 'url(#gold)', outlined(3)) +
        line('M24 70H170', '#fff', 6, 'opacity=".6"'),
    ) +
    fill('M64 72C76 64 116 64 128 72V116C116 124 76 124 64 116Z', '#1a0c14', outlined(5)) +
    fill('M69 76C80 70 112 70 123 76V112C112 118 80 118 69 112Z', 'url(#door)') +
    [
      [82, 104],
      [100, 108],
      [114, 100],
      [92, 92],
    ]
      .map(
        ([x = 0, y = 0], index) =>
          `<g transform="translate(${x} ${y}) rotate(${index * 50})"><ellipse rx="11" ry="8" fill="#5a2410" ${outlined(2.6)}/>${line('M-9 0C-3 -4 3 4 9 0', '#ffb878', 2.4)}</g>`,
      )
      .join('') +
    disc(183, 52, 15, ink) +
    disc(183, 52, 10.5, '#e8283a') +
    disc(180, 48, 3.6, '#fff'),
);

const star = (out: number, inner: number) => {
  const outer = onCircle(10, 100, 100, out);
  const folds = onCircle(10, 100, 100, inner);
  const corners = outer.map((corner, index) =>
    (index % 2 === 0 ? corner : folds[index])?.map(at).join(' '),
  );
  return `M${corners.join('L')}Z`;
};

/** The label of the best lot; it stands in for everything. */
export const label = symbol(
  ball('seal', [80, 70, 130], '#ff8a7a', '#e81f3e', '#a00a34', '#52041e') +
    shades('star', [50, 30, 150, 170], '#ffffff', '#fff0a0', '#ffc82a', '#d87a0a') +
    brass('gold', 4, 196) +
    ball('shine', [100, 100, 100], '#fff6c0 0.9', '#ffd23c 0.4', '#ffd23c 0'),
  disc(100, 100, 100, 'url(#shine)') +
    around(18, 100, 100, disc(100, 14, 14, ink)) +
    around(18, 100, 100, disc(100, 14, 10, '#ffd23c')) +
    disc(100, 100, 88, ink) +
    disc(100, 100, 84, 'url(#gold)') +
    disc(100, 100, 74, ink) +
    disc(100, 100, 71, 'url(#seal)') +
    around(20, 100, 100, fill('M97 84L100 32L103 84Z', '#ff9a8a', 'opacity=".45"')) +
    dots(onCircle(30, 100, 100, 79), 2.6, '#8a3a0a') +
    body(
      'c-star',
      star(70, 31),
      'url(#star)',
      Array.from(
        { length: 5 },
        (_, index) =>
          `<g transform="rotate(${index * 72} 100 100)">${fill('M100 100V30L118.2 74.9Z', '#a84a0a', 'opacity=".38"')}</g>`,
      ).join('') + disc(82, 78, 12, '#fff', 'opacity=".8" filter="url(#soft)"'),
      6,
    ) +
    line('M40 64C48 48 60 38 74 33', '#fff', 6, 'opacity=".8"'),
);
