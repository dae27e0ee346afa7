/** Two stalls of the night market: spices on one side, coffee and cloth on the other. */
import { at, linear, radial } from '#frame/slots/paint.ts';
import { chances, picture } from '#frame/slots/picture.ts';

export const stallSize = { width: 460, height: 560 } as const;

type Cloth = { light: string; dark: string; trim: string };

/** A striped awning with a scalloped hem; each stripe hangs a little lower than its seams. */
function awning({ light, dark, trim }: Cloth): string {
  const stripes = Array.from({ length: 10 }, (_, index) => {
    const topX = 40 + index * 38;
    const x = 6 + index * 45;
    const fill = index % 2 === 0 ? light : dark;
    return (
      `<path d="M${topX} 92 H${topX + 38} L${x + 45} 186 Q${x + 22} 222 ${x} 186 Z"
        fill="${fill}"/>` +
      `<path d="M${x} 186 Q${x + 22} 222 ${x + 45} 186" fill="none" stroke="${trim}"
        stroke-width="4"/><circle cx="${x + 22}" cy="176" r="7" fill="none" stroke="${trim}"
        stroke-width="2.6"/><circle cx="${x + 22}" cy="176" r="2.4" fill="${trim}"/>`
    );
  });
  return (
    `<g>${stripes.join('')}</g><path d="M40 92 H420 L456 186 H6 Z" fill="url(#awningShade)"/>` +
    `<path d="M34 84 H426 V96 H34 Z" fill="#3b1c14"/><path d="M34 84 H426" stroke="#a5683a"
      stroke-width="3"/>`
  );
}

const posts =
  `<g fill="url(#post)"><rect x="44" y="90" width="18" height="470"/><rect x="398" y="90" width="18"
    height="470"/></g>` +
  `<g fill="none" stroke="#e0a355" stroke-width="2" opacity="0.55"><path d="M48 220 l10 10 -10 10
    10 10 -10 10 10 10 -10 10 M402 220 l10 10 -10 10 10 10 -10 10 10 10 -10 10"/></g>`;

function counter(front: string): string {
  const carving = Array.from({ length: 9 }, (_, index) => {
    const x = 40 + index * 42.5;
    return `<path d="M${at(x + 21)} 442 l16 26 -16 26 -16 -26 Z" fill="none" stroke="#d3924a"
        stroke-width="3"/><circle cx="${at(x + 21)}" cy="468" r="5" fill="#e2b04a"/>`;
  });
  return (
    `<path d="M20 408 H440 V560 H20 Z" fill="${front}"/>` +
    `<path d="M20 426 H440 M20 508 H440" stroke="#2a0f0c" stroke-width="4"/>${carving.join('')}` +
    `<path d="M20 512 H440 V560 H20 Z" fill="#1b0a10" opacity="0.5"/>` +
    `<path d="M8 392 H452 V412 H8 Z" fill="#8a4a25"/><path d="M8 392 H452" stroke="#f0b66a"
      stroke-width="4"/><path d="M8 412 H452" stroke="#24100c" stroke-width="5"/>`
  );
}

/** A basket with a cone of ground spice. */
export function basket(
  x: number,
  y: number,
  size: number,
  [light, mid, dark]: readonly [string, string, string],
): string {
  const half = size / 2;
  const peak = y - size * 0.36 - size * 0.66;
  return (
    `<path d="M${at(x - half * 0.9)} ${at(y - size * 0.34)} Q${at(x - half * 0.3)} ${at(peak + 8)}
      ${x} ${at(peak)} Q${at(x + half * 0.3)} ${at(peak + 8)} ${at(x + half * 0.9)}
      ${at(y - size * 0.34)} Z" fill="${mid}"/>` +
    `<path d="M${at(x - half * 0.7)} ${at(y - size * 0.36)} Q${at(x - half * 0.3)} ${at(peak + 12)}
      ${x} ${at(peak)} L${at(x - half * 0.1)} ${at(y - size * 0.36)} Z" fill="${light}"/>` +
    `<path d="M${at(x + half * 0.2)} ${at(y - size * 0.36)} L${at(x + half * 0.12)} ${at(peak + 10)}
      Q${at(x + half * 0.4)} ${at(peak + 20)} ${at(x + half * 0.9)} ${at(y - size * 0.34)} Z"
      fill="${dark}" opacity="0.7"/>` +
    `<path d="M${at(x - half)} ${at(y - size * 0.36)} H${at(x + half)} L${at(x + half * 0.76)} ${y}
      H${at(x - half * 0.76)} Z" fill="url(#wicker)" stroke="#2a140c" stroke-width="3"/>` +
    `<path d="M${at(x - half * 0.94)} ${at(y - size * 0.24)} H${at(x + half * 0.94)}
      M${at(x - half * 0.86)} ${at(y - size * 0.12)} H${at(x + half * 0.86)}" stroke="#5a3416"
      stroke-width="3" stroke-dasharray="7 4"/>` +
    `<path d="M${at(x - half - 2)} ${at(y - size * 0.36)} H${at(x + half + 2)}" stroke="#f2c47e"
      stroke-width="5" stroke-linecap="round"/>`
  );
}

export function fruit(x: number, y: number, r: number, light: string, dark: string): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${dark}"/>` +
    `<circle cx="${at(x - r * 0.16)}" cy="${at(y - r * 0.18)}" r="${at(r * 0.74)}"
      fill="${light}"/>` +
    `<circle cx="${at(x - r * 0.36)}" cy="${at(y - r * 0.42)}" r="${at(r * 0.2)}" fill="#fff6d8"
      opacity="0.85"/>`
  );
}

/** Jars and bundles on the shelf at the back, half in the dark. */
function shelf(y: number, seed: number): string {
  const chance = chances(seed);
  const colours = ['#b4502f', '#d9912e', '#2f8f80', '#7b2f5f', '#c9a24b', '#3c5fa0'];
  const jars: string[] = [];
  for (let x = 76; x < 372; x += 34) {
    const height = 30 + chance() * 20;
    const fill = colours[Math.floor(chance() * colours.length)] ?? '#b4502f';
    jars.push(
      `<rect x="${x}" y="${at(y - height)}" width="25" height="${at(height)}" rx="6"
        fill="${fill}"/>` +
        `<rect x="${x + 3}" y="${at(y - height + 5)}" width="5" height="${at(height - 12)}" rx="2"
          fill="#fff" opacity="0.35"/><rect x="${x + 2}" y="${at(y - height - 5)}" width="21"
          height="7" rx="3" fill="#6b3a1a"/>`,
    );
  }
  return `${jars.join('')}<path d="M62 ${y} H398 V${y + 9} H62 Z" fill="#7a4526"/>`;
}

/** Each ground spice in light, in itself and in shade. */
export const spices = {
  turmeric: ['#ffe27a', '#f2b92e', '#b46f12'],
  chilli: ['#ff8a5c', '#d8402a', '#7f1a1c'],
  clove: ['#a86a4c', '#6d3424', '#34140f'],
  cardamom: ['#c8e07a', '#7fa63c', '#3d5f22'],
} as const;

export const wicker = linear(
  'wicker',
  [0, 360, 0, 396],
  [
    [0, '#d59a52'],
    [1, '#7a4a20'],
  ],
);

const common =
  linear(
    'post',
    [0, 0, 1, 0],
    [
      [0, '#8a4f28'],
      [1, '#8a4f28'],
    ],
  ) +
  linear(
    'awningShade',
    [0, 92, 0, 190],
    [
      [0, '#12081e', 0.62],
      [0.6, '#12081e', 0.12],
      [1, '#fff0c0', 0.14],
    ],
  ) +
  linear(
    'back',
    [0, 180, 0, 400],
    [
      [0, '#1a0b18'],
      [0.55, '#54241a'],
      [1, '#8a4520'],
    ],
  ) +
  radial(
    'lampLight',
    [230, 270, 210],
    [
      [0, '#ffd27a', 0.85],
      [0.4, '#ff9a3c', 0.4],
      [1, '#ff8a2a', 0],
    ],
  ) +
  radial(
    'coals',
    [187, 348, 92],
    [
      [0, '#ffb04a', 0.9],
      [0.4, '#ff7a22', 0.4],
      [1, '#ff7a22', 0],
    ],
  ) +
  wicker;

const inside =
  `<rect x="52" y="150" width="356" height="250" fill="url(#back)"/>` +
  `<circle cx="230" cy="270" r="210" fill="url(#lampLight)"/>`;

const garlands = [96, 150, 310, 364]
  .map((x) => {
    return Array.from({ length: 4 }, (_, bulb) =>
      fruit(x, 214 + bulb * 15, 9, '#f3b44a', '#b4601e'),
    ).join('');
  })
  .join('');

export const spiceStall = picture(
  stallSize.width,
  stallSize.height,
  common,
  inside +
    shelf(300, 3) +
    garlands +
    posts +
    fruit(396, 384, 17, '#ff9d3a', '#b13d22') +
    fruit(428, 384, 17, '#ffb03e', '#c04a20') +
    fruit(412, 360, 17, '#ffc14a', '#c95a22') +
    counter('#5a2a18') +
    basket(72, 394, 92, spices.turmeric) +
    basket(168, 394, 92, spices.chilli) +
    basket(262, 394, 86, spices.clove) +
    basket(346, 394, 80, spices.cardamom) +
    awning({ light: '#f1dfbb', dark: '#c8402f', trim: '#ffd27a' }),
);

/** Cloths folded on a pile, each with its border. */
function pile(x: number): string {
  return ['#d6336c', '#2fb8a6', '#e2b04a', '#3a56b0', '#ff6b4a']
    .map((fill, index) => {
      const y = 376 - index * 17;
      const inset = (index % 2) * 4;
      return (
        `<rect x="${x + inset}" y="${y}" width="104" height="17" rx="6" fill="${fill}"/>` +
        `<path d="M${x + inset + 8} ${y + 8} h88" stroke="#fff3d0" stroke-width="3"
          stroke-dasharray="3 5" opacity="0.8"/><path d="M${x + inset + 3} ${y + 15} h98"
          stroke="#160a1c" stroke-width="3" opacity="0.4"/>`
      );
    })
    .join('');
}

function cup(x: number): string {
  return (
    `<path d="M${x} 376 h26 q-1 16 -13 17 q-12 -1 -13 -17 Z" fill="#f5f0e4"/>` +
    `<path d="M${x + 2} 384 h22" stroke="#2c62c4" stroke-width="3" stroke-dasharray="4 3"/>`
  );
}

const brazier =
  `<circle cx="187" cy="344" r="92" fill="url(#coals)"/>` +
  `<path d="M148 366 H226 L214 394 H160 Z" fill="#2a2030"/><path d="M142 360 H232 V369 H142 Z"
    fill="#4a3a4a"/>` +
  `<g fill="#ff7a2a"><circle cx="160" cy="358" r="8"/><circle cx="178" cy="356" r="9"/>
    <circle cx="198" cy="357" r="9"/><circle cx="216" cy="358" r="8"/></g>` +
  `<g fill="#ffe08a"><circle cx="168" cy="354" r="4"/><circle cx="190" cy="352" r="5"/>
    <circle cx="208" cy="354" r="4"/></g>` +
  `<path d="M160 348 C152 320 172 300 174 268 H200 C202 300 222 320 214 348 Z" fill="#a8501f"/>` +
  `<path d="M168 346 C162 322 178 302 180 270 H186 C186 304 172 322 176 346 Z" fill="#ffd09a"
    opacity="0.8"/><path d="M174 268 q13 -34 26 0 Z" fill="#e2a83e"/><circle cx="187" cy="246" r="5"
    fill="#ffe9a6"/><path d="M212 330 q24 -10 26 -46 l12 -6 q2 50 -32 66 Z" fill="#8f4018"/>`;

export const coffeeStall = picture(
  stallSize.width,
  stallSize.height,
  common,
  inside +
    shelf(262, 11) +
    posts +
    pile(286) +
    brazier +
    counter('#4a2530') +
    cup(70) +
    cup(102) +
    cup(86) +
    cup(252) +
    awning({ light: '#f1dfbb', dark: '#1f8f86', trim: '#ffd27a' }),
);
