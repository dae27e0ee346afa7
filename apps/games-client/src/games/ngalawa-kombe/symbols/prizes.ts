import {
  around,
  ball,
  both,
  disc,
  fill,
  line,
  mirrored,
  rod,
  shades,
  turned,
} from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const bowl = mirrored('M100 24 L40 24 C40 78 58 114 88 122 L86 142 L100 142');
const foot = 'M66 140 H134 L146 164 H54 Z';
const block = 'M42 162 H158 V194 H42 Z';
const handle = 'M46 38 C4 30 4 92 64 98';

/** The cup itself, a canoe chased on its side. */
export const trophy = symbol(
  brass('gold', 38, 162) +
    ball('halo', [100, 90, 104], '#fff8c0 0.95', '#ffc83a 0.45', '#ff9a2e 0') +
    shades('wood', [0, 162, 0, 194], '#3a7ae0', '#0f2a7a') +
    shades('mouth', [0, 16, 0, 34], '#8a4a10', '#ffd75c'),
  disc(100, 92, 104, 'url(#halo)') +
    around(14, 100, 84, fill('M95 4 L100 -14 L105 4 Z', '#fff0a0', 'opacity=".9"')) +
    both(line(handle, ink, 22) + line(handle, '#c8801e', 13) + line(handle, '#fff0b0', 4)) +
    body('c-foot', foot, 'url(#gold)', '', 5) +
    body(
      'c-bowl',
      bowl,
      'url(#gold)',
      fill(
        'M60 84 C80 92 120 92 144 80 C138 98 126 104 116 104 H84 C72 102 64 96 60 84 Z',
        '#7a3c0a',
      ) +
        fill('M80 80 C86 60 100 46 122 36 C130 54 130 70 124 84 C110 78 94 78 80 80 Z', '#e0243c') +
        line('M76 82 L126 34', '#7a3c0a', 4) +
        line('M54 40 C56 72 66 98 80 108', '#fffce0', 6, 'opacity=".9"'),
    ) +
    `<ellipse cx="100" cy="25" rx="62" ry="11" fill="${ink}"/><ellipse cx="100" cy="24" rx="57" ry="8" fill="url(#mouth)"/>` +
    body(
      'c-block',
      block,
      'url(#wood)',
      fill('M72 168 H128 V188 H72 Z', '#ffe08a') + line('M82 175 H118 M88 182 H112', '#8a4a10', 3),
      5,
    ),
);

const float = mirrored('M100 50 C78 50 66 66 62 92 C54 124 40 140 40 158 C40 180 70 190 100 190');

/** The mark that every canoe must round. */
export const buoy = symbol(
  shades('red', [40, 0, 160, 0], '#ff9a8a', '#f0323c', '#7a0a28') +
    shades('white', [40, 0, 160, 0], '#fff', '#eef4ff', '#8aa0c8') +
    shades('water', [0, 160, 0, 204], '#b8fff8', '#2fc8d8', '#0c6aa8'),
  rod('M100 54 V18', '#c8ccd8', 8) +
    fill(
      'M102 6 L158 24 L102 44 Z',
      '#ff8a1e',
      `stroke="${ink}" stroke-width="7" stroke-linejoin="round"`,
    ) +
    fill('M104 12 L138 23 L104 26 Z', '#ffe07a') +
    body(
      'c-float',
      float,
      'url(#red)',
      fill('M30 88 H170 V124 H30 Z', 'url(#white)') +
        fill('M30 156 H170 V200 H30 Z', 'url(#white)') +
        line('M74 70 C68 100 56 130 52 158', '#fff', 6, 'opacity=".85"') +
        fill('M120 46 H190 V200 H112 C136 150 132 100 120 46 Z', '#2a0a3a', 'opacity=".28"'),
    ) +
    disc(100, 106, 17, ink) +
    disc(100, 106, 12, '#1f6af0') +
    disc(96, 102, 4, '#d0e8ff') +
    body(
      'c-sea',
      'M-4 168 Q16 156 36 166 T76 168 T116 166 T156 166 T204 164 V204 H-4 Z',
      'url(#water)',
      line('M10 180 Q28 172 46 180 T84 178 M110 182 Q128 174 146 182 T184 178', '#fff', 4.4),
      4,
    ),
);

const cloth = 'M30 22 C76 -4 116 46 178 18 V128 C116 156 76 106 30 132 Z';
const checks = Array.from({ length: 20 }, (_, at) =>
  ((at % 5) + Math.floor(at / 5)) % 2
    ? ''
    : fill(`M${30 + (at % 5) * 30} ${4 + Math.floor(at / 5) * 37} h30 v37 h-30 Z`, '#1c1030'),
).join('');

/** The starter's flag, black and white in squares. */
export const flag = symbol(
  shades('white', [60, 0, 160, 120], '#fff', '#f6f2ff', '#b8b0d8'),
  turned(
    6,
    60,
    190,
    rod('M26 198 V14', '#e0a04a', 11) +
      body(
        'c-cloth',
        cloth,
        'url(#white)',
        `<g transform="skewY(-1)">${checks}</g>` +
          fill('M66 0 C80 40 80 90 66 150 H90 C98 90 96 44 86 0 Z', '#fff', 'opacity=".4"') +
          fill('M130 0 C146 40 144 90 130 160 H190 V0 Z', '#1a0a3a', 'opacity=".3"'),
      ) +
      disc(26, 10, 15, ink) +
      disc(26, 10, 10.5, '#ffd23c') +
      disc(23, 7, 3.4, '#fff'),
  ),
);

const shell = `M14 24 C36 22 52 32 62 46 C74 32 92 32 100 44 C114 34 134 42 142 56 C164 58 184 84 186 112 C188 150 158 182 112 196
  C104 188 106 174 96 164 C72 156 52 134 44 106 C32 104 28 92 34 82 C24 70 16 46 14 24 Z`;

/** The scatter: a conch whose call opens the race. */
export const conch = symbol(
  ball('halo', [100, 100, 106], '#ffe8f4 0.95', '#ff7ac0 0.45', '#ff4a9a 0') +
    shades('pearl', [40, 30, 170, 180], '#fffaf0', '#ffc0a8', '#e8588a', '#8a1f6a') +
    shades('lip', [60, 90, 150, 170], '#ffe0f0', '#ff6aa8', '#a81f6a'),
  disc(100, 100, 106, 'url(#halo)') +
    around(16, 100, 100, fill('M95 8 L100 -8 L105 8 Z', '#ffd0e8', 'opacity=".95"')) +
    body(
      'c-shell',
      shell,
      'url(#pearl)',
      line(
        'M34 82 C44 66 54 54 62 46 M44 106 C58 82 80 60 100 44 M64 140 C76 104 104 70 142 56 M24 60 C34 52 42 44 48 36',
        '#a83a6a',
        5,
        'opacity=".7"',
      ) +
        fill(
          'M146 64 C176 84 184 124 160 154 C146 170 130 180 114 188 C108 150 118 100 146 64 Z',
          'url(#lip)',
        ) +
        fill(
          'M148 84 C166 102 168 128 152 148 C142 160 132 168 122 174 C120 144 128 108 148 84 Z',
          '#6a0f4a',
        ) +
        line(
          'M26 36 C34 38 42 42 50 50 M52 92 C60 78 70 68 84 60 M76 128 C84 106 98 88 118 74',
          '#fff',
          7,
          'opacity=".95"',
        ) +
        line('M140 76 C124 104 116 140 118 176', '#ffe8f4', 5, 'opacity=".9"'),
      6,
    ),
);
