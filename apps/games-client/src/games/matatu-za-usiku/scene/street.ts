/** Towers with lit windows, the round tower among them; buses nose to tail; wet tar. */
import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize, stripSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = stripSize;
const neon = ['#2ff0ff', '#ff2ab8', '#ffe21e', '#3aff8a', '#ff8a1e', '#b86aff'] as const;
const neonAt = (index: number) => neon[index % neon.length] ?? '#fff';

function tower(x: number, wide: number, tall: number, chance: () => number, wall: string): string {
  const top = height - tall;
  const rows = Math.floor(tall / 20);
  const columns = Math.floor(wide / 17);
  const windows = Array.from({ length: rows * columns }, (_, index) => {
    if (chance() < 0.5) return '';
    const column = index % columns;
    const row = Math.floor(index / columns);
    const paint = chance() < 0.7 ? '#ffd87a' : neonAt(Math.floor(chance() * 6));
    return fill(
      `M${at(x + 7 + column * 17)} ${at(top + 10 + row * 20)}h9v11h-9Z`,
      paint,
      `opacity="${at(0.5 + chance() * 0.5)}"`,
    );
  }).join('');
  const sign =
    chance() < 0.5
      ? line(
          `M${at(x + 3)} ${at(top + 2)}H${at(x + wide - 3)}`,
          neonAt(Math.floor(chance() * 6)),
          5,
        )
      : '';
  return fill(`M${at(x)} ${height}V${at(top)}H${at(x + wide)}V${height}Z`, wall) + windows + sign;
}

function block(seed: number, tall: number, wall: string): string {
  const chance = chances(seed);
  let [x, towers] = [-20, ''];
  while (x < width) {
    const wide = 60 + chance() * 70;
    towers += tower(x, wide, tall * (0.45 + chance() * 0.55), chance, wall);
    x += wide + 6;
  }
  return towers;
}

/** The round tower with its cone of a hall. */
const round =
  fill('M330 400V90H430V400Z', '#2a1470') +
  Array.from({ length: 14 }, (_, row) =>
    line(
      `M336 ${104 + row * 20}H424`,
      row % 3 ? '#ffd87a' : '#2ff0ff',
      7,
      'opacity=".85" stroke-dasharray="7 7"',
    ),
  ).join('') +
  fill('M312 92C312 74 448 74 448 92L436 104H324Z', '#3c1c94') +
  line('M316 92H444', '#ff2ab8', 5) +
  line('M380 76V20', '#3c1c94', 6) +
  disc(380, 20, 5, '#ff3a3a') +
  fill('M440 400L468 300H560L588 400Z', '#2a1470') +
  line('M470 304L446 396M514 302V396M558 304L582 396', '#ff8a1e', 4, 'opacity=".8"');

export const skyline = picture(
  width,
  height,
  '',
  block(8, 300, '#24126a') + round + block(29, 190, '#160c4a'),
);

/** A bus from its side, windows lit, painted as its owner likes it. */
function bus(x: number, size: number, paint: string, stripe: string, name: number): string {
  return (
    `<g transform="translate(${x} ${height}) scale(${size})">` +
    fill(
      'M0 -30V-130C0 -150 10 -160 30 -160H250C276 -160 290 -150 300 -126L318 -80C322 -70 322 -50 318 -30Z',
      paint,
      'stroke="#06061a" stroke-width="7" stroke-linejoin="round"',
    ) +
    fill('M0 -70L90 -96L70 -74L170 -96L150 -72L320 -90V-56H0Z', stripe) +
    [14, 70, 126, 182]
      .map(
        (wx) =>
          fill(`M${wx} -144h46v38h-46Z`, '#ffe8a0', 'stroke="#06061a" stroke-width="5"') +
          disc(wx + 16, -114, 9, '#3a2050') +
          disc(wx + 34, -112, 8, '#3a2050'),
      )
      .join('') +
    fill('M240 -144h16c18 0 28 6 34 22l6 18h-56Z', '#8af0ff', 'stroke="#06061a" stroke-width="5"') +
    [62, 250]
      .map(
        (wx) =>
          disc(wx, -26, 30, '#06061a') + disc(wx, -26, 16, '#c8d4f0') + disc(wx, -26, 6, '#06061a'),
      )
      .join('') +
    disc(314, -58, 10, '#fff6c8') +
    fill('M318 -66L420 -90V-10L318 -46Z', '#fff6c8', 'opacity=".35"') +
    fill('M2 -60h10v16h-10Z', '#ff3a3a') +
    line('M20 -168H240', neonAt(name), 6) +
    line('M10 -22H300', neonAt(name + 2), 5, 'opacity=".9"') +
    '</g>'
  );
}

const kiosk = (x: number, paint: string, sign: string) =>
  fill(
    `M${x} ${height}V290H${x + 120}V${height}Z`,
    '#1c1450',
    'stroke="#06061a" stroke-width="5"',
  ) +
  fill(`M${x + 14} 318H${x + 106}V368H${x + 14}Z`, '#ffd87a') +
  disc(x + 44, 352, 13, '#3a2050') +
  fill(`M${x + 26} 368C${x + 26} 356 ${x + 62} 356 ${x + 62} 368Z`, paint) +
  fill(
    `M${x - 12} 292L${x + 4} 258H${x + 116}L${x + 132} 292Z`,
    paint,
    'stroke="#06061a" stroke-width="5" stroke-linejoin="round"',
  ) +
  line(`M${x + 16} 276h24m10 0h30m10 0h14`, sign, 6);

export const traffic = picture(
  width,
  height,
  '',
  kiosk(420, '#ff2ab8', '#ffe21e') +
    kiosk(1060, '#3aff8a', '#ffffff') +
    bus(20, 1.1, '#ff8a1e', '#ffe21e', 0) +
    bus(560, 0.9, '#8a2ae8', '#3aff8a', 1) +
    bus(1220, 1.1, '#1fb0f0', '#ff2ab8', 2),
);

const middle = groundSize.width / 2;

/** Wet tar: a zebra crossing, and every neon sign a second time. */
function gleams(): string {
  const chance = chances(61);
  return Array.from({ length: 60 }, (_, index) => {
    const [x, y] = [chance() * 1600, 10 + chance() * 280];
    const tall = 10 + y * 0.24;
    return `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(5 + y * 0.06)}" ry="${at(tall)}" fill="${neonAt(index)}" opacity="${at(0.1 + chance() * 0.16)}"/>`;
  }).join('');
}

export const tar = picture(
  groundSize.width,
  groundSize.height,
  shades('tar', [0, 0, 0, 320], '#4a1a7a', '#1c0f4a', '#0c0a2a', '#04040f'),
  fill('M0 0H1600V320H0Z', 'url(#tar)') +
    line('M0 8H1600', '#ff6ac8', 5, 'opacity=".6"') +
    gleams() +
    Array.from({ length: 7 }, (_, index) => {
      const off = index - 3;
      return fill(
        `M${middle + off * 64 - 20} 70L${middle + off * 64 + 20} 70L${middle + off * 132 + 44} 320H${middle + off * 132 - 44}Z`,
        '#d8e4ff',
        'opacity=".26"',
      );
    }).join('') +
    fill('M280 14C600 -6 1000 -6 1320 14C1120 66 480 66 280 14Z', '#02020a', 'opacity=".4"'),
);
