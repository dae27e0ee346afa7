/** Six crews on the lagoon: small ones by the islands, large ones round the mark. */
import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize, stripSize } from '#frame/games/flagship/place.ts';
import { ridge } from '#frame/games/flagship/scenery.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = stripSize;

type Cloth = readonly [cloth: string, band: string, hull: string];

const crews = {
  sun: ['#f0323c', '#ffd23c', '#c81a3a'],
  fish: ['#2a72f0', '#ffffff', '#1f3ac0'],
  star: ['#2fb84a', '#ffffff', '#0a6a44'],
  crab: ['#ffcf2e', '#e0243a', '#ff9a1e'],
  moon: ['#8a3ac8', '#ffe0ff', '#5a1f9a'],
  palm: ['#ffffff', '#ff8a1e', '#1fa89c'],
} satisfies Record<string, Cloth>;

/** A canoe under sail, its float at its side; about 190 wide before scaling. */
function canoe(x: number, y: number, size: number, [cloth, band, hull]: Cloth, hand = 1): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${size * hand} ${size})">` +
    line('M2 -14L10 -150', '#5a3420', 7) +
    fill('M-62 -26C-46 -80 0 -134 72 -172C96 -118 96 -66 76 -22C34 -38 -20 -38 -62 -26Z', cloth) +
    fill('M-50 -58C-10 -72 50 -70 90 -54L88 -74C46 -90 0 -90 -38 -78Z', band) +
    fill(
      'M72 -172C96 -118 96 -66 76 -22L50 -30C72 -76 76 -124 72 -172Z',
      '#0a1a4a',
      'opacity=".22"',
    ) +
    line('M-72 -16L82 -180', '#8a5a30', 6) +
    disc(-46, -34, 9, '#4a2414') +
    disc(-20, -32, 9, '#5a2c18') +
    fill('M-58 -26h24l4 14h-32ZM-32 -24h24l4 12h-32Z', '#fff4e0') +
    fill('M-96 -22C-44 -8 44 -8 106 -32C98 -6 78 2 58 4H-52C-74 0 -88 -8 -96 -22Z', hull) +
    line('M-92 -18C-44 -4 44 -4 102 -26', '#fff', 5) +
    line('M-40 -8L-54 12M36 -8L24 12', '#5a3420', 5) +
    line('M-82 14Q-20 20 54 13', '#5a3420', 9) +
    line('M-110 10Q-60 0 -10 14T110 10', '#fff', 5, 'opacity=".85"') +
    line('M-96 20Q-40 12 10 22T96 18', '#d8ffff', 4, 'opacity=".7"') +
    '</g>'
  );
}

function palm(x: number, y: number, size: number): string {
  const fronds = [-170, -140, -108, -72, -42, -12, 24, 158]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${fill('M0 0C24 -20 60 -20 90 8C62 -2 34 2 0 8Z', '#1f9a5a')}</g>`,
    )
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${size})">${line('M0 0C14 -50 6 -100 -14 -140', '#8a6a44', 9)}<g transform="translate(-14 -140)">${fronds}</g></g>`;
}

const isle = (from: number, wide: number, tall: number) =>
  fill(
    `M${from} 400C${from + wide * 0.1} ${at(400 - tall * 0.5)} ${from + wide * 0.3} ${400 - tall} ${from + wide * 0.5} ${400 - tall}S${from + wide * 0.9} ${at(400 - tall * 0.5)} ${from + wide} 400Z`,
    'url(#green)',
  ) + fill(`M${from - 20} 400q${wide / 2 + 20} -26 ${wide + 40} 0Z`, '#fff0c0');

export const far = picture(
  width,
  height,
  shades('green', [0, 320, 0, 400], '#4ac88a', '#1f9a7a') +
    shades('hills', [0, 330, 0, 400], '#8fd0f0', '#b8ecf4'),
  fill(
    ridge(width, height, [
      [0, 372],
      [240, 350],
      [560, 374],
      [900, 356],
      [1280, 376],
      [1600, 354],
    ]),
    'url(#hills)',
  ) +
    isle(40, 330, 46) +
    isle(1180, 380, 54) +
    palm(120, 366, 0.8) +
    palm(190, 358, 1) +
    palm(290, 366, 0.75) +
    palm(1270, 360, 0.9) +
    palm(1370, 350, 1.1) +
    palm(1480, 364, 0.8) +
    fill('M1410 352h22l-5 -86h-12ZM1408 262h26v-22h-26ZM1404 240h34l-17 -20Z', '#fff8ea') +
    fill('M1412 322h19l-2 -22h-15Z', '#f0323c') +
    disc(1421, 251, 8, '#ffe07a') +
    canoe(480, 398, 0.46, crews.moon) +
    canoe(620, 399, 0.4, crews.palm) +
    canoe(940, 399, 0.42, crews.star, -1) +
    canoe(1070, 398, 0.48, crews.sun, -1),
);

export const near = picture(
  width,
  height,
  shades('swell', [0, 370, 0, 400], '#8ff4f0', '#2ac0d8'),
  canoe(210, 376, 1.55, crews.crab) +
    canoe(520, 384, 0.9, crews.fish) +
    canoe(1090, 384, 0.95, crews.star, -1) +
    canoe(1400, 376, 1.6, crews.sun, -1) +
    fill('M700 396C704 372 712 364 716 344H726C730 364 738 372 742 396Z', '#f0323c') +
    fill('M708 372h26l3 10h-32Z', '#fff') +
    line('M721 346V326', '#5a3420', 4) +
    fill('M722 324L756 334L722 344Z', '#ffcf2e'),
);

const chance = chances(44);
const shells = Array.from({ length: 60 }, () => {
  const x = chance() * 1600;
  const y = 70 + chance() * 240;
  const paint = ['#fff', '#ff9a8a', '#e8a85a', '#ffe0c0'][Math.floor(chance() * 4)] ?? '#fff';
  return fill(`M${at(x - 7)} ${at(y)}a7 6 0 0 1 14 0q-7 5 -14 0Z`, paint, 'opacity=".85"');
}).join('');

const foam = (y: number, paint: string, thick: number, opacity: number) =>
  fill(
    `M0 ${y}${Array.from({ length: 10 }, (_, at2) => `q40 ${at2 % 2 ? -18 : 16} 80 0t80 0`).join('')}V${y + thick}${Array.from({ length: 10 }, (_, at2) => `q-40 ${at2 % 2 ? 20 : -14} -80 0t-80 0`).join('')}Z`,
    paint,
    `opacity="${opacity}"`,
  );

export const ground = picture(
  groundSize.width,
  groundSize.height,
  shades('sand', [0, 0, 0, 320], '#8fe8e0', '#fff0c8', '#f0cc90', '#c08a5a'),
  fill('M0 0H1600V320H0Z', 'url(#sand)') +
    foam(10, '#ffffff', 12, 0.9) +
    foam(44, '#e8fff8', 9, 0.6) +
    line(
      'M0 120q200 -18 400 0t400 0t400 0t400 0M0 190q260 22 520 0t520 0t560 0M0 266q200 -18 400 0t400 0t400 0t400 0',
      '#b8804a',
      3,
      'opacity=".35"',
    ) +
    shells,
);
