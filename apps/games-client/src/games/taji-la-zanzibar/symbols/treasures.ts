import {
  around,
  ball,
  disc,
  fill,
  line,
  mirrored,
  onCircle,
  shades,
  turned,
} from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

/** Drawn a little smaller about the middle, so that nothing is cut off at the edge. */
const small = (content: string) => `<g transform="translate(12 14) scale(0.88)">${content}</g>`;

const feather = (turn: number, reach: number) =>
  turned(
    turn,
    100,
    150,
    line(`M100 150 V${152 - reach}`, ink, 9) +
      line(`M100 150 V${152 - reach}`, '#2ad08a', 4) +
      `<ellipse cx="100" cy="${150 - reach}" rx="20" ry="27" fill="${ink}"/>` +
      `<ellipse cx="100" cy="${150 - reach}" rx="16" ry="23" fill="url(#feather)"/>` +
      disc(100, 154 - reach, 12, '#ffc02a') +
      disc(100, 155 - reach, 8.4, '#12d0e0') +
      disc(100, 157 - reach, 5, '#1a1290'),
  );

const bird = mirrored('M100 66 C82 66 76 84 82 100 C84 114 62 134 62 162 C62 186 80 196 100 196');

/** A peacock of the palace garden with its train spread. */
export const peacock = symbol(
  shades('feather', [84, 0, 116, 60], '#a8ff7a', '#1fb86a', '#0a5a4a') +
    shades('breast', [66, 70, 136, 190], '#8af8ff', '#1f8aff', '#1230b0', '#0a0c5a'),
  small(
    [-92, -69, -46, -23, 0, 23, 46, 69, 92].map((turn) => feather(turn, 122)).join('') +
      [-80, -57, -34, -11, 11, 34, 57, 80].map((turn) => feather(turn, 76)).join('') +
      line('M100 68 V44 M94 70 L80 50 M106 70 L120 50', ink, 9) +
      line('M100 68 V44 M94 70 L80 50 M106 70 L120 50', '#5ae8ff', 4) +
      [
        [100, 40],
        [78, 46],
        [122, 46],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 7.6, ink) + disc(x, y, 5, '#ffd24a'))
        .join('') +
      body(
        'c-bird',
        bird,
        'url(#breast)',
        line('M72 150 q28 20 56 0 M70 168 q30 22 60 0 M80 132 q20 14 40 0', '#8af4ff', 4.4) +
          line('M86 78 C82 92 90 104 84 118', '#e0ffff', 5, 'opacity=".8"'),
      ) +
      [88, 112]
        .map(
          (x) =>
            disc(x, 86, 7.4, '#fff', `stroke="${ink}" stroke-width="2.6"`) + disc(x, 87, 3.8, ink),
        )
        .join('') +
      fill(
        'M92 96 H108 L100 114 Z',
        '#ffb01a',
        `stroke="${ink}" stroke-width="4" stroke-linejoin="round"`,
      ),
  ),
);

const bead = (x: number, y: number, r: number) =>
  `<g transform="translate(${x.toString()} ${y.toString()}) scale(${r / 20})">${disc(0, 0, 23, ink)}${disc(0, 0, 19.4, 'url(#pearl)')}${disc(-6, -7, 5, '#fff')}</g>`;

const strand = [-152, -130, -108, -87, -66, -46, -26, 26, 46, 66, 87, 108, 130, 152]
  .map((turn) => {
    const angle = ((turn + 180) * Math.PI) / 180;
    const r = 11 + 5 * Math.abs(Math.sin((angle - Math.PI) / 2)) ** -0.2;
    return bead(
      Math.round(100 + 78 * Math.sin(angle)),
      Math.round(80 - 78 * Math.cos(angle)),
      Math.min(19, r),
    );
  })
  .join('');

/** Pearls on a string, the largest hanging from a clasp of gold. */
export const pearls = symbol(
  ball('pearl', [-6, -8, 32], '#ffffff', '#fff4fa', '#e4d0ee', '#a890c8') +
    ball('great', [90, 144, 56], '#ffffff', '#fff0f8', '#e8c8e8', '#9a7ac0') +
    ball('gold', [94, 100, 40], '#fffbd0', '#ffcf3a', '#a8600c'),
  small(
    `<circle cx="100" cy="80" r="78" fill="none" stroke="${ink}" stroke-width="8"/>` +
      strand +
      onCircle(3, 100, 2, 0)
        .slice(0, 1)
        .map(([x, y]) => bead(x, y + 2, 17))
        .join('') +
      around(6, 100, 106, disc(100, 88, 13, ink) + disc(100, 88, 9.4, 'url(#gold)')) +
      disc(100, 106, 14, ink) +
      disc(100, 106, 10, '#f0244a') +
      disc(97, 102, 3.4, '#ffd8e0') +
      disc(100, 158, 43, ink) +
      disc(100, 158, 38, 'url(#great)') +
      `<ellipse cx="86" cy="142" rx="12" ry="8" fill="#fff" transform="rotate(-36 86 142)"/>` +
      line('M76 176 A34 34 0 0 0 128 176', '#ffe8fa', 5, 'opacity=".7"'),
  ),
);
