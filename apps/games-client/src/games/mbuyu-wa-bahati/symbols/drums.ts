import { fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const tall = 'M68 60 C72 100 64 150 78 196 H150 C164 150 156 100 160 60 Z';
const low = 'M4 116 C8 140 6 166 20 196 H86 C100 166 98 140 102 116 Z';

const defs =
  shades('tall', [64, 0, 164, 0], '#a8b8ff', '#4a5ae0', '#24209a', '#120a4a') +
  shades('low', [4, 0, 102, 0], '#8af0ff', '#1ea8c8', '#0c5a8a', '#06304a') +
  shades('skin', [0, 30, 0, 130], '#fffdf0', '#ffe0a0', '#e0a050');

const skin = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx + 6}" ry="${ry + 6}" fill="${ink}"/>` +
  `<ellipse cx="${x}" cy="${y + 1}" rx="${rx}" ry="${ry}" fill="#b8642e"/>` +
  `<ellipse cx="${x}" cy="${y - 2}" rx="${rx - 5}" ry="${ry - 5}" fill="url(#skin)"/>` +
  line(
    `M${x - rx * 0.6} ${y - ry * 0.3}Q${x - rx * 0.3} ${y - ry * 0.62} ${x} ${y - ry * 0.64}`,
    '#fff',
    4,
  );

/** Two drums, one to speak and one to answer. */
export const drums = symbol(
  defs,
  '<g transform="translate(15 4) scale(.97)">' +
    body(
      'c-tall',
      tall,
      'url(#tall)',
      line('M70 92 L84 124 L98 92 L114 124 L130 92 L146 124 L158 92', '#ffe0a0', 5) +
        fill('M60 140 H170 V158 H60 Z', '#ff5a6a') +
        line('M60 140 H170 M60 158 H170', '#120a4a', 4) +
        line('M76 149 h8 M94 149 h8 M112 149 h8 M130 149 h8 M148 149 h8', '#fff', 6),
    ) +
    skin(114, 56, 50, 24) +
    body(
      'c-low',
      low,
      'url(#low)',
      line('M6 146 L20 172 L36 146 L52 172 L68 146 L84 172 L98 146', '#fff0c8', 5) +
        line('M12 182 H96', '#ffc21e', 8),
    ) +
    skin(53, 112, 52, 24) +
    line('M150 4 L104 52', ink, 15) +
    line('M150 4 L104 52', '#e8a85a', 8) +
    line('M176 22 L126 60', ink, 15) +
    line('M176 22 L126 60', '#e8a85a', 8) +
    '</g>',
);
