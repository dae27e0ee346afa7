/** Left of the cabinet two flamingos as tall as it, right of it a fever tree among reeds. */
import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { sideSize } from '#frame/games/flagship/place.ts';
import { grassPath } from '#frame/games/flagship/scenery.ts';
import { picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;
const edge = '#3a1038';

const trunk = `M58 336C56 270 120 224 206 236C270 242 318 270 306 318C292 366 210 386 140 372
  C96 398 50 404 6 392C36 378 52 362 58 336Z`;
const wing = `M88 330C100 282 182 268 258 288C226 332 160 352 76 366C84 352 86 342 88 330Z`;
const upright = 'M262 300C356 300 384 216 300 176C236 146 236 66 306 54';

function tallBird(): string {
  return (
    line('M176 370L168 640M236 364L262 470L236 640', edge, 19) +
    line('M176 370L168 640M236 364L262 470L236 640', '#f0608e', 11) +
    line('M172 372L165 630', '#ffc0d0', 3) +
    disc(262, 470, 11, '#d83a78') +
    line(upright, edge, 52) +
    line(upright, 'url(#neck)', 42) +
    line(
      'M292 62C250 80 252 140 306 164M336 214C352 240 346 268 320 284',
      '#fff',
      7,
      'opacity=".7"',
    ) +
    fill(trunk, edge, `stroke="${edge}" stroke-width="9" stroke-linejoin="round"`) +
    fill(trunk, 'url(#plume)') +
    fill(wing, '#ff7aa8', `stroke="${edge}" stroke-width="4"`) +
    line(
      'M100 340C130 312 180 300 232 298M92 356C130 342 178 330 214 316M120 350C150 346 180 338 200 328',
      '#ffd8e4',
      5,
    ) +
    fill('M58 350C96 356 120 356 140 350C110 384 60 398 10 392C36 378 50 366 58 350Z', '#4a0a34') +
    disc(314, 56, 35, edge) +
    disc(314, 56, 30, 'url(#head)') +
    fill(
      'M330 32C376 30 402 58 396 96C392 112 382 122 370 128C370 104 358 86 334 84C322 82 318 70 322 58Z',
      '#ffc8a0',
      `stroke="${edge}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    fill('M362 86L398 76C400 104 388 120 370 128C370 110 368 98 362 86Z', '#2c1030') +
    disc(318, 50, 9, '#fff0a0', `stroke="${edge}" stroke-width="4"`) +
    disc(319, 50, 4, edge)
  );
}

const plumage =
  shades('plume', [60, 230, 280, 390], '#ffe8ee', '#ffa8c4', '#f0588e', '#b02468') +
  shades('neck', [240, 60, 350, 260], '#ffe0ea', '#ff9abc', '#e8548a') +
  shades('head', [290, 30, 340, 86], '#fff0f4', '#ff9abc');

export const tallFlamingo = picture(
  width,
  height,
  plumage,
  '<g transform="translate(216 312) scale(.5)" opacity=".92">' +
    tallBird() +
    '</g>' +
    '<g transform="translate(-14 20) scale(.97)">' +
    tallBird() +
    '</g>' +
    '<ellipse cx="180" cy="634" rx="150" ry="10" fill="#fff" opacity=".55"/>',
);

const bark = `M190 640C206 560 214 470 200 392C192 340 150 300 110 250L132 236C170 276 204 300 216 340C222 280 214 220 222 160L246 162
  C244 230 246 290 248 340C270 300 310 280 336 232L356 246C334 306 280 346 266 400C256 470 260 560 280 640Z`;
const clouds = [
  [110, 200, 78],
  [210, 130, 100],
  [320, 190, 84],
  [60, 252, 46],
  [378, 250, 44],
  [220, 220, 90],
] as const;
const reeds = (x: number, tall: number) =>
  line(
    `M${x} 640C${x + 4} ${640 - tall * 0.5} ${x + 2} ${640 - tall * 0.8} ${x + 10} ${640 - tall}`,
    '#4a7a3a',
    6,
  ) +
  line(`M${x + 10} ${640 - tall}v44`, '#3a1a24', 19) +
  line(`M${x + 10} ${640 - tall}v44`, '#b8703a', 13) +
  line(`M${x + 7} ${642 - tall}v38`, '#f0b87a', 3);

export const feverTree = picture(
  width,
  height,
  shades('bark', [180, 0, 290, 0], '#f4f0a0', '#c8c060', '#7a7a44') +
    shades('crown', [0, 60, 0, 310], '#fff0b8', '#c8d878', '#6aa068', '#3a6a6a'),
  fill(bark, edge, `stroke="${edge}" stroke-width="8" stroke-linejoin="round"`) +
    fill(bark, 'url(#bark)') +
    line(
      'M204 620C220 540 224 460 212 390M226 330C232 280 228 220 232 180',
      '#fffbd0',
      5,
      'opacity=".7"',
    ) +
    clouds
      .map(
        ([x, y, r]) =>
          `<ellipse cx="${x}" cy="${y}" rx="${r + 5}" ry="${r * 0.62 + 5}" fill="${edge}"/>`,
      )
      .join('') +
    clouds
      .map(
        ([x, y, r]) =>
          `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.62}" fill="url(#crown)"/>`,
      )
      .join('') +
    line(
      grassPath(61, 300, { x: 130, width: 200, y: 110, deep: 110, tall: 14 }),
      '#fffbd0',
      3,
      'opacity=".5"',
    ) +
    line(
      grassPath(62, 200, { x: 60, width: 310, y: 214, deep: 56, tall: 14 }),
      '#2a5a5a',
      3.4,
      'opacity=".45"',
    ) +
    [40, 84, 128, 316, 356, 396].map((x, index) => reeds(x, 150 + ((index * 53) % 90))).join('') +
    line(grassPath(63, 170, { x: 0, width: 420, y: 600, deep: 40, tall: 110 }), '#7aa04a', 5) +
    line(grassPath(64, 90, { x: 0, width: 420, y: 620, deep: 20, tall: 90 }), '#d8e08a', 3),
);
