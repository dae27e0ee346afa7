/** Old houses with lit shutters, grills under striped awnings, heaps of what they sell. */
import { disc, fill, line } from '#frame/games/flagship/brushwork.ts';
import { stripSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = stripSize;
const edge = '#08080c';

/** An arched opening, its shutters ajar. */
const arch = (x: number, y: number, w: number, h: number, light: string) =>
  fill(
    `M${at(x)} ${at(y + h)}V${at(y + w / 2)}a${at(w / 2)} ${at(w / 2)} 0 0 1 ${at(w)} 0V${at(y + h)}Z`,
    light,
    'stroke="#041418" stroke-width="4"',
  ) +
  line(
    `M${at(x + w / 2)} ${at(y + 4)}V${at(y + h)}M${at(x)} ${at(y + h * 0.56)}H${at(x + w)}`,
    '#041418',
    3,
  );

function house(x: number, wide: number, tall: number, wall: string, chance: () => number): string {
  const top = height - tall;
  const teeth = Array.from({ length: Math.floor(wide / 22) }, (_, index) =>
    fill(`M${at(x + 4 + index * 22)} ${at(top)}v-14l7 -8l7 8v14Z`, wall),
  ).join('');
  const floors = Array.from({ length: Math.floor(tall / 84) }, (_, floor) =>
    Array.from({ length: Math.floor(wide / 52) }, (__, column) => {
      const light =
        ['#ffb84a', '#ff8a2e', '#0a2a30', '#ffd88a'][Math.floor(chance() * 4)] ?? '#000';
      return arch(x + 14 + column * 52, top + 18 + floor * 84, 28, 50, light);
    }).join(''),
  ).join('');
  const balcony =
    wide > 150
      ? fill(`M${at(x + 8)} ${at(top + 76)}h${at(wide - 16)}v8h${at(16 - wide)}Z`, '#02141a') +
        line(`M${at(x + 10)} ${at(top + 58)}h${at(wide - 20)}`, '#02141a', 4) +
        Array.from({ length: Math.floor(wide / 14) }, (_, index) =>
          line(`M${at(x + 12 + index * 14)} ${at(top + 58)}v20`, '#02141a', 3),
        ).join('')
      : '';
  return (
    fill(`M${at(x)} ${height}V${at(top)}h${at(wide)}V${height}Z`, wall) +
    teeth +
    floors +
    balcony +
    line(`M${at(x + 2)} ${at(top + 2)}V${height}`, '#ff9a4a', 3, 'opacity=".35"')
  );
}

function row(seed: number, tall: number, walls: readonly string[]): string {
  const chance = chances(seed);
  let [x, houses, index] = [-30, '', 0];
  while (x < width) {
    const wide = 110 + chance() * 100;
    houses += house(
      x,
      wide,
      tall * (0.6 + chance() * 0.4),
      walls[index % walls.length] ?? '',
      chance,
    );
    x += wide - 2;
    index += 1;
  }
  return houses;
}

const tower =
  fill('M1180 400V130H1240V400Z', '#0f5450') +
  fill('M1168 136H1252V122H1168Z', '#1c7068') +
  fill('M1184 122V84H1236V122Z', '#0f5450') +
  fill('M1180 86C1180 56 1204 48 1210 22C1216 48 1240 56 1240 86Z', '#2fa088') +
  arch(1198, 160, 24, 44, '#ffb84a');

export const houses = picture(
  width,
  height,
  '',
  row(5, 310, ['#0e4a4a', '#12564e']) + tower + row(17, 220, ['#0a363c', '#0c3e40', '#082c34']),
);

/** A man at his grill, a fan in his hand. */
const cook = (x: number, shirt: string, cap: string) =>
  fill(
    `M${x - 34} 330C${x - 34} 268 ${x - 20} 250 ${x} 250C${x + 20} 250 ${x + 34} 268 ${x + 34} 330Z`,
    shirt,
    `stroke="${edge}" stroke-width="6"`,
  ) +
  line(`M${x + 26} 276L${x + 52} 300`, edge, 19) +
  line(`M${x + 26} 276L${x + 52} 300`, '#6a3a1e', 12) +
  fill(`M${x + 48} 296l34 -30l14 26l-26 20Z`, '#e8b84a', `stroke="${edge}" stroke-width="5"`) +
  disc(x, 226, 25, edge) +
  disc(x, 226, 20, '#6a3a1e') +
  fill(
    `M${x - 20} 218C${x - 22} 198 ${x + 22} 198 ${x + 20} 218Z`,
    cap,
    `stroke="${edge}" stroke-width="5"`,
  ) +
  line(`M${x - 16} 234C${x - 14} 244 ${x - 6} 246 ${x - 2} 246`, '#ffb06a', 4);

const fire = (x: number, y: number, size: number) =>
  [0, 1, 2, 3, 4]
    .map((at0) => {
      const fx = x + at0 * 26 * size;
      const tall = (26 + (at0 % 2) * 16) * size;
      const flame = (s: number, paint: string) =>
        fill(
          `M${at(fx - 14 * size * s)} ${y}C${at(fx - 16 * size * s)} ${at(y - tall * 0.5 * s)} ${at(fx)} ${at(y - tall * 0.6 * s)} ${at(fx + 2)} ${at(y - tall * s)}C${at(fx + 6 * size)} ${at(y - tall * 0.6 * s)} ${at(fx + 18 * size * s)} ${at(y - tall * 0.4 * s)} ${at(fx + 14 * size * s)} ${y}Z`,
          paint,
        );
      return flame(1, '#ff5a12') + flame(0.66, '#ffb01e') + flame(0.36, '#fff2a0');
    })
    .join('');

function stall(x: number, stripe: string, shirt: string, cap: string): string {
  const cloth = Array.from({ length: 8 }, (_, index) =>
    fill(
      `M${x + index * 36} 130L${x - 12 + index * 39} 186a19.5 16 0 0 0 39 0L${x + 36 + index * 36} 130Z`,
      index % 2 ? '#fff2d8' : stripe,
      `stroke="${edge}" stroke-width="5" stroke-linejoin="round"`,
    ),
  ).join('');
  return (
    line(`M${x + 8} 180V396M${x + 280} 180V396`, edge, 14) +
    line(`M${x + 8} 180V396M${x + 280} 180V396`, '#8a5a2e', 6) +
    fill(`M${x + 14} 190H${x + 274}V330H${x + 14}Z`, '#ff8a1e', 'opacity=".24"') +
    cook(x + 96, shirt, cap) +
    fire(x + 150, 318, 0.9) +
    fill(`M${x - 6} 318H${x + 294}V336H${x - 6}Z`, '#7a8aa0', `stroke="${edge}" stroke-width="6"`) +
    fill(`M${x + 4} 336H${x + 284}V396H${x + 4}Z`, '#28303c', `stroke="${edge}" stroke-width="6"`) +
    [30, 78, 126, 174, 222]
      .map(
        (off) =>
          fill(`M${x + off} 388v-20a15 15 0 0 1 30 0v20Z`, '#ff6a12') +
          fill(`M${x + off + 8} 388v-14a7 7 0 0 1 14 0v14Z`, '#ffe27a'),
      )
      .join('') +
    cloth +
    line(`M${x - 2} 130H${x + 290}`, edge, 10) +
    disc(x + 144, 214, 34, '#ffd27a', 'opacity=".3"') +
    disc(x + 144, 212, 12, '#fff0b0')
  );
}

const heap = (x: number, paint: string, lit: string) =>
  [0, 1, 2, 3, 4, 5]
    .map((index) => {
      const [hx, hy] =
        index < 3 ? [x + index * 28, 352] : [x + 14 + (index - 3) * 28, index === 5 ? 310 : 330];
      const dx = index === 5 ? -42 : 0;
      return (
        disc(hx + dx, hy, 18, edge) +
        disc(hx + dx, hy, 14, paint) +
        disc(hx + dx - 5, hy - 5, 5, lit)
      );
    })
    .join('') +
  fill(
    `M${x - 30} 356H${x + 86}L${x + 74} 398H${x - 18}Z`,
    '#a8682e',
    `stroke="${edge}" stroke-width="6"`,
  ) +
  line(`M${x - 24} 370H${x + 80}M${x - 20} 384H${x + 76}`, '#e8b06a', 3);

export const stalls = picture(
  width,
  height,
  '',
  stall(40, '#e0200f', '#f0f4e8', '#1e9a8a') +
    heap(400, '#8fe03a', '#f0ffb8') +
    stall(560, '#1e8a4a', '#ffb84a', '#fff2d8') +
    heap(930, '#e0200f', '#ffb0a0') +
    heap(1060, '#c83ab8', '#ffc8f4') +
    stall(1220, '#ff8a12', '#2f9ac8', '#e0200f'),
);
