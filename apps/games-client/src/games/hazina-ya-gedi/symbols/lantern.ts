import { ball, disc, fill, line, mirrored } from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const dome = mirrored('M100 24 C92 36 56 46 50 76 L100 76');
const glass = 'M52 78 H148 L138 152 H62 Z';
const foot = mirrored('M100 150 L56 150 L50 166 L70 176 L64 190 L100 190');

/** A lantern of pierced brass, alight. */
export const lantern = symbol(
  brass('brass', 48, 152) +
    ball('glow', [100, 116, 56], '#ffffff', '#fff0a0', '#ffa02e', '#d8541e') +
    ball('halo', [100, 112, 96], '#ffd27a 0.85', '#ff8a2e 0.3', '#ff8a2e 0'),
  disc(100, 108, 96, 'url(#halo)') +
    disc(100, 17, 13, 'none', `stroke="${ink}" stroke-width="13"`) +
    disc(100, 17, 13, 'none', 'stroke="#ffcf5a" stroke-width="6"') +
    body(
      'c-glass',
      glass,
      'url(#glow)',
      fill(
        'M100 88 C114 108 118 124 108 136 C104 141 96 141 92 136 C82 124 86 108 100 88 Z',
        '#fffef0',
      ),
      4,
    ) +
    line('M76 80 L82 150 M124 80 L118 150 M58 114 H142', ink, 8) +
    line('M76 80 L82 150 M124 80 L118 150 M58 114 H142', '#ffcf5a', 3.6) +
    body(
      'c-dome',
      dome,
      'url(#brass)',
      [70, 90, 110, 130]
        .map((x) => disc(x, 64, 5, '#ffef9a', `stroke="#6b3a0d" stroke-width="3"`))
        .join(''),
    ) +
    body('c-foot', foot, 'url(#brass)', line('M54 163 H146', '#6b3a0d', 4)),
);
