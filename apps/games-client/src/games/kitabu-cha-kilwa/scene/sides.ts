/** Left of the cabinet a carved gateway with vines, right of it a pillar, urns and scrolls. */
import { disc, fill, line, shades } from '#frame/games/flagship/brushwork.ts';
import { overheadSize, sideSize } from '#frame/games/flagship/place.ts';
import { at } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

const { width, height } = sideSize;
const edge = '#1c1020';

const stone =
  shades('stone', [0, 0, width, height], '#ffe8b8', '#d8a468', '#8a5844', '#4a2c34') +
  shades('glaze', [0, 0, 40, 40], '#d8fff8', '#2fb8c8', '#0f4a8a');

/** Leaves and flowers along a hanging stem. */
function vine(seed: number, x: number, y: number, tall: number): string {
  const chance = chances(seed);
  const leaves = Array.from({ length: Math.round(tall / 9) }, (_, index) => {
    const ly = y + index * 9;
    const lx = x + Math.sin(index * 0.5) * 12;
    const turn = index % 2 ? 30 : 150;
    const isFlower = chance() < 0.3;
    return isFlower
      ? disc(lx, ly, 8, '#e0387a') + disc(lx - 2, ly - 2, 4, '#ff9ac0')
      : `<g transform="translate(${at(lx)} ${at(ly)}) rotate(${turn + chance() * 30})">${fill('M0 0C8 -12 24 -10 30 0C22 8 8 8 0 0Z', chance() < 0.5 ? '#2f8a4a' : '#57b05a')}</g>`;
  });
  return line(`M${x} ${y}q14 ${tall / 2} 0 ${tall}`, '#2a5a34', 5) + leaves.join('');
}

const bowl = (x: number, y: number) =>
  `<g transform="translate(${x - 20} ${y - 20})">${disc(20, 20, 24, edge)}${disc(20, 20, 20, 'url(#glaze)')}${disc(20, 20, 11, '#0f4a8a')}${disc(14, 13, 5, '#fff', 'opacity=".8"')}</g>`;

const gateOuter = 'M0 640V220C0 100 120 60 200 20C290 60 400 100 400 220V640Z';
const gateInner = 'M96 640V280C96 190 160 150 204 112C250 150 312 190 312 280V640Z';

export const gateway = picture(
  width,
  height,
  stone,
  `<path d="${gateOuter}${gateInner}" fill="url(#stone)" fill-rule="evenodd" stroke="${edge}" stroke-width="8" stroke-linejoin="round"/>` +
    line(
      'M60 640V262C60 160 140 120 202 76C268 120 350 160 350 262V640',
      '#fff2cc',
      5,
      'stroke-dasharray="4 14"',
    ) +
    line(
      'M36 640V246C36 140 130 96 202 50C280 96 372 140 372 246V640',
      '#6a3c34',
      4,
      'opacity=".7"',
    ) +
    line(
      'M0 330H90M318 330H400M0 430H96M312 430H400M0 530H96M312 530H400',
      '#6a3c34',
      4,
      'opacity=".5"',
    ) +
    bowl(202, 88) +
    bowl(48, 300) +
    bowl(360, 300) +
    bowl(48, 480) +
    bowl(360, 480) +
    vine(3, 110, 150, 260) +
    vine(8, 290, 160, 170) +
    vine(13, 366, 120, 330),
);

const urn = (x: number, y: number, size: number, glaze: string, dark: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  fill(
    'M-34 -190H34L28 -160C70 -140 92 -100 84 -60C78 -24 50 -4 40 0H-40C-50 -4 -78 -24 -84 -60C-92 -100 -70 -140 -28 -160Z',
    glaze,
    `stroke="${edge}" stroke-width="8" stroke-linejoin="round"`,
  ) +
  fill(
    'M10 -160C60 -140 92 -100 84 -60C78 -24 50 -4 40 0H10C50 -50 50 -110 10 -160Z',
    dark,
    'opacity=".55"',
  ) +
  line('M-82 -84C-40 -68 40 -68 82 -84M-80 -54C-40 -38 40 -38 80 -54', '#ffe6a0', 5) +
  line('M-70 -70l14 10 14 -10 14 10 14 -10 14 10 14 -10 14 10 14 -10 14 10 14 -10', '#ffe6a0', 3) +
  line('M-56 -130C-70 -110 -72 -90 -70 -80', '#fff', 6, 'opacity=".6"') +
  line('M-36 -190H36', edge, 16) +
  line('M-36 -190H36', '#ffe6a0', 7) +
  '</g>';

export const pillar = picture(
  width,
  height,
  stone,
  fill('M240 640V150H360V640Z', 'url(#stone)', `stroke="${edge}" stroke-width="8"`) +
    fill(
      'M214 150L232 100H368L386 150ZM224 100L204 60H396L376 100Z',
      'url(#stone)',
      `stroke="${edge}" stroke-width="8" stroke-linejoin="round"`,
    ) +
    line('M270 170V620M300 170V620M330 170V620', '#8a5844', 5, 'opacity=".6"') +
    line('M252 170V620', '#fff2cc', 5, 'opacity=".8"') +
    bowl(300, 126) +
    vine(21, 350, 80, 360) +
    vine(29, 240, 70, 190) +
    urn(110, 640, 1.5, '#1f8aa8', '#0a3a6a') +
    urn(290, 650, 1.05, '#c8502e', '#6a1c1c') +
    urn(30, 650, 0.8, '#d8982e', '#7a4410'),
);

export const vines = picture(
  overheadSize.width,
  overheadSize.height,
  '',
  Array.from({ length: 18 }, (_, index) => {
    const x = 20 + index * 92;
    // Longer toward both sides: the middle belongs to the name.
    const off = Math.abs(x - 800) / 800;
    return vine(40 + index, x, -10, 30 + off ** 2 * 150);
  }).join(''),
);
