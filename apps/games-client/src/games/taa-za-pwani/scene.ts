/** The place: a quay at the night market, the bay behind it, the town beyond. */
import { Container, Sprite, type Texture } from 'pixi.js';
import type { Layout } from '#frame/slots/layout.ts';
import type { MotionWish } from '#frame/slots/motion-wish.ts';
import { createSea } from '#frame/slots/sea.ts';
import type { StageScene } from '#frame/slots/slot-look.ts';
import {
  createHangingLanterns,
  type HangingLanterns,
  lanternSpots,
  type LanternTextures,
} from './lanterns.ts';
import { Ambience, createSky } from './sky.ts';

export const goodsSize = { width: 320, height: 200 } as const;
export const stallSize = { width: 460, height: 560 } as const;

export type SceneTextures = {
  readonly glow: Texture;
  readonly moon: Texture;
  readonly ship: Texture;
  readonly farTown: Texture;
  readonly nearTown: Texture;
  readonly quay: Texture;
  readonly spiceStall: Texture;
  readonly coffeeStall: Texture;
  readonly leaves: Texture;
  readonly spiceGoods: Texture;
  readonly fruitGoods: Texture;
  readonly lanterns: LanternTextures;
};

type Layer = { readonly view: Container; readonly depth: number; home: { x: number; y: number } };

/** One crossing of the bay takes the dhow this long. */
const voyageMs = 150_000;

export class Scene implements StageScene {
  /** Everything behind the cabinet. */
  readonly back = new Container();
  /** Leaves and lanterns that hang before it. */
  readonly front = new Container();
  readonly glow: Texture;
  readonly rising: readonly Texture[];
  private readonly lanterns: HangingLanterns;
  private readonly wish: MotionWish;
  private readonly ambience: Ambience;
  private readonly sky;
  private readonly sea = createSea();
  private readonly farTown: Sprite;
  private readonly nearTown: Sprite;
  private readonly ship: Sprite;
  private readonly quay: Sprite;
  private readonly stalls: readonly [Sprite, Sprite];
  private readonly lamps: readonly [Sprite, Sprite];
  private readonly goods: readonly [Sprite, Sprite];
  private readonly leaves: readonly [Sprite, Sprite];
  private readonly pool: Sprite;
  private readonly layers: readonly Layer[];
  private readonly leaning = { x: 0, y: 0, toX: 0, toY: 0 };
  private moonrise = 0;
  private shipY = 0;
  private width = 1;

  constructor(textures: SceneTextures, wish: MotionWish) {
    this.wish = wish;
    this.glow = textures.glow;
    this.rising = textures.lanterns.lit;
    this.sky = createSky(textures.glow, textures.moon);
    this.farTown = standing(textures.farTown);
    this.nearTown = standing(textures.nearTown);
    this.ship = standing(textures.ship);
    this.quay = new Sprite(textures.quay);
    this.stalls = [standing(textures.spiceStall), standing(textures.coffeeStall)];
    this.goods = [standing(textures.spiceGoods), standing(textures.fruitGoods)];
    this.leaves = [new Sprite(textures.leaves), new Sprite(textures.leaves)];
    this.pool = light(textures.glow, 0xff9a3e);
    this.lamps = [light(textures.glow, 0xffa648), light(textures.glow, 0xffa648)];
    this.lanterns = createHangingLanterns(textures.lanterns);
    this.back.addChild(this.sky.view, this.farTown, this.sea.view, this.nearTown, this.ship);
    this.ambience = new Ambience(textures.glow, textures.lanterns.lit, wish);
    this.back.addChild(this.quay, this.pool, ...this.stalls, ...this.lamps, ...this.goods);
    this.back.addChild(this.ambience.view);
    this.front.addChild(...this.leaves, this.lanterns.view);
    this.layers = [
      layer(this.sky.moon, 4),
      layer(this.farTown, 6),
      layer(this.nearTown, 9),
      ...this.stalls.map((stall) => layer(stall, 16)),
      layer(this.lanterns.view, 24),
      ...this.leaves.map((leaf) => layer(leaf, 38)),
    ];
  }

  place(layout: Layout): void {
    const { view, cabinet, horizonY, quayY, isPortrait } = layout;
    this.width = view.width;
    this.sky.place(layout);
    this.ambience.place(layout);
    const townWidth = Math.max(view.width * 1.1, isPortrait ? 620 : 900);
    this.farTown.setSize(townWidth, townWidth * 0.17);
    this.farTown.position.set(view.width * 0.5, horizonY + 2);
    this.nearTown.setSize(townWidth * 1.12, townWidth * 0.224);
    this.nearTown.position.set(view.width * 0.5, horizonY + (isPortrait ? 8 : 12));
    const seaHeight = quayY - horizonY + 40;
    this.sea.place(0, horizonY, view.width, seaHeight, this.sky.moon.x / view.width);
    this.ship.scale.set(isPortrait ? 0.34 : Math.min(0.78, view.height / 900));
    this.shipY = horizonY + (isPortrait ? 16 : (quayY - horizonY) * 0.26);
    const floor = view.height - quayY;
    this.quay.setSize(Math.max(view.width * 1.06, 900), Math.max(floor + 20, 120));
    this.quay.position.set((view.width - this.quay.width) / 2, quayY);
    this.pool.setSize(cabinet.width * 1.7, floor * 2.2);
    this.pool.position.set(cabinet.x + cabinet.width / 2, quayY + floor * 0.3);
    placeStalls(layout, this.stalls, this.lamps);
    placeLeaves(layout, this.leaves);
    placeGoods(layout, this.goods);
    this.lanterns.view.position.set(0, 0);
    this.lanterns.hang(lanternSpots(layout));
    for (const each of this.layers) each.home = { x: each.view.x, y: each.view.y };
  }

  /** 0: the market at dusk; 1: the moon has risen for free spins. */
  setSceneProgress(share: number): void {
    this.moonrise = share;
    this.ambience.setSceneProgress(share);
  }

  setLights(strength: number, isGlad: boolean): void {
    this.lanterns.setLevel(strength);
    if (isGlad && !this.wish.isReduced) this.lanterns.gust(strength);
  }

  /** Where the viewer leans, −1 … 1 each way. */
  lean(x: number, y: number): void {
    this.leaning.toX = x;
    this.leaning.toY = y;
  }

  update(deltaMs: number, timeMs: number): void {
    const stillMs = this.wish.isReduced ? 0 : timeMs;
    this.shiftLayers(deltaMs, stillMs);
    const voyage = ((stillMs / voyageMs + 0.2) % 1.3) - 0.15;
    this.ship.position.set(voyage * this.width, this.shipY + 2.4 * Math.sin(stillMs / 1300));
    this.ship.rotation = 0.02 * Math.sin(stillMs / 1700);
    const flicker = 0.06 * Math.sin(stillMs / 210) + 0.04 * Math.sin(stillMs / 83);
    this.lamps[0].alpha = 0.5 + flicker;
    this.lamps[1].alpha = 0.5 - flicker;
    this.pool.alpha = (0.5 + flicker * 0.6) * (1 - this.moonrise * 0.5);
    this.sky.update(stillMs, this.moonrise);
    this.sea.update(stillMs, this.moonrise, 1 - this.moonrise * 0.5);
    this.lanterns.update(deltaMs, stillMs);
    this.ambience.update(deltaMs);
  }

  private shiftLayers(deltaMs: number, timeMs: number): void {
    const { leaning } = this;
    const ease = this.wish.isReduced ? 0 : Math.min(1, deltaMs / 240);
    leaning.x += (leaning.toX - leaning.x) * ease;
    leaning.y += (leaning.toY - leaning.y) * ease;
    const x = leaning.x + 0.12 * Math.sin(timeMs / 5200);
    for (let index = 0; index < this.layers.length; index += 1) {
      const each = this.layers[index];
      if (!each) continue;
      const { home, depth } = each;
      each.view.position.set(home.x - x * depth, home.y - leaning.y * depth * 0.4);
    }
  }
}

function layer(view: Container, depth: number): Layer {
  return { view, depth, home: { x: 0, y: 0 } };
}

/** A sprite placed by the middle of its foot. */
function standing(texture: Texture): Sprite {
  const sprite = new Sprite(texture);
  sprite.anchor.set(0.5, 1);
  return sprite;
}

function light(texture: Texture, tint: number): Sprite {
  const sprite = new Sprite(texture);
  sprite.anchor.set(0.5);
  sprite.tint = tint;
  sprite.blendMode = 'add';
  return sprite;
}

type Pair = readonly [left: Sprite, right: Sprite];

function placeStalls(layout: Layout, stalls: Pair, lamps: Pair): void {
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

function placeLeaves({ view, isPortrait }: Layout, [left, right]: Pair): void {
  const scale = isPortrait ? 0.4 : Math.min(0.54, view.height / 1300);
  left.scale.set(scale);
  left.position.set(-150 * scale, -130 * scale);
  right.scale.set(-scale, scale);
  right.position.set(view.width + 150 * scale, -140 * scale);
  right.visible = !isPortrait;
}

/** Only a tall screen shows enough of the quay to set anything down on it. */
function placeGoods({ view, cabinet, isPortrait }: Layout, goods: Pair): void {
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
