import { ball, disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import { body, symbol } from '#frame/slots/paint.ts';

const lump = `M52 54 C66 34 92 40 104 30 C124 18 150 30 156 52 C176 60 188 84 178 106 C186 130 172 154 150 160
  C136 180 104 180 90 170 C64 182 34 170 30 144 C12 132 10 104 26 90 C26 72 36 58 52 54 Z`;

const facets =
  fill('M52 54 L84 66 L66 98 L26 90 C26 72 36 58 52 54 Z', '#fff4b8', 'opacity=".9"') +
  fill('M84 66 L104 30 C124 18 150 30 156 52 L118 78 Z', '#ffe88a', 'opacity=".85"') +
  fill('M84 66 L118 78 L112 118 L66 98 Z', '#ffd23c') +
  fill('M118 78 L156 52 C176 60 188 84 178 106 L146 116 L112 118 Z', '#e89a1e') +
  fill('M66 98 L112 118 L90 170 C64 182 34 170 30 144 Z', '#f0ae2c') +
  fill('M112 118 L146 116 L178 106 C186 130 172 154 150 160 C136 180 104 180 90 170 Z', '#a8560a') +
  fill('M146 116 L178 106 C186 130 172 154 150 160 Z', '#7a3a06', 'opacity=".6"') +
  fill('M84 66 L104 30 L118 78 Z', '#fffbe0', 'opacity=".6"') +
  fill('M26 90 L66 98 L30 144 C12 132 10 104 26 90 Z', '#ffdf6a') +
  line(
    'M146 116 L150 160 M104 30 L118 78 M52 54 L84 66 L66 98 L26 90 M84 66 L104 30 M84 66 L118 78 L156 52 M118 78 L112 118 L66 98 L30 144 M112 118 L146 116 L178 106 M112 118 L90 170',
    '#fffbe0',
    2.4,
    'opacity=".7"',
  );

const spark = (x: number, y: number, r: number) =>
  fill(
    `M${x} ${y - r} L${x + r * 0.2} ${y - r * 0.2} L${x + r} ${y} L${x + r * 0.2} ${y + r * 0.2} L${x} ${y + r} L${x - r * 0.2} ${y + r * 0.2} L${x - r} ${y} L${x - r * 0.2} ${y - r * 0.2} Z`,
    '#fffef0',
  );

/** A nugget of Geita gold. */
export const nugget = symbol(
  ball('halo', [100, 104, 98], '#ffd75c 0.7', '#ff9a2e 0.25', '#ff9a2e 0'),
  disc(100, 104, 98, 'url(#halo)') +
    body('c-lump', lump, '#e89a1e', facets) +
    spark(66, 62, 18) +
    spark(150, 92, 11) +
    spark(104, 146, 9),
);
