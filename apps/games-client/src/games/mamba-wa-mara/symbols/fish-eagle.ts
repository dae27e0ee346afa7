import { ball, disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const wing = 'M138 100 C176 96 198 128 198 200 H128 C118 166 120 126 138 100 Z';
const chest = 'M66 132 C52 156 48 178 52 200 H172 C176 166 160 128 148 104 Z';
const head = `M74 30 C108 2 158 16 170 62 C176 92 172 116 184 146 L164 138 L160 168 L142 146
  L126 178 L112 148 L92 168 L88 138 L70 146 C74 128 68 116 60 106 C44 92 44 66 52 52
  C58 42 66 36 74 30 Z`;
const beak = 'M60 48 C36 44 12 60 8 112 C22 100 34 98 46 100 C56 102 64 96 70 86 Z';

const defs =
  ball('disc', [84, 76, 120], '#c8f4ff', '#5ac4f0', '#1f7ac0', '#0f4a8a') +
  shades('white', [60, 20, 170, 170], '#ffffff', '#fbf6ea', '#c8c0d8', '#8a86b0') +
  shades('chest', [60, 110, 150, 200], '#f08a4a', '#b04a20', '#5a1c14') +
  shades('wing', [130, 100, 190, 200], '#5a5068', '#261e34', '#0c0814') +
  shades('beak', [10, 50, 70, 110], '#ffe86a', '#f0a82e', '#4a4450', '#1c1a28');

/** A fish eagle looks along the water. */
export const fishEagle = symbol(
  defs,
  disc(100, 100, 96, ink) +
    disc(100, 100, 91, 'url(#disc)') +
    `<clipPath id="c-round"><circle cx="100" cy="100" r="91"/></clipPath><g clip-path="url(#c-round)">` +
    line('M4 150 H60 M0 168 H50 M14 184 H60', '#d8f8ff', 5, 'opacity=".7"') +
    body(
      'c-wing',
      wing,
      'url(#wing)',
      line('M150 120 C162 146 166 174 164 200 M172 128 C182 150 184 176 182 200', '#7a7090', 4),
    ) +
    body(
      'c-chest',
      chest,
      'url(#chest)',
      line(
        'M80 160 C78 174 78 188 80 200 M104 164 V200 M128 160 C132 174 132 188 132 200',
        '#5a1c14',
        4,
        'opacity=".7"',
      ),
    ) +
    '</g>' +
    body(
      'c-head',
      head,
      'url(#white)',
      fill(
        'M140 20 C180 60 170 130 150 170 H200 V20 Z',
        '#4a4a8a',
        'opacity=".3" filter="url(#mist)"',
      ) +
        line(
          'M110 54 C126 74 128 100 122 126 M134 62 C148 84 148 110 142 132 M92 100 C96 114 96 124 94 136',
          '#a8a0c0',
          4,
          'opacity=".8"',
        ) +
        line('M84 34 C104 20 128 22 142 34', '#fff', 5),
    ) +
    body(
      'c-beak',
      beak,
      'url(#beak)',
      line('M56 54 C36 54 22 68 16 88', '#fffbd0', 5, 'opacity=".9"'),
      5,
    ) +
    line('M68 88 C56 94 44 92 34 92', ink, 4) +
    fill(
      'M58 48 C70 50 74 70 70 88 C62 84 56 66 58 48 Z',
      '#ffd83a',
      `stroke="${ink}" stroke-width="3.4"`,
    ) +
    disc(92, 62, 14, ink) +
    disc(92, 62, 10.5, '#ffb02e') +
    disc(91, 62, 6, '#160810') +
    disc(88, 58, 2.8, '#fff') +
    line('M72 48 C84 44 98 46 112 56', ink, 8),
);
