/** Where stalls, goods and leaves stand on this screen. */
import type { Sprite } from 'pixi.js';
import type { Layout } from '#frame/slots/layout.ts';
import { goodsSize } from './goods-art.ts';
import { stallSize } from './stall-art.ts';

type Pair = readonly [left: Sprite, right: Sprite];

export function placeStalls(layout: Layout, stalls: Pair, lamps: Pair): void {
  const { view, cabinet, quayY, isPortrait } = layout;
  const scale = isPortrait
    ? Math.min(0.5, (view.width * 0.46) / stallSize.width)
    : Math.min(view.height / 1280, cabinet.x / 340);
  const width = stallSize.width * scale;
  const bottom = isPortrait ? cabinet.y + 440 * scale : quayY + view.height * 0.06;
  const middles = isPortrait
    ? [width * 0.31, view.width - width * 0.31]
    : [cabinet.x - width * 0.43, cabinet.x + cabinet.width + width * 0.43];
  for (const [side, stall] of stalls.entries()) {
    const x = middles[side] ?? 0;
    stall.scale.set(scale);
    stall.position.set(x, bottom);
    lamps[side]?.setSize(640 * scale, 640 * scale);
    lamps[side]?.position.set(x, bottom - 250 * scale);
  }
}

export function placeLeaves({ view, isPortrait }: Layout, [left, right]: Pair): void {
  const scale = isPortrait ? 0.4 : Math.min(0.54, view.height / 1300);
  left.scale.set(scale);
  left.position.set(-150 * scale, -130 * scale);
  right.scale.set(-scale, scale);
  right.position.set(view.width + 150 * scale, -140 * scale);
  right.visible = !isPortrait;
}

/** Only a tall screen shows enough of the quay to set anything down on it. */
export function placeGoods({ view, cabinet, isPortrait }: Layout, goods: Pair): void {
  const floor = view.height - view.bottom;
  const below = floor - cabinet.y - cabinet.height;
  const scale = Math.min(view.width / 760, (below + 40) / (goodsSize.height - 10));
  const inset = 132 * scale;
  for (const [side, pile] of goods.entries()) {
    pile.visible = isPortrait && below > 40;
    pile.scale.set(scale);
    pile.position.set(side === 0 ? inset : view.width - inset, floor + 14 * scale);
  }
}
