import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { body, brass, ink, symbol } from '#frame/slots/paint.ts';

const left =
  'M14 40 L58 28 C64 26 68 30 68 36 V164 C68 170 64 174 58 172 L14 160 C8 158 4 154 4 148 V52 C4 46 8 42 14 40 Z';
const right =
  'M186 40 L142 28 C136 26 132 30 132 36 V164 C132 170 136 174 142 172 L186 160 C192 158 196 154 196 148 V52 C196 46 192 42 186 40 Z';

const folds = Array.from({ length: 8 }, (_, at) => {
  const x = 66 + at * 8.6;
  const high = at % 2 === 0 ? 34 : 44;
  return fill(
    `M${x} ${high} L${x + 8.6} ${at % 2 === 0 ? 44 : 34} V${at % 2 === 0 ? 156 : 166} L${x} ${at % 2 === 0 ? 166 : 156} Z`,
    at % 2 === 0 ? '#ffd23c' : '#c8501e',
    `stroke="${ink}" stroke-width="2"`,
  );
}).join('');

const keys = Array.from({ length: 7 }, (_, at) => {
  const y = 46 + at * 15.5;
  return (
    fill(`M150 ${y} H190 V${y + 13.5} H150 Z`, '#fffaf0', `stroke="${ink}" stroke-width="2.4"`) +
    (at === 2 || at === 6 ? '' : fill(`M150 ${y + 9.5} H172 V${y + 19} H150 Z`, ink))
  );
}).join('');

const buttons = Array.from({ length: 15 }, (_, at) => {
  const column = at % 3;
  const row = Math.floor(at / 3);
  return disc(
    20 + column * 15,
    62 + row * 19 - column * 3,
    5.4,
    at % 2 ? '#fff3d8' : '#ffd23c',
    `stroke="${ink}" stroke-width="2.6"`,
  );
}).join('');

/** The accordion of the taarab clubs, in violet pearl. */
export const accordion = symbol(
  shades('pearl', [4, 30, 70, 170], '#f0c8ff', '#a84af0', '#5a1aa8', '#2c0a5a') +
    shades('pearl-r', [130, 30, 196, 170], '#e0b0ff', '#8a3ae0', '#4a128a', '#24084a') +
    brass('metal', 0, 200),
  line('M36 32 C60 2 140 2 164 32', ink, 17) +
    line('M36 32 C60 2 140 2 164 32', '#c8304a', 9) +
    line('M44 24 C66 4 134 4 156 24', '#ff9a9a', 2.6) +
    `<g stroke="${ink}" stroke-width="10" stroke-linejoin="round">${fill('M64 34 H136 V166 H64 Z', ink)}</g>` +
    folds +
    body('c-left', left, 'url(#pearl)', line('M12 52 V146', '#fff', 5, 'opacity=".6"')) +
    body('c-right', right, 'url(#pearl-r)', line('M140 40 V162', '#f8dcff', 5, 'opacity=".7"')) +
    keys +
    buttons +
    line('M62 44 V158 M138 44 V158', 'url(#metal)', 5) +
    line('M58 40 V160', '#fff', 2, 'opacity=".5"'),
);
