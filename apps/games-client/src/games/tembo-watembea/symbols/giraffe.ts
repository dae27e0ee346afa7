import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const neck = 'M98 84 C112 110 120 150 120 200 H190 C190 150 172 96 146 56 Z';
const head = `M150 44 C130 34 108 40 92 58 C72 74 46 88 26 98 C10 106 8 126 24 134
  C44 142 68 134 88 124 C112 120 138 116 152 96 C164 78 164 54 150 44 Z`;
const ear = 'M150 50 C162 34 182 32 196 42 C190 60 172 70 152 66 Z';

const defs =
  shades('coat', [20, 40, 180, 190], '#fff2b8', '#ffcf6a', '#e89a3a', '#a85a20') +
  shades('nose', [12, 96, 60, 136], '#fff0d8', '#d8b090', '#8a5a4a') +
  shades('mane', [150, 60, 196, 200], '#c8642a', '#6a2414');

const patches = [
  'M120 92 L138 84 L146 100 L132 112 Z',
  'M150 96 L164 92 L172 112 L158 120 Z',
  'M126 124 L146 118 L152 138 L132 146 Z',
  'M160 130 L178 126 L184 148 L164 152 Z',
  'M126 158 L150 150 L156 172 L128 176 Z',
  'M164 164 L186 160 L190 184 L168 186 Z',
  'M126 186 L154 182 L156 200 H124 Z',
  'M134 50 L148 54 L146 70 L130 66 Z',
  'M108 60 L122 58 L124 72 L110 76 Z',
  'M124 82 L142 78 L140 96 L126 98 Z',
  'M84 78 L98 74 L100 88 L86 92 Z',
];

const horn = (x: number, y: number) =>
  line(`M${x} ${y} L${x - 6} ${y - 28}`, ink, 16) +
  line(`M${x} ${y} L${x - 6} ${y - 28}`, '#f0b04a', 8) +
  disc(x - 7, y - 32, 11, ink) +
  disc(x - 7, y - 32, 7.4, '#6a2a1c') +
  disc(x - 9, y - 34, 2.4, '#d89a7a');

/** A giraffe looks down from its height. */
export const giraffe = symbol(
  defs,
  line('M158 60 C182 96 194 146 196 198', ink, 18) +
    line('M158 60 C182 96 194 146 196 198', '#b8501e', 10) +
    body(
      'c-neck',
      neck,
      'url(#coat)',
      patches.map((d) => fill(d, '#9a4a1c')).join('') +
        line('M106 100 C118 128 124 160 126 198', '#fff8d8', 5, 'opacity=".6"'),
    ) +
    body(
      'c-ear',
      ear,
      'url(#coat)',
      fill('M160 54 C170 46 180 42 188 44 C182 54 172 60 160 60 Z', '#f08a7a'),
      4,
    ) +
    horn(120, 44) +
    horn(142, 42) +
    body(
      'c-head',
      head,
      'url(#coat)',
      patches
        .slice(7)
        .map((d) => fill(d, '#b8642a', 'opacity=".85"'))
        .join('') +
        fill('M60 80 C40 84 4 96 6 122 C20 146 60 138 72 126 C62 112 60 96 60 80 Z', 'url(#nose)') +
        `<ellipse cx="30" cy="108" rx="6" ry="4.4" fill="#4a1c14" transform="rotate(-24 30 108)"/>` +
        line('M20 124 C36 130 56 126 74 118', '#6a2a1c', 4.4) +
        line('M44 96 C64 84 84 72 98 58', '#fffbe0', 5, 'opacity=".7"'),
    ) +
    fill('M92 78 C98 66 116 66 120 80 C112 90 98 90 92 78 Z', ink) +
    disc(107, 78, 6.6, '#8a3a14') +
    disc(104, 75, 2.8, '#fff') +
    line('M88 72 C96 60 112 58 122 70 M88 72 L80 68 M94 66 L88 60', ink, 4),
);
