import { ball, disc, dots, fill, line, shades, turned } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const trunk = `M80 202 C88 170 84 150 66 138 C46 126 34 120 30 92 H60 C62 106 72 112 86 116 L84 60 H116 L116 112
  C132 108 138 98 140 80 H168 C168 116 152 130 134 140 C120 150 116 172 124 202 Z`;

const defs =
  shades('bark', [30, 0, 160, 0], '#d8904a', '#8a4a24', '#3a1a12') +
  ball('crown', [96, 30, 66], '#ffff9a', '#c8e02e', '#5aa01e', '#1e5a2a') +
  shades('disc', [0, 10, 0, 190], '#7ac8ff', '#3a6ad8', '#2a2a7a');

const leaf = 'M-9 4 C-17 -20 -12 -42 0 -56 C12 -42 17 -20 9 4 Z';

/** A crown of stiff leaves, seen from a little above. */
function rosette(x: number, y: number, size: number): string {
  const ring = (turns: readonly number[], paint: string, size2: number) =>
    turns
      .map(
        (turn) =>
          `<g transform="translate(${x} ${y}) scale(${size * size2}) rotate(${turn})">` +
          fill(leaf, paint, `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`) +
          `${line('M0 -4 V-42', '#fdffb0', 3, 'opacity=".6"')}</g>`,
      )
      .join('');
  return (
    ring([-112, -80, -48, -16, 16, 48, 80, 112], '#3a8a2a', 1) +
    ring([-92, -60, -30, 0, 30, 60, 92], '#8ac82e', 0.8) +
    ring([-66, -34, 0, 34, 66], '#d8f04a', 0.56)
  );
}

/** Giant groundsel, the tree that grows where no other does. */
export const groundsel = symbol(
  defs,
  disc(100, 102, 94, ink) +
    disc(100, 102, 88, 'url(#disc)') +
    fill(
      'M14 122 C40 96 60 104 84 84 L104 66 L124 86 C150 104 166 98 186 122 C180 170 140 192 100 190 C60 192 20 170 14 122 Z',
      '#dceaff',
      'opacity=".55"',
    ) +
    body(
      'c-trunk',
      trunk,
      'url(#bark)',
      turned(
        0,
        100,
        100,
        line(
          'M88 194 C96 170 92 148 78 136 M100 198 C104 170 100 150 102 120 M112 196 C110 172 114 152 126 138',
          '#4a2210',
          5,
        ),
      ) +
        line(
          'M40 104 l12 -2 M44 116 l12 -4 M92 84 h16 M92 98 h16 M146 96 l14 2 M142 110 l12 3',
          '#4a2210',
          5,
        ),
      5,
    ) +
    rosette(44, 94, 0.84) +
    rosette(156, 88, 0.84) +
    rosette(100, 66, 1.12) +
    dots(
      [
        [100, 54],
        [44, 87],
        [156, 79],
      ],
      6,
      '#fff6a0',
    ),
);
