import { around, ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const tub = 'M14 86 H186 L164 154 H36 Z';

const defs =
  shades('tub', [14, 86, 170, 160], '#7ad0e0', '#3a8aa8', '#1f5272', '#102a44') +
  shades('rim', [0, 76, 0, 96], '#e8fbff', '#7ab0c8', '#2a5270') +
  ball('ore', [-6, -8, 30], '#fff6c0', '#ffd23c', '#d88a1a', '#7a3f0c') +
  ball('rock', [-6, -8, 30], '#c8a890', '#7a5a50', '#3a2628') +
  ball('wheel', [-6, -6, 30], '#f0f6ff', '#8a98ac', '#38445c');

const lump = (x: number, y: number, size: number, paint: string, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${fill('M-22 4 L-16 -16 L2 -24 L20 -14 L24 6 L10 20 L-12 20 Z', `url(#${paint})`, `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`)}` +
  `${fill('M-16 -16 L2 -24 L4 -8 L-8 -2 Z', '#fff', 'opacity=".5"')}${fill('M20 -14 L24 6 L10 20 L4 -8 Z', '#2a1008', 'opacity=".3"')}</g>`;

const wheel = (x: number) =>
  `<g transform="translate(${x} 168)">${disc(0, 0, 25, ink)}${disc(0, 0, 20, 'url(#wheel)')}${disc(0, 0, 13, '#2a3448')}` +
  `${around(6, 0, 0, line('M0 0 V-15', '#c8d4e4', 4))}${disc(0, 0, 6, '#ffc43a', `stroke="${ink}" stroke-width="2"`)}</g>`;

/** A mine cart heaped with ore. */
export const cart = symbol(
  defs,
  lump(52, 72, 1, 'rock', 10) +
    lump(148, 72, 1, 'rock', 60) +
    lump(84, 54, 1.1, 'ore', -10) +
    lump(122, 56, 1.05, 'ore', 40) +
    lump(102, 74, 1, 'ore', 90) +
    lump(64, 82, 0.7, 'ore', 20) +
    lump(140, 84, 0.72, 'ore', 130) +
    body(
      'c-tub',
      tub,
      'url(#tub)',
      line('M60 92 L72 154 M140 92 L128 154', '#0c2238', 4) +
        line('M63 92 L75 154', '#a8e8f4', 2, 'opacity=".7"') +
        `<g fill="#d8f4ff" stroke="#0c2238" stroke-width="1.6"><circle cx="34" cy="106" r="4"/><circle cx="44" cy="138" r="4"/><circle cx="166" cy="106" r="4"/><circle cx="156" cy="138" r="4"/><circle cx="100" cy="106" r="4"/><circle cx="100" cy="140" r="4"/></g>`,
    ) +
    body('c-rim', 'M8 80 H192 L190 96 H10 Z', 'url(#rim)', '', 4) +
    wheel(62) +
    wheel(138),
);
