import { fill, line, mirrored, shades } from '#frame/games/flagship/brushwork.ts';
import { body, symbol } from '#frame/slots/paint.ts';

const jar = mirrored(
  'M100 14 L70 14 L70 24 L80 30 L80 46 C46 58 32 88 38 120 C44 154 66 172 68 190 L100 190',
);
const petal = (x: number, y: number, turn: number) =>
  `<g transform="rotate(${turn} ${x} ${y})">` +
  fill(
    `M${x} ${y} C${x - 13} ${y - 12} ${x - 8} ${y - 32} ${x} ${y - 36} C${x + 8} ${y - 32} ${x + 13} ${y - 12} ${x} ${y} Z`,
    '#1c54d0',
  ) +
  line(`M${x} ${y - 6} V${y - 28}`, '#bfe0ff', 2.6) +
  '</g>';

/** A jar of blue and white porcelain, come over the sea. */
export const porcelain = symbol(
  shades('glaze', [34, 0, 166, 0], '#e0ecff', '#ffffff', '#f4faff', '#a8c0ec', '#6a86c8'),
  body(
    'c-jar',
    jar,
    'url(#glaze)',
    line('M70 22 H130 M78 44 H122', '#1c54d0', 7) +
      line('M44 72 C70 82 130 82 156 72', '#1c54d0', 6) +
      line('M52 152 C80 164 120 164 148 152', '#1c54d0', 6) +
      fill('M56 162 C80 174 120 174 144 162 L132 192 H68 Z', '#3a78e8') +
      [0, 60, 120, 180, 240, 300].map((turn) => petal(100, 117, turn)).join('') +
      `<circle cx="100" cy="117" r="8" fill="#ffd23c" stroke="#1c54d0" stroke-width="4"/>` +
      line('M50 96 C42 110 46 128 54 138 M150 96 C158 110 154 128 146 138', '#1c54d0', 4.6) +
      line('M58 70 C46 88 44 108 50 126', '#fff', 8, 'opacity=".85"') +
      fill('M132 40 C178 70 160 150 128 192 H180 V40 Z', '#1c2a7a', 'opacity=".22"'),
  ),
);
