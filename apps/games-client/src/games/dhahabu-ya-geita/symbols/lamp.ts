import { ball, disc, fill, line, mirrored, shades } from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const glass = mirrored('M100 66 C80 66 68 72 66 84 L62 136 C62 144 80 148 100 148');
const cap = mirrored('M100 26 C84 26 80 36 78 46 C62 50 56 60 54 70 L100 70');
const foot = mirrored('M100 144 C76 144 60 144 58 150 L50 180 C50 190 74 194 100 194');

const defs =
  brass('metal', 50, 150) +
  shades('red', [50, 0, 150, 0], '#8a1420', '#f0503c', '#ff8a66', '#b8202c', '#5a0c1c') +
  ball('glow', [100, 112, 52], '#ffffff', '#fff6b0', '#ffc83a', '#e87a1a') +
  ball('halo', [100, 108, 90], '#ffe27a 0.8', '#ffa52e 0.3', '#ffa52e 0');

/** A storm lamp, lit, red as a miner's. */
export const lamp = symbol(
  defs,
  disc(100, 108, 90, 'url(#halo)') +
    line('M56 86 C30 20 170 20 144 86', ink, 11) +
    line('M56 86 C30 20 170 20 144 86', '#c8ccd8', 5) +
    body(
      'c-glass',
      glass,
      'url(#glow)',
      fill(
        'M100 88 C112 104 116 116 110 128 C106 138 94 138 90 128 C84 116 88 104 100 88 Z',
        '#fffef0',
      ) + line('M74 84 L70 134', '#fff', 5, 'opacity=".8"'),
      4,
    ) +
    line('M64 100 H136 M62 122 H138 M84 68 L80 148 M116 68 L120 148', ink, 5.5) +
    line('M64 100 H136 M62 122 H138 M84 68 L80 148 M116 68 L120 148', '#c8ccd8', 2.4) +
    body(
      'c-cap',
      cap,
      'url(#red)',
      line('M66 60 H134 M80 44 H120', '#ffd0b0', 2.6, 'opacity=".8"'),
    ) +
    body(
      'c-foot',
      foot,
      'url(#red)',
      fill('M54 166 H146 L148 176 H52 Z', '#3a0a14', 'opacity=".5"') +
        disc(100, 171, 7, 'url(#metal)', `stroke="${ink}" stroke-width="3"`),
    ),
);
