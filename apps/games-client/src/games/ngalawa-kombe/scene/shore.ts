/** Left of the cabinet the judges' stand, right of it a canoe drawn up; pennants overhead. */
import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { overheadSize, sideSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;
const edge = '#1a0a2a';

/** Somebody who watches, from the waist up. */
function guest(x: number, y: number, skin: string, dress: string, hat: string): string {
  return (
    fill(
      `M${x - 28} ${y}C${x - 28} ${y - 40} ${x - 14} ${y - 48} ${x} ${y - 48}S${x + 28} ${y - 40} ${x + 28} ${y}Z`,
      dress,
      `stroke="${edge}" stroke-width="5"`,
    ) +
    disc(x, y - 64, 18, skin, `stroke="${edge}" stroke-width="5"`) +
    fill(
      `M${x - 22} ${y - 68}C${x - 20} ${y - 96} ${x + 20} ${y - 96} ${x + 22} ${y - 68}Z`,
      hat,
      `stroke="${edge}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    disc(x - 6, y - 60, 2.4, '#fff') +
    disc(x + 7, y - 60, 2.4, '#fff')
  );
}

const thatch =
  'M-20 210L60 96H350L440 210C400 236 380 206 350 230C320 208 296 238 262 212C230 238 200 206 168 232C136 208 108 236 76 214C46 236 10 214 -20 210Z';
const pole = (d: string, wide = 16) =>
  line(d, edge, wide + 9) + line(d, '#d89a50', wide) + line(d, '#ffe0a0', wide * 0.2);

const drape = (y: number) =>
  Array.from({ length: 6 }, (_, at2) =>
    fill(
      `M${10 + at2 * 66} ${y}h66c0 44 -66 44 -66 0Z`,
      at2 % 2 ? '#fff6e8' : '#f0323c',
      `stroke="${edge}" stroke-width="4"`,
    ),
  ).join('');

/** Thatch on four poles, bunting, guests, and the drum of the start. */
export const judges = picture(
  width,
  height,
  shades('reed', [0, 90, 0, 236], '#ffe8a0', '#d8a04a', '#7a4a24') +
    shades('deck', [0, 430, 0, 500], '#f0b870', '#9a5a30') +
    shades('drum', [130, 0, 290, 0], '#ffb85a', '#c8541e', '#6a1a2a'),
  pole('M40 640V180') +
    pole('M372 640V180') +
    pole('M206 112V20', 8) +
    fill(
      'M210 22L310 44L210 72Z',
      '#1f6af0',
      `stroke="${edge}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    disc(244, 46, 10, '#fff') +
    guest(110, 430, '#7a4426', '#1fa89c', '#ffd23c') +
    guest(206, 426, '#5a2c18', '#ff8a1e', '#ffffff') +
    guest(304, 430, '#8a5030', '#8a3ac8', '#f0323c') +
    fill('M-6 428H426V500H-6Z', 'url(#deck)', `stroke="${edge}" stroke-width="7"`) +
    drape(432) +
    pole('M20 640L390 510M390 640L20 510', 11) +
    fill(
      'M134 548H286C280 590 270 616 262 640H158C150 616 140 590 134 548Z',
      'url(#drum)',
      `stroke="${edge}" stroke-width="7"`,
    ) +
    line('M142 560L172 630L196 560L222 630L248 560L270 612', '#fff0c8', 4) +
    `<ellipse cx="210" cy="548" rx="78" ry="18" fill="#fff4d8" stroke="${edge}" stroke-width="6"/>` +
    fill(thatch, 'url(#reed)', `stroke="${edge}" stroke-width="8" stroke-linejoin="round"`) +
    line(
      'M76 104L20 200M120 104L92 208M170 104L160 214M220 104L226 214M270 104L296 210M320 104L370 214',
      '#7a4a24',
      5,
      'opacity=".6"',
    ) +
    line('M62 104H346', '#fff6c8', 8),
);

const bigSail = 'M30 470C60 300 160 130 330 14C400 160 410 330 356 480C240 430 130 430 30 470Z';

/** A canoe of the sixth crew on the sand, its sail left standing. */
export const beached = picture(
  width,
  height,
  shades('cloth', [40, 100, 380, 440], '#ffffff', '#fff0d0', '#e8b880') +
    shades('hull', [0, 480, 0, 590], '#3ad8c8', '#12808a', '#083a58'),
  pole('M216 560L236 40', 12) +
    fill(bigSail, 'url(#cloth)', `stroke="${edge}" stroke-width="9" stroke-linejoin="round"`) +
    fill(
      'M330 14C400 160 410 330 356 480L304 458C360 320 360 160 330 14Z',
      '#5a2a3a',
      'opacity=".25"',
    ) +
    fill('M74 352C160 300 300 300 396 344L400 282C310 246 200 246 112 280Z', '#ff8a1e') +
    fill('M98 306C190 272 310 274 400 312L400 300C310 262 200 260 106 292Z', '#fff') +
    `<g transform="translate(246 196)">${[-160, -126, -92, -58, -24]
      .map(
        (turn) =>
          `<g transform="rotate(${turn})">${fill('M0 0C16 -18 52 -18 78 4C50 -4 26 2 0 8Z', '#1fa89c')}</g>`,
      )
      .join('')}${line('M0 4C6 30 2 50 -6 74', '#1fa89c', 9)}</g>` +
    pole('M10 500L350 -10', 10) +
    fill(
      'M-20 486C80 520 300 520 440 470C430 540 390 580 340 590H70C20 580 -10 540 -20 486Z',
      'url(#hull)',
      `stroke="${edge}" stroke-width="9" stroke-linejoin="round"`,
    ) +
    line('M-10 498C90 532 310 530 432 484', '#fff', 12) +
    line('M6 526C100 556 320 554 416 516', '#ff8a1e', 9) +
    [80, 150, 220, 290, 350].map((x) => disc(x, sheer(x), 7, '#fff4d8')).join('') +
    pole('M110 516L84 610M300 514L320 606', 10) +
    pole('M20 616Q210 634 400 612', 20) +
    fill('M-20 640C80 604 340 604 440 640Z', '#f0cc90'),
);

/** The height of the hull's nails along its sheer. */
function sheer(x: number): number {
  return 562 - ((x - 215) / 60) ** 2;
}

const paints = ['#f0323c', '#ffffff', '#1f6af0', '#ffcf2e', '#2fb84a', '#ff8a1e'] as const;

/** Two lines of square signal flags, crossing. */
const row = (from: number, to: number, sag: number, count: number, turn: number) =>
  line(`M-10 ${from}Q800 ${from + sag * 2} 1610 ${to}`, '#fff4d8', 4) +
  Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    const x = -10 + t * 1620;
    const y = (1 - t) ** 2 * from + 2 * t * (1 - t) * (from + sag * 2) + t ** 2 * to;
    const paint = paints[(index + turn) % paints.length] ?? '#fff';
    const inner = paints[(index + turn + 3) % paints.length] ?? '#fff';
    const shape = `M${at(x - 22)} ${at(y)}h44l-3 44q-19 8 -38 0Z`;
    return fill(shape, paint, `stroke="${edge}" stroke-width="3"`) + disc(x, y + 22, 9, inner);
  }).join('');

export const pennants = picture(
  overheadSize.width,
  overheadSize.height,
  '',
  row(0, 70, 36, 25, 0) + row(64, -6, 52, 23, 2),
);
