import { both, fill, line, rod, shades, turned } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const blade = 'M100 -8 C116 18 118 54 108 82 H92 C82 54 84 18 100 -8 Z';
const collar = 'M90 80 H110 L107 104 H93 Z';

const defs =
  shades('steel', [84, 0, 116, 0], '#f6fdff', '#a9c6da', '#4a6a8a', '#20344f') +
  shades('shaft', [94, 0, 106, 0], '#8a4a22', '#5a2a12', '#2c120a') +
  shades('collar', [90, 0, 110, 0], '#fff0b8', '#e2a83e', '#7a4210') +
  shades('plume', [70, 90, 130, 140], '#ff8a5c', '#e02a3a', '#7a0f2a');

const plume = `M100 100 C82 104 70 118 66 140 C78 134 84 136 88 146 C92 134 97 130 100 132
  C103 130 108 134 112 146 C116 136 122 134 134 140 C130 118 118 104 100 100 Z`;

const spearOf = (id: string) =>
  rod('M100 96 V206', 'url(#shaft)', 9, '#e0a070') +
  line('M95 168 h10 M95 176 h10 M95 184 h10', '#ffd05c', 3.4) +
  body(
    `${id}-plume`,
    plume,
    'url(#plume)',
    line('M100 104 V130 M90 108 L80 132 M110 108 L120 132', '#ffb08a', 2.4),
  ) +
  body(
    `${id}-blade`,
    blade,
    'url(#steel)',
    fill('M100 -8 C116 18 118 54 108 82 H100 Z', '#1c3450', 'opacity=".45"') +
      line('M100 4 V80', '#e9f8ff', 2.4) +
      line('M91 30 C88 50 90 66 94 78', '#ffffff', 3, 'opacity=".9"'),
  ) +
  body(`${id}-collar`, collar, 'url(#collar)', line('M91 88 h18 M92 96 h16', '#6b3a0d', 2.4), 4);

/** Two crossed spears, steel with red plumes. */
export const spear = symbol(
  defs,
  turned(-36, 100, 108, spearOf('a')) +
    turned(36, 100, 108, spearOf('b')) +
    both(line('M84 118 Q92 128 100 124', ink, 12)) +
    both(line('M84 118 Q92 128 100 124', '#ffc94f', 6)),
);
