import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, ink, symbol } from '#frame/slots/paint.ts';

const pillar = 'M80 34 L84 14 L100 4 L116 14 L120 34 L126 128 H74 Z';
const wall = 'M22 126 L34 112 L46 126 H154 L166 112 L178 126 V192 H22 Z';

const bowl = (x: number, y: number, r: number) =>
  disc(x, y, r + 4, ink) +
  disc(x, y, r, '#fdfdff') +
  disc(x, y, r * 0.66, '#2a6ad8') +
  disc(x, y, r * 0.36, '#e8f4ff');

/** A pillar tomb of coral stone with bowls of porcelain let into it. */
export const tomb = symbol(
  shades('stone', [70, 0, 130, 0], '#fff4e0', '#f0d0b0', '#b88a7a', '#7a5260') +
    shades('wall', [22, 120, 178, 192], '#ffe8cc', '#d8a890', '#8a5a64'),
  body(
    'c-pillar',
    pillar,
    'url(#stone)',
    line(
      'M80 36 H120 M78 72 H122 M76 104 H124 M96 40 V70 M106 74 V102',
      '#8a5a5a',
      3,
      'opacity=".55"',
    ),
  ) +
    bowl(100, 54, 12) +
    bowl(100, 90, 12) +
    body(
      'c-wall',
      wall,
      'url(#wall)',
      line('M24 138 H176', '#fff8e8', 5, 'opacity=".9"') +
        line(
          'M22 166 H78 M122 166 H178 M48 140 V166 M152 140 V166 M34 166 V192 M166 166 V192',
          '#8a5a5a',
          3,
          'opacity=".55"',
        ),
    ) +
    fill('M80 192 V160 C80 146 92 142 100 134 C108 142 120 146 120 160 V192 Z', ink) +
    fill('M86 192 V162 C86 152 94 148 100 143 C106 148 114 152 114 162 V192 Z', '#2a4a5a') +
    bowl(50, 153, 11) +
    bowl(150, 153, 11) +
    line('M22 190 C30 170 20 160 30 146 M178 188 C170 172 176 164 172 150', '#3aa04a', 5) +
    disc(30, 146, 6, '#7ad84a', `stroke="${ink}" stroke-width="2.4"`) +
    disc(172, 150, 6, '#7ad84a', `stroke="${ink}" stroke-width="2.4"`),
);
