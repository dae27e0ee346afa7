import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const nest = `M124 26 C164 30 192 66 188 112 C186 154 160 186 128 190 C98 190 78 166 72 132
  C68 88 86 36 124 26 Z`;
const bird = `M20 96 C12 76 24 54 46 52 C70 52 82 70 86 92 C94 112 92 136 78 152 C60 150 44 140 36 124
  C28 116 22 108 20 96 Z`;

const defs =
  ball('straw', [112, 70, 110], '#fff0b0', '#d8b060', '#94682c', '#523414') +
  ball('hole', [122, 140, 34], '#1c0c08', '#4a2a14') +
  shades('bird', [20, 50, 90, 150], '#fffbb0', '#ffe02e', '#f0a01e', '#b8640c') +
  shades('wing', [50, 90, 96, 150], '#7aa83a', '#3a5a24', '#1c2c18');

const straws = Array.from({ length: 9 }, (_, row) => {
  const y = 44 + row * 17;
  return `M70 ${y + 10} Q130 ${y - 16} 190 ${y + 10} M76 ${y} Q128 ${y + 24} 186 ${y}`;
}).join(' ');

/** A weaver at its nest. */
export const weaver = symbol(
  defs,
  line('M96 4 C112 12 122 16 126 32', ink, 14) +
    line('M96 4 C112 12 122 16 126 32', '#8a9a3a', 7) +
    fill(
      'M96 4 C76 -2 60 6 52 18 C70 22 86 18 96 4 Z',
      '#8fc84a',
      `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    body(
      'c-nest',
      nest,
      'url(#straw)',
      line(straws, '#6a4418', 4, 'opacity=".7"') +
        line(straws, '#fff4c8', 2, 'opacity=".55" transform="translate(-3 -4)"'),
    ) +
    `<ellipse cx="124" cy="144" rx="30" ry="26" fill="url(#hole)" stroke="${ink}" stroke-width="6"/>` +
    line('M94 148 C98 170 150 172 154 146', '#f0d080', 4, 'opacity=".8"') +
    line('M70 146 L84 168 L104 160', ink, 8) +
    line('M70 146 L84 168 L104 160', '#b87a5a', 3.6) +
    fill(
      'M70 142 C76 160 74 178 62 192 C52 180 50 160 54 140 Z',
      '#4a6a2a',
      `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    body(
      'c-bird',
      bird,
      'url(#bird)',
      line('M34 62 C42 56 54 56 62 62', '#fff', 5, 'opacity=".8"'),
    ) +
    body(
      'c-wing',
      'M60 92 C80 92 96 116 88 148 C70 144 54 124 60 92 Z',
      'url(#wing)',
      line('M68 104 C78 112 82 126 82 138', '#ffe86a', 4),
      4,
    ) +
    fill(
      'M20 82 C22 64 38 58 52 66 C54 82 44 96 26 96 Z',
      '#241410',
      `stroke="${ink}" stroke-width="3"`,
    ) +
    fill(
      'M24 80 L0 92 L26 98 Z',
      '#5a5468',
      `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    disc(40, 76, 6.4, '#e0402a') +
    disc(40, 76, 3, ink) +
    disc(38, 74, 1.6, '#fff'),
);
