/** Goods set down on the quay in front of the cabinet, where a tall screen has room for them. */
import { linear } from '#frame/slots/paint.ts';
import { picture } from '#frame/slots/picture.ts';
import { basket, fruit, spices } from './stall-art.ts';

export const goodsSize = { width: 320, height: 200 } as const;

/** Baskets stand at this height in the picture. */
const ground = 186;

const weave = linear(
  'wicker',
  [0, 130, 0, ground],
  [
    [0, '#d59a52'],
    [1, '#6b3f1a'],
  ],
);

const shadow = `<ellipse cx="160" cy="188" rx="156" ry="11" fill="#05041a" opacity="0.55"/>`;

function pot(x: number): string {
  return `<path d="M${x - 30} 122 H${x + 30} C${x + 40} 150 ${x + 32} 180 ${x + 18} 188 H${x - 18}
      C${x - 32} 180 ${x - 40} 150 ${x - 30} 122 Z" fill="#a8502a" stroke="#2a100a"
      stroke-width="4"/><path d="M${x - 34} 118 H${x + 34} V128 H${x - 34} Z" fill="#c8703c"
      stroke="#2a100a" stroke-width="4"/><path d="M${x - 26} 150 q6 -10 13 0 q6 -10 13 0 q6 -10 13 0
      q6 -10 13 0" fill="none" stroke="#ffd9a0" stroke-width="3"/>
      <path d="M${x - 22} 134 C${x - 28} 150 ${x - 24} 168 ${x - 16} 178" stroke="#ffc79a"
      stroke-width="5" fill="none" stroke-linecap="round" opacity="0.7"/>`;
}

/** To be set down at the left; mirrored and with other goods at the right. */
export const spiceGoods = picture(
  goodsSize.width,
  goodsSize.height,
  weave,
  shadow +
    basket(232, ground - 8, 92, spices.clove) +
    basket(74, ground - 6, 128, spices.turmeric) +
    basket(168, ground, 112, spices.chilli) +
    fruit(268, 172, 19, '#ffb03e', '#c04a20') +
    fruit(300, 176, 17, '#ff9d3a', '#b13d22'),
);

export const fruitGoods = picture(
  goodsSize.width,
  goodsSize.height,
  weave,
  shadow +
    pot(112) +
    basket(214, ground - 8, 104, spices.cardamom) +
    fruit(262, 150, 30, '#a6dc5a', '#2f7a34') +
    fruit(298, 162, 28, '#96d04c', '#256b30') +
    fruit(268, 174, 20, '#ffc14a', '#c95a22') +
    fruit(164, 172, 20, '#ff9d3a', '#b13d22') +
    fruit(40, 176, 17, '#ffb03e', '#c04a20') +
    fruit(68, 174, 19, '#ffc14a', '#c95a22'),
);
