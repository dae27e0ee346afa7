import { around, ball, disc, fill, line, rod, shades } from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const top = `M100 18 C150 20 190 58 196 108 C188 100 178 100 170 108 C162 98 146 98 136 108
  C126 98 110 98 100 108 C90 98 74 98 64 108 C54 98 38 98 30 108 C22 100 12 100 4 108 C10 58 50 20 100 18 Z`;

const defs =
  brass('pole', 92, 108) +
  ball('halo', [100, 84, 104], '#fff6c8 0.95', '#ffd23c 0.45', '#ff8a2e 0') +
  shades('shine', [30, 20, 160, 120], '#ffffff 0.4', '#ffffff 0', '#2a0f3a 0.45') +
  shades('red', [100, 18, 100, 110], '#ff8a5c', '#e0243c') +
  shades('teal', [100, 18, 100, 110], '#7ff5e0', '#119a94') +
  shades('sun', [100, 18, 100, 110], '#fff6b0', '#ffbe2e');

const panels =
  fill('M100 18 C50 20 10 58 4 108 C12 100 22 100 30 108 C36 66 62 30 100 18 Z', 'url(#red)') +
  fill('M100 18 C62 30 36 66 30 108 C38 98 54 98 64 108 C64 70 78 36 100 18 Z', 'url(#sun)') +
  fill('M100 18 C78 36 64 70 64 108 C74 98 90 98 100 108 Z', 'url(#teal)') +
  fill('M100 18 V108 C110 98 126 98 136 108 C136 70 122 36 100 18 Z', 'url(#red)') +
  fill(
    'M100 18 C122 36 136 70 136 108 C146 98 162 98 170 108 C164 66 138 30 100 18 Z',
    'url(#sun)',
  ) +
  fill(
    'M100 18 C138 30 164 66 170 108 C178 100 188 100 196 108 C190 58 150 20 100 18 Z',
    'url(#teal)',
  );

/** The scatter: the market's parasol, open in the morning sun. */
export const parasol = symbol(
  defs,
  disc(100, 92, 104, 'url(#halo)') +
    around(12, 100, 92, fill('M95 6 L100 -10 L105 6 Z', '#ffe88a', 'opacity=".95"'), 15) +
    rod('M100 60 V178', 'url(#pole)', 9) +
    line('M100 176 C100 194 124 196 126 178', ink, 15) +
    line('M100 176 C100 194 124 196 126 178', '#e2a83e', 8) +
    body(
      'c-top',
      top,
      '#e0243c',
      panels +
        line(
          'M100 18 C78 36 64 70 64 108 M100 18 C62 30 36 66 30 108 M100 18 V108 M100 18 C122 36 136 70 136 108 M100 18 C138 30 164 66 170 108',
          '#fff3d4',
          3.4,
        ) +
        fill(top, 'url(#shine)'),
      6,
    ) +
    [30, 64, 100, 136, 170]
      .map(
        (x) =>
          line(`M${x} 108 v12`, ink, 7) +
          line(`M${x} 108 v12`, '#fff3d4', 3) +
          disc(x, 124, 7, ink) +
          disc(x, 124, 4.6, '#ffd23c'),
      )
      .join('') +
    disc(100, 16, 11, ink) +
    disc(100, 16, 7.5, '#ffd23c') +
    disc(97.5, 13.5, 2.4, '#fff'),
);
