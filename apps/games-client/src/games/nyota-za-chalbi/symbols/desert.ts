import {
  around,
  ball,
  disc,
  dots,
  fill,
  line,
  onCircle,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

/** A round of beads: `count` of one colour on one string. */
const string = (r: number, count: number, size: number, paint: string, other: string) =>
  onCircle(count, 100, 98, r)
    .map(([x, y], index) => {
      const tone = index % 6 === 0 ? other : paint;
      return (
        disc(x, y, size + 1.8, ink) +
        disc(x, y, size, tone) +
        disc(x - size * 0.3, y - size * 0.35, size * 0.32, '#fff', 'opacity=".9"')
      );
    })
    .join('');

/** The high collar of a Rendille bride, string over string. */
export const beads = symbol(
  brass('metal', 60, 140) + ball('dark', [100, 98, 44], '#1c0a14', '#3a0c1c', '#5a1020'),
  '<g transform="translate(8 0) scale(.92)">' +
    disc(100, 98, 95, ink) +
    disc(100, 98, 90, '#7a0c20') +
    string(83, 30, 7.4, '#ff4a3c', '#fff6e0') +
    string(66, 25, 7.2, '#ff9a2e', '#1f9ad8') +
    string(50, 20, 6.8, '#e0243c', '#fff6e0') +
    string(35, 15, 6.2, '#ffd23c', '#1fa86a') +
    disc(100, 98, 25, ink) +
    disc(100, 98, 21, 'url(#dark)') +
    [-26, 0, 26]
      .map(
        (off) =>
          line(`M${100 + off} 176V190`, ink, 9) +
          fill(
            `M${88 + off} 174L${100 + off} ${off === 0 ? 214 : 204}L${112 + off} 174Z`,
            'url(#metal)',
            `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
          ),
      )
      .join('') +
    '</g>',
);

const stones = Array.from({ length: 3 }, (_, row) =>
  Array.from({ length: 6 }, (__, index) => {
    const x = 8 + index * 32 + (row % 2) * 16 - 16;
    const y = 116 + row * 26;
    return fill(
      `M${x + 3} ${y + 6}q0 -6 6 -6h18q6 0 6 6v12q0 6 -6 6h-18q-6 0 -6 -6Z`,
      (row + index) % 3 === 0 ? '#d8b8a0' : (row + index) % 3 === 1 ? '#b08a84' : '#8a6a74',
      'stroke="#3a2030" stroke-width="3"',
    );
  }).join(''),
).join('');

/** A well in the desert, its water full of stars. */
export const well = symbol(
  ball('water', [90, 104, 70], '#e8ffff', '#4fe0f0', '#1a7ac8', '#0a2a6a') +
    shades('wood', [0, 0, 0, 120], '#f0b070', '#a8642e', '#5a2c14') +
    shades('pail', [70, 0, 130, 0], '#ffd890', '#d8902e', '#7a3c10'),
  line('M34 120 L48 14 M166 120 L152 14', ink, 20) +
    line('M34 120 L48 14 M166 120 L152 14', 'url(#wood)', 12) +
    line('M30 22 H170', ink, 22) +
    line('M30 22 H170', '#c8803a', 13) +
    line('M32 18 H168', '#ffe0a0', 3.4) +
    body(
      'c-wall',
      'M10 112 C10 96 190 96 190 112 V184 C180 200 20 200 10 184 Z',
      '#5a3a4a',
      stones,
    ) +
    `<ellipse cx="100" cy="110" rx="90" ry="25" fill="${ink}"/><ellipse cx="100" cy="108" rx="84" ry="21" fill="#d8b8a0"/>` +
    `<ellipse cx="100" cy="111" rx="70" ry="15.5" fill="${ink}"/><ellipse cx="100" cy="113" rx="66" ry="13" fill="url(#water)"/>` +
    dots(
      [
        [64, 112],
        [134, 116],
        [150, 110],
        [52, 118],
      ],
      2.6,
      '#fff',
    ) +
    line('M100 24 V58', ink, 9) +
    line('M100 24 V58', '#fff0c8', 4) +
    fill(
      'M76 60 H124 L116 104 H84 Z',
      'url(#pail)',
      `stroke="${ink}" stroke-width="7" stroke-linejoin="round"`,
    ) +
    line('M80 74 H120 M83 90 H117', '#6a3410', 5) +
    line('M76 62 C84 40 116 40 124 62', ink, 5) +
    line('M84 66 L88 98', '#fff6d8', 4, 'opacity=".8"'),
);

const tailOf = (d: string, paint: string, opacity: number) =>
  fill(d, paint, `opacity="${opacity}"`);

/** The comet: five of them in the sky, and the stars come down. */
export const comet = symbol(
  ball('halo', [126, 126, 84], '#ffffff 1', '#a8f4ff 0.8', '#4fb0ff 0.35', '#4fb0ff 0') +
    ball('core', [116, 114, 56], '#ffffff', '#fff6c0', '#ffd23c', '#ff8a1e') +
    shades('tail-a', [0, 0, 126, 126], '#ff4ab0 0', '#ff6ac8 0.9', '#fff') +
    shades('tail-b', [0, 40, 120, 140], '#4fe0ff 0', '#4fe0ff 0.9', '#fff') +
    shades('tail-c', [40, 0, 140, 120], '#b06aff 0', '#b06aff 0.9', '#fff'),
  tailOf('M-2 -6 C60 26 120 70 150 104 L104 150 C72 116 30 60 -2 -6 Z', 'url(#tail-a)', 1) +
    tailOf('M2 46 C44 70 90 110 118 152 L96 150 C66 126 26 86 2 46 Z', 'url(#tail-b)', 1) +
    tailOf('M50 2 C82 30 124 74 156 120 L152 96 C128 66 88 28 50 2 Z', 'url(#tail-c)', 1) +
    disc(126, 126, 74, 'url(#halo)') +
    around(
      4,
      126,
      126,
      fill(
        'M126 44 L138 108 L126 126 L114 108 Z',
        '#fffbe0',
        `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
      ),
    ) +
    around(
      4,
      126,
      126,
      fill(
        'M126 70 L134 112 L126 126 L118 112 Z',
        '#8af0ff',
        `stroke="${ink}" stroke-width="4" stroke-linejoin="round"`,
      ),
      45,
    ) +
    disc(126, 126, 40, ink) +
    disc(126, 126, 35, 'url(#core)') +
    fill(
      'M126 100 L132.5 118 L151 119 L136.5 130.5 L141.5 149 L126 138.5 L110.5 149 L115.5 130.5 L101 119 L119.5 118 Z',
      '#ff5a1e',
      'stroke="#a82a0c" stroke-width="3" stroke-linejoin="round"',
    ) +
    dots(
      [
        [40, 96],
        [96, 40],
        [22, 130],
        [150, 30],
        [66, 150],
      ],
      4,
      '#fff',
    ),
);
