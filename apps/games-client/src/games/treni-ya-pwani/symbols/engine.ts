import {
  around,
  ball,
  both,
  disc,
  dots,
  fill,
  line,
  onCircle,
  shades,
} from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const defs =
  brass('metal', 40, 160) +
  ball('halo', [100, 90, 110], '#fff6c0 0.95', '#ffc84a 0.5', '#ff8a2e 0') +
  ball('boiler', [84, 70, 90], '#5ac0a0', '#1f7a68', '#0c4a48', '#06282e') +
  ball('lamp', [100, 40, 24], '#ffffff', '#fffbd0', '#ffd84a', '#f0a02e') +
  shades('beam', [0, 140, 0, 168], '#ff7a5a', '#d8283a', '#7a0f28') +
  shades('steel', [0, 160, 0, 200], '#e0e8f0', '#8a98a8', '#3a4658') +
  ball('steam', [-6, -8, 34], '#ffffff', '#f4f6fa', '#c8d0dc');

const puff = (x: number, y: number, r: number) =>
  `<g transform="translate(${x} ${y}) scale(${r / 20})">${disc(0, 0, 22, ink, 'opacity=".5"')}${disc(0, 0, 20, 'url(#steam)')}</g>`;

/** The wild: the express, head on, steam at both sides. */
export const engine = symbol(
  defs,
  disc(100, 92, 110, 'url(#halo)') +
    around(14, 100, 40, fill('M95 20 L100 -40 L105 20 Z', '#fff3a0', 'opacity=".6"')) +
    both(puff(22, 130, 20) + puff(10, 158, 16) + puff(36, 152, 18)) +
    body(
      'c-stack',
      'M80 34 L76 4 H124 L120 34 Z',
      'url(#boiler)',
      fill('M72 2 H128 V12 H72 Z', 'url(#metal)'),
      4,
    ) +
    disc(100, 92, 67, ink) +
    disc(100, 92, 62, 'url(#boiler)') +
    `<circle cx="100" cy="92" r="56" fill="none" stroke="url(#metal)" stroke-width="7"/>` +
    dots(onCircle(16, 100, 92, 56), 2.6, '#7a4210') +
    disc(100, 96, 40, '#06282e') +
    disc(100, 96, 36, 'url(#boiler)') +
    line('M66 70 C74 58 88 50 104 50', '#d8fff0', 6, 'opacity=".7"') +
    line('M64 96 H136 M100 62 V130', '#06282e', 5, 'opacity=".6"') +
    disc(100, 96, 12, 'url(#metal)', `stroke="${ink}" stroke-width="4"`) +
    body(
      'c-beam',
      'M16 140 H184 V168 H16 Z',
      'url(#beam)',
      dots(
        [
          [32, 154],
          [168, 154],
          [70, 154],
          [130, 154],
        ],
        4,
        '#ffd0b0',
      ),
      4,
    ) +
    both(
      disc(48, 154, 21, ink) +
        disc(48, 154, 17, 'url(#steel)') +
        disc(48, 154, 8, '#3a4658') +
        disc(43, 148, 4, '#fff'),
    ) +
    fill(
      'M52 172 H148 L176 200 H24 Z',
      'url(#steel)',
      `stroke="${ink}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    line('M72 174 L54 198 M90 174 L84 198 M110 174 L116 198 M128 174 L146 198', '#22303e', 5) +
    disc(100, 40, 25, ink) +
    disc(100, 40, 21, 'url(#metal)') +
    disc(100, 40, 16, 'url(#lamp)') +
    line('M90 34 C92 28 98 26 104 26', '#fff', 4),
);
