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
import { body, ink, symbol } from '#frame/slots/paint.ts';

const pad = `M100 120C150 118 196 134 196 158C196 184 150 196 100 196C50 196 4 184 4 158C4 134 50 118 100 120Z`;
const outer = 'M100 146C70 128 62 74 100 14C138 74 130 128 100 146Z';
const inner = 'M100 148C78 134 74 92 100 48C126 92 122 134 100 148Z';

const defs =
  shades('pad', [20, 120, 170, 200], '#9af08a', '#2f9a5a', '#0c4a44') +
  shades('outer', [80, 16, 120, 146], '#f4e0ff', '#b86aff', '#5a1ea8') +
  shades('inner', [80, 48, 120, 148], '#ffffff', '#dca8ff', '#8a3ae0') +
  ball('heart', [98, 122, 30], '#fffbd0', '#ffd23c', '#e0861a');

const petal = (d: string, paint: string, turn: number) =>
  `<g transform="rotate(${turn} 100 148)">${fill(d, ink, `stroke="${ink}" stroke-width="8" stroke-linejoin="round"`)}${fill(d, paint)}${line('M100 130C98 100 98 70 100 40', '#fff', 3, 'opacity=".5"')}</g>`;

/** A violet water lily on its leaf. */
export const lily = symbol(
  defs,
  '<g transform="translate(13 16) scale(.87)">' +
    body(
      'c-pad',
      pad,
      'url(#pad)',
      line(
        'M100 158L20 150M100 158L44 184M100 158L100 196M100 158L156 184M100 158L180 150',
        '#d8ffb8',
        3,
        'opacity=".6"',
      ),
    ) +
    [-66, 66, -42, 42, -16, 16].map((turn) => petal(outer, 'url(#outer)', turn)).join('') +
    [-52, 52, -26, 26, 0].map((turn) => petal(inner, 'url(#inner)', turn)).join('') +
    disc(100, 138, 21, ink) +
    disc(100, 138, 17, 'url(#heart)') +
    around(9, 100, 138, line('M100 138V124', '#fff6b0', 3)) +
    dots(onCircle(9, 100, 138, 14), 2.6, '#fffbe0') +
    '</g>',
);
