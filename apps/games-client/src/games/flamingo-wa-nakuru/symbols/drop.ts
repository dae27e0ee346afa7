import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const bead = `M100 6C112 44 160 76 160 122C160 158 134 182 100 182C66 182 40 158 40 122C40 76 88 44 100 6Z`;

const defs =
  ball('water', [80, 98, 104], '#e8fbff', '#6ac8ff', '#1f6af0', '#0a1e8a') +
  ball('floor', [104, 172, 60], '#c8fbff 0.95', '#5ac8ff 0.5', '#5ac8ff 0') +
  shades('ring', [10, 160, 190, 200], '#8ae0ff', '#2f7af0', '#16308a');

/** A drop of the lake with the whole sky in it. */
export const drop = symbol(
  defs,
  `<ellipse cx="100" cy="172" rx="92" ry="22" fill="${ink}"/>` +
    '<ellipse cx="100" cy="171" rx="87" ry="18" fill="url(#ring)"/>' +
    '<ellipse cx="100" cy="171" rx="68" ry="12" fill="none" stroke="#c8f4ff" stroke-width="4"/>' +
    body(
      'c-bead',
      bead,
      'url(#water)',
      fill(
        'M30 130C70 150 130 150 170 120V200H30Z',
        '#04105a',
        'opacity=".35" filter="url(#mist)"',
      ) +
        disc(104, 164, 52, 'url(#floor)') +
        fill(
          'M60 118C62 88 82 66 96 50C96 82 84 104 76 132C68 138 60 130 60 118Z',
          '#fff',
          'opacity=".85"',
        ) +
        line('M142 128C140 146 130 158 116 164', '#d8ffff', 6, 'opacity=".9"') +
        disc(70, 152, 6, '#fff', 'opacity=".9"'),
    ),
);
