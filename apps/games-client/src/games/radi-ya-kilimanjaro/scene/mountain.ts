/** Kibo under snow with Mawenzi beside it, the moor below, and the stony path to the frame. */
import { dots, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { groundSize, stripSize } from '#frame/games/flagship/place.ts';
import { grassPath, ridge } from '#frame/games/flagship/scenery.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = stripSize;

const kibo = `M230 400C360 330 470 220 560 118C584 84 616 60 652 56C690 40 760 40 800 54C850 50 886 66 912 96
  C1000 210 1120 320 1270 400Z`;
const shaded = `M800 54C850 50 886 66 912 96C1000 210 1120 320 1270 400H960C930 300 880 210 850 150C840 110 820 80 800 54Z`;
const snow = `M500 186C530 150 560 110 584 84C616 56 690 40 760 42C850 44 890 62 912 96C930 120 950 146 968 166L936 158L926 200
  L896 160L880 222L852 170L832 250L804 176L780 214L756 166L730 262L704 172L678 220L654 160L630 236L606 158L580 204
  L562 160L536 196L528 172Z`;
const cold = `M800 54C850 50 890 62 912 96C930 120 950 146 968 166L936 158L926 200L896 160L880 222L852 170L840 214
  C840 150 826 90 800 54Z`;
const mawenzi = `M1120 400C1190 330 1230 280 1268 220L1288 186L1304 200L1330 132L1352 164L1368 96L1396 140L1412 124L1440 178L1462 166
  L1490 226C1530 280 1570 320 1640 360V400Z`;
const teeth = `M1304 200L1330 132L1352 164L1368 96L1396 140L1412 124L1440 178L1424 200L1408 176L1392 214L1372 172L1350 210L1336 182L1318 222Z`;
const shoulder = `M-40 400V236L20 206L52 222L96 176L130 214L160 202C220 270 300 340 400 400Z`;

export const far = picture(
  width,
  height,
  shades('rock', [0, 50, 0, 400], '#4a5a86', '#5a5a7c', '#7a7a78', '#8c9878 0.9') +
    shades('snow', [520, 40, 900, 260], '#ffffff', '#f2fbff', '#bfe0f4', '#8ab4dc') +
    shades('moor', [0, 280, 0, 400], '#5e7a5c', '#3c5a48') +
    `<filter id="fog" x="-20%" y="-80%" width="140%" height="260%"><feGaussianBlur stdDeviation="8"/></filter>`,
  fill(mawenzi, '#56608a') +
    fill(
      'M1368 96L1396 140L1412 124L1440 178L1462 166L1490 226C1530 280 1570 320 1640 360V400H1440C1420 300 1390 200 1368 96Z',
      '#2c3460',
      'opacity=".6"',
    ) +
    fill(teeth, '#eef8ff', 'opacity=".9"') +
    fill(shoulder, '#4c5884') +
    line('M20 206L52 222L96 176L130 214', '#c8dcf0', 6) +
    line(
      'M60 240C50 290 40 330 10 380M110 220C130 280 170 330 210 380',
      '#30385c',
      6,
      'opacity=".45"',
    ) +
    fill(kibo, 'url(#rock)') +
    fill(shaded, '#26305c', 'opacity=".5"') +
    line(
      'M470 240C450 290 420 330 380 372M580 250C560 300 540 350 500 392M700 286C700 330 690 370 680 396M880 260C910 310 930 350 960 392M980 240C1020 300 1060 340 1110 380',
      '#30385c',
      6,
      'opacity=".45"',
    ) +
    fill(snow, 'url(#snow)') +
    fill(cold, '#5a8ac8', 'opacity=".5"') +
    line('M600 82C630 62 690 50 748 50', '#ffffff', 7) +
    line(
      'M620 110L606 150M690 96L680 150M760 90L762 150M700 110L716 140',
      '#a8d0ec',
      4,
      'opacity=".7"',
    ) +
    fill(
      'M200 300C400 270 520 316 700 296C900 276 1080 310 1400 286V318C1100 330 900 306 700 322C520 336 380 306 200 322Z',
      '#e8f0f0',
      'opacity=".7" filter="url(#fog)"',
    ) +
    fill(
      ridge(width, height, [
        [0, 336],
        [240, 318],
        [520, 352],
        [860, 330],
        [1180, 356],
        [1420, 320],
        [1600, 338],
      ]),
      'url(#moor)',
    ),
);

/** A giant groundsel far enough to be a shape: trunk and crowns of spikes. */
function senecio(
  x: number,
  y: number,
  size: number,
  [dark, lit]: readonly [string, string],
): string {
  const crown = (cx: number, cy: number, r: number) =>
    Array.from({ length: 11 }, (_, blade) => {
      const turn = -100 + blade * 20;
      return `<g transform="translate(${cx} ${cy}) rotate(${turn})">${fill(`M-6 2L0 ${-r}L6 2Z`, blade % 2 ? lit : dark)}</g>`;
    }).join('');
  return (
    `<g transform="translate(${at(x)} ${at(y)}) scale(${size})">` +
    line('M0 0V-78M0 -34C-30 -40 -38 -58 -38 -84M0 -28C30 -36 36 -50 36 -74', '#2a2420', 20) +
    line('M-4 0V-78', '#6a5a48', 4) +
    crown(0, -84, 44) +
    crown(-38, -88, 36) +
    crown(36, -78, 34) +
    '</g>'
  );
}

function boulders(seed: number, count: number, top: number): string {
  const chance = chances(seed);
  return Array.from({ length: count }, () => {
    const x = chance() * width;
    const y = top + chance() * 26;
    const r = 12 + chance() * 26;
    const stone = `M${at(x - r)} ${at(y)}C${at(x - r)} ${at(y - r * 0.9)} ${at(x - r * 0.3)} ${at(y - r * 1.1)} ${at(x)} ${at(y - r)}C${at(x + r * 0.6)} ${at(y - r)} ${at(x + r)} ${at(y - r * 0.5)} ${at(x + r)} ${at(y)}Z`;
    return (
      fill(stone, '#2c3440') +
      line(
        `M${at(x - r * 0.8)} ${at(y - r * 0.5)}C${at(x - r * 0.6)} ${at(y - r)} ${at(x - r * 0.2)} ${at(y - r)} ${at(x + r * 0.1)} ${at(y - r * 0.94)}`,
        '#c8d8dc',
        4,
        'opacity=".8"',
      )
    );
  }).join('');
}

export const near = picture(
  width,
  height,
  shades('slope', [0, 320, 0, 400], '#4a6a4e', '#2a4440'),
  fill(
    ridge(width, height, [
      [0, 346],
      [300, 362],
      [620, 350],
      [980, 366],
      [1300, 348],
      [1600, 356],
    ]),
    'url(#slope)',
  ) +
    senecio(80, 372, 1.5, ['#2c5a34', '#7ab04a']) +
    senecio(250, 366, 0.9, ['#2c5a40', '#6a9a54']) +
    senecio(420, 370, 1.15, ['#2c5a34', '#8ab84a']) +
    senecio(1130, 370, 0.95, ['#2c5a40', '#6a9a54']) +
    senecio(1300, 372, 1.3, ['#2c5a34', '#8ab84a']) +
    senecio(1500, 374, 1.7, ['#2c5a34', '#7ab04a']) +
    boulders(5, 22, 372) +
    line(
      grassPath(6, 320, { x: 0, width, y: 362, deep: 40, tall: 24 }),
      '#d8d08a',
      2.4,
      'opacity=".6"',
    ) +
    line(grassPath(7, 200, { x: 0, width, y: 386, deep: 18, tall: 26 }), '#1c302c', 3),
);

function scree(): string {
  const chance = chances(71);
  return Array.from({ length: 120 }, () => {
    const y = 16 + chance() ** 0.8 * 300;
    const r = 4 + y * 0.07 * (0.4 + chance());
    const x = chance() * groundSize.width;
    return (
      `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(r * 1.5)}" ry="${at(r * 0.7)}" fill="#1c2430"/>` +
      `<ellipse cx="${at(x - r * 0.2)}" cy="${at(y - r * 0.22)}" rx="${at(r * 1.2)}" ry="${at(r * 0.44)}" fill="#6a7e8a"/>`
    );
  }).join('');
}

export const ground = picture(
  groundSize.width,
  groundSize.height,
  shades('scree', [0, 0, 0, 320], '#5a6a64', '#3c4a50', '#222c38', '#0c1018'),
  fill('M0 0H1600V320H0Z', 'url(#scree)') +
    scree() +
    dots(
      Array.from({ length: 60 }, (_, spot): [number, number] => [
        (spot * 211) % 1600,
        20 + ((spot * 97) % 280),
      ]),
      4,
      '#f2fbff',
      'opacity=".6"',
    ) +
    line(
      grassPath(8, 130, { x: 0, width: 1600, y: 10, deep: 290, tall: 40 }),
      '#b8c07a',
      3,
      'opacity=".5"',
    ),
);
