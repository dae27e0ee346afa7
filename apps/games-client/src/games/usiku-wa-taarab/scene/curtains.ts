/** Velvet left and right, gathered with gold rope; a lamp before one, a double bass by the other. */
import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { overheadSize, sideSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;
const edge = '#240418';
const velvet = shades(
  'velvet',
  [0, 0, width, 0],
  '#2c0a54',
  '#8a34d0',
  '#4a1288',
  '#a458e8',
  '#34106a',
);

/** A curtain that falls from above and is drawn aside at its waist. */
function curtain(): string {
  const cloth = `M-10 30H330C330 160 300 290 150 400C190 470 210 560 214 650H-10Z`;
  const folds = [20, 70, 120, 170, 220, 270]
    .map((x) =>
      line(
        `M${x} 34C${x} 170 ${at(x * 0.7)} 300 ${at(x * 0.42)} 396`,
        x % 100 === 20 ? '#d8a8ff' : '#1c0638',
        7,
        'opacity=".55"',
      ),
    )
    .join('');
  const tails = [20, 60, 100, 140, 176]
    .map((x) =>
      line(
        `M${at(x * 0.6)} 410C${at(x * 0.8)} 480 ${x} 570 ${x} 650`,
        '#1c0638',
        7,
        'opacity=".5"',
      ),
    )
    .join('');
  const rings = [20, 80, 140, 200, 260, 310]
    .map((x) => disc(x, 26, 15, '#ffcf4a', `stroke="${edge}" stroke-width="5"`))
    .join('');
  return (
    line('M-10 22H360', edge, 24) +
    line('M-10 22H360', '#ffcf4a', 13) +
    line('M-10 18H356', '#fff6c8', 4) +
    disc(366, 22, 22, '#ffcf4a', `stroke="${edge}" stroke-width="6"`) +
    rings +
    fill(cloth, 'url(#velvet)', `stroke="${edge}" stroke-width="8" stroke-linejoin="round"`) +
    folds +
    tails +
    line('M324 30C322 160 292 286 146 394', '#ffd75c', 8) +
    line('M154 408C192 474 206 560 210 650', '#ffd75c', 8) +
    line('M-10 380C40 420 110 424 160 396', edge, 26) +
    line('M-10 380C40 420 110 424 160 396', '#ffcf4a', 15) +
    line('M-10 376C40 414 110 418 158 391', '#fff6c8', 4, 'stroke-dasharray="3 12"') +
    disc(150, 400, 20, '#ffcf4a', `stroke="${edge}" stroke-width="6"`) +
    fill(
      'M138 418H162L172 486H128Z',
      '#ffcf4a',
      `stroke="${edge}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    line('M140 430L136 482M150 430V482M160 430L164 482', '#a8600f', 4)
  );
}

const lampGlass = (x: number, y: number) =>
  disc(x, y, 62, '#ffe27a', 'opacity=".28"') +
  fill(
    `M${x - 34} ${y + 30}L${x - 22} ${y - 40}H${x + 22}L${x + 34} ${y + 30}Z`,
    '#fff3b8',
    `stroke="${edge}" stroke-width="7" stroke-linejoin="round"`,
  ) +
  line(
    `M${x - 20} ${y + 24}L${x - 13} ${y - 34}M${x} ${y + 26}V${y - 36}M${x + 20} ${y + 24}L${x + 13} ${y - 34}`,
    '#f0a83a',
    4,
  ) +
  line(`M${x} ${y + 34}V640`, edge, 18) +
  line(`M${x} ${y + 34}V640`, '#ffcf4a', 9) +
  fill(
    `M${x - 50} 644L${x - 20} 618H${x + 20}L${x + 50} 644Z`,
    '#ffcf4a',
    `stroke="${edge}" stroke-width="7" stroke-linejoin="round"`,
  );

export const curtainSide = picture(width, height, velvet, curtain() + lampGlass(290, 380));

const bassBody =
  'M200 250C240 250 262 280 256 316C252 340 240 352 246 372C254 396 292 420 292 490C292 570 250 632 200 632C150 632 108 570 108 490C108 420 146 396 154 372C160 352 148 340 144 316C138 280 160 250 200 250Z';

const bass =
  '<g transform="rotate(7 200 450)">' +
  fill(bassBody, 'url(#wood)', `stroke="${edge}" stroke-width="9" stroke-linejoin="round"`) +
  line(
    'M158 290C162 272 178 264 196 262M124 480C126 440 148 416 164 400',
    '#ffe0a0',
    8,
    'opacity=".9"',
  ) +
  line('M152 440C134 450 158 476 140 492M248 440C266 450 242 476 260 492', edge, 8) +
  fill('M186 470L191 60H209L214 470Z', '#240c14', `stroke="${edge}" stroke-width="6"`) +
  fill(
    'M188 66C170 40 178 16 204 16C230 18 226 46 212 66Z',
    '#8a3a1c',
    `stroke="${edge}" stroke-width="7"`,
  ) +
  line('M164 44H240M166 66H236', '#ffcf4a', 7) +
  fill('M168 500L178 474H222L232 500V512H168Z', '#ffe0a0', `stroke="${edge}" stroke-width="5"`) +
  line('M193 70V580M200 70V580M207 70V580', '#fff6d8', 2) +
  line('M200 632V650', edge, 10) +
  '</g>';

export const bassSide = picture(
  width,
  height,
  velvet + shades('wood', [108, 250, 292, 632], '#ffb84a', '#c8641c', '#6a240c'),
  `<g transform="translate(${width} 0) scale(-1 1)">${curtain()}</g>` +
    `<g transform="translate(-70 0)">${bass}</g>`,
);

/** The valance over the stage: swags of velvet with fringe, and paper stars on threads. */
export const valance = picture(
  overheadSize.width,
  overheadSize.height,
  shades('drop', [0, 0, 0, 120], '#4a1288', '#a048e8', '#4a1090'),
  Array.from({ length: 9 }, (_, index) => {
    const x = -100 + index * 200;
    const hem = `M${x} 44Q${x + 100} 150 ${x + 200} 44`;
    return (
      fill(
        `M${x} 0H${x + 200}V44Q${x + 100} 150 ${x} 44Z`,
        'url(#drop)',
        `stroke="${edge}" stroke-width="5"`,
      ) +
      line(
        `M${x + 30} 0Q${x + 100} 96 ${x + 170} 0M${x + 62} 0Q${x + 100} 56 ${x + 138} 0`,
        '#ff9ab0',
        4,
        'opacity=".45"',
      ) +
      line(hem, '#a8600f', 17, 'stroke-dasharray="3 5" transform="translate(0 8)"') +
      line(hem, '#ffd75c', 8)
    );
  }).join('') +
    Array.from({ length: 9 }, (_, index) => {
      const x = -100 + index * 200;
      return (
        fill(
          `M${x - 12} 40H${x + 12}L${x + 20} 116H${x - 20}Z`,
          '#ffcf4a',
          `stroke="${edge}" stroke-width="5" stroke-linejoin="round"`,
        ) +
        line(`M${x - 6} 56L${x - 10} 110M${x} 56V110M${x + 6} 56L${x + 10} 110`, '#a8600f', 3) +
        disc(x, 42, 15, '#ffe9a0', `stroke="${edge}" stroke-width="5"`)
      );
    }).join('') +
    line('M0 4H1600', '#ffd75c', 10),
);
