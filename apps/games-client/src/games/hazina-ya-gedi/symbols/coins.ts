import { disc, line, shades } from '#frame/games/flagship/brushwork.ts';
import { ink, symbol } from '#frame/slots/paint.ts';

const lying = (x: number, y: number) =>
  `<path d="M${x - 46} ${y} V${y + 17} C${x - 46} ${y + 40} ${x + 46} ${y + 40} ${x + 46} ${y + 17} V${y} Z" fill="url(#side)" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>` +
  line(
    `M${x - 26} ${y + 17} V${y + 27} M${x} ${y + 20} V${y + 32} M${x + 26} ${y + 17} V${y + 27}`,
    '#5a2410',
    4,
    'opacity=".6"',
  ) +
  `<ellipse cx="${x}" cy="${y}" rx="46" ry="18" fill="url(#top)" stroke="${ink}" stroke-width="6"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="32" ry="11" fill="none" stroke="#8a3c14" stroke-width="3.4"/>`;

/** Copper coins of the coast, square holes in those from farther away. */
export const coins = symbol(
  shades('side', [20, 0, 180, 0], '#f0a060', '#c8602c', '#7a2c14') +
    shades('top', [30, 40, 170, 190], '#ffe0b0', '#f0a060', '#b8541e') +
    shades('face', [70, 20, 150, 120], '#ffe8c0', '#f0a468', '#b0501c', '#7a2c14'),
  lying(58, 158) +
    lying(142, 158) +
    lying(56, 134) +
    lying(144, 134) +
    lying(100, 148) +
    disc(100, 70, 60, ink) +
    disc(100, 70, 54, 'url(#face)') +
    disc(100, 70, 43, 'none', 'stroke="#7a2c14" stroke-width="4.4"') +
    disc(98, 68, 43, 'none', 'stroke="#fff0d8" stroke-width="2" opacity=".8"') +
    `<rect x="84" y="54" width="32" height="32" rx="3" fill="${ink}" stroke="#7a2c14" stroke-width="6"/>` +
    line(
      'M100 36 V44 M92 40 H108 M100 96 V106 M92 101 H108 M68 62 V78 M62 66 V74 M132 62 V78 M138 66 V74',
      '#7a2c14',
      4.6,
    ) +
    line('M60 46 C68 32 80 26 94 24', '#fffaf0', 6, 'opacity=".9"'),
);
