/** What burns: the flame, the chillies and the grill. */
import { ball, disc, dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const tongue = `M100 194C54 194 22 162 22 122C22 92 40 78 46 54C60 66 66 78 68 92
  C78 66 76 34 98 6C104 34 134 50 134 86C142 78 146 68 146 56C168 80 178 100 178 124
  C178 164 146 194 100 194Z`;
const heart = `M100 188C68 188 46 166 46 138C46 118 58 108 62 92C72 100 76 110 78 118
  C88 100 90 80 100 60C106 84 126 98 126 122C132 118 136 112 138 104C150 118 154 130 154 142
  C154 170 130 188 100 188Z`;

/** The flame that stands in for all. */
export const flame = symbol(
  ball('glow', [100, 110, 98], '#ffb01e 0.7', '#ff5a0c 0.35', '#ff3a0c 0') +
    shades('outer', [100, 6, 100, 194], '#ffb42a', '#ff4a12', '#e0120c', '#a8061c') +
    shades('inner', [100, 60, 100, 190], '#fff27a', '#ffc81e', '#ff8a12') +
    ball('core', [100, 158, 44], '#ffffff', '#fff8c0', '#ffe24a'),
  disc(100, 104, 98, 'url(#glow)') +
    body(
      'c-out',
      tongue,
      'url(#outer)',
      line('M40 142C38 112 54 96 56 76M92 74C98 58 96 42 98 28', '#ffe27a', 6, 'opacity=".75"') +
        line('M166 128C166 108 160 94 154 84', '#7a0418', 6, 'opacity=".5"'),
    ) +
    fill(heart, 'url(#inner)') +
    fill(
      'M100 186C80 186 66 172 66 156C66 142 76 134 82 122C88 130 90 136 92 142C98 132 100 122 102 112C110 128 134 138 134 158C134 174 120 186 100 186Z',
      'url(#core)',
    ) +
    dots(
      [
        [30, 52],
        [160, 34],
        [60, 26],
        [180, 74],
      ],
      5,
      '#ffd23c',
      `stroke="${ink}" stroke-width="3"`,
    ),
);

const pod = (id: string, outline: string, glint: string) =>
  body(id, outline, 'url(#skin)', line(glint, '#fff', 7, 'opacity=".9"'));

/** Three red chillies hanging from one green knot. */
export const chillies = symbol(
  shades('skin', [30, 60, 170, 180], '#ff8a6a', '#ff2a1e', '#d80a18', '#7a0218') +
    shades('stem', [60, 10, 140, 80], '#d8ff8a', '#5cc83a', '#147a34'),
  pod(
    'c-left',
    'M66 56C92 62 92 96 80 122C68 148 40 168 12 170C26 156 34 138 34 114C34 86 40 58 66 56Z',
    'M54 76C46 92 48 112 42 132',
  ) +
    pod(
      'c-right',
      'M134 56C108 62 108 96 120 122C132 148 160 168 188 170C174 156 166 138 166 114C166 86 160 58 134 56Z',
      'M142 78C144 102 152 124 164 144',
    ) +
    pod(
      'c-middle',
      'M100 56C130 60 136 92 130 122C124 154 112 176 94 196C90 176 72 154 70 120C68 90 74 58 100 56Z',
      'M88 78C82 98 86 122 92 140',
    ) +
    body(
      'c-cap',
      'M42 66C40 48 60 36 82 34C82 22 86 12 96 4L116 8C108 16 108 24 112 34C138 34 160 48 158 66C148 74 138 72 132 64C124 76 108 78 100 66C90 78 76 76 68 64C62 72 50 74 42 66Z',
      'url(#stem)',
      line('M60 54C70 46 80 44 92 44M100 14C96 22 96 30 98 40', '#f4ffc8', 5, 'opacity=".85"'),
      5,
    ),
);

const coal = (x: number, y: number, r: number) =>
  disc(x, y, r + 3, ink) +
  disc(x, y, r, 'url(#coal)') +
  line(`M${x - r * 0.4} ${y - r * 0.3}l${r * 0.6} ${r * 0.3}`, '#fff2a0', 3);

const skewer = (x: number) =>
  line(`M${x} 98L${x + 34} 20`, ink, 11) +
  line(`M${x} 98L${x + 34} 20`, '#f0d8a0', 5) +
  [0, 1, 2]
    .map((piece) => {
      const [cx, cy] = [x + 6 + piece * 9, 84 - piece * 21];
      return (
        disc(cx, cy, 15, ink) +
        disc(cx, cy, 11, piece === 1 ? '#7fd83a' : '#b8501e') +
        disc(cx - 4, cy - 4, 3.6, piece === 1 ? '#e8ffb4' : '#ffb878')
      );
    })
    .join('');

/** A charcoal grill on three legs, skewers over its coals. */
export const grill = symbol(
  shades('iron', [20, 100, 180, 160], '#b8c8e0', '#5a6a8c', '#2a3452', '#121828') +
    ball('coal', [100, 96, 90], '#fff27a', '#ff9a1e', '#ff3a0c', '#a8081c') +
    ball('heat', [100, 96, 92], '#ffb01e 0.8', '#ff4a0c 0.3', '#ff4a0c 0'),
  disc(100, 88, 90, 'url(#heat)') +
    line('M56 140L36 192M144 140L164 192M100 150V194', ink, 19) +
    line('M56 140L36 190M144 140L164 190M100 150V192', '#7a8aac', 10) +
    [22, 46, 70, 94, 118, 142, 166].map((x) => coal(x + 5, 98, 13)).join('') +
    skewer(40) +
    skewer(84) +
    skewer(128) +
    body(
      'c-pan',
      'M12 100H188C192 100 194 104 192 110C182 142 148 164 100 164C52 164 18 142 8 110C6 104 8 100 12 100Z',
      'url(#iron)',
      fill('M8 100H192V114H8Z', '#8a9ac0') +
        line('M14 106H186', '#eef6ff', 4) +
        [58, 86, 114, 142]
          .map((x) => fill(`M${x - 9} 132a9 9 0 0 1 18 0v10h-18Z`, '#ff7a1e'))
          .join('') +
        [58, 86, 114, 142]
          .map((x) => fill(`M${x - 5} 134a5 5 0 0 1 10 0v6h-10Z`, '#ffe27a'))
          .join(''),
    ),
);
