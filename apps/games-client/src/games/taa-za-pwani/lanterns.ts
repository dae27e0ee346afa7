/** Lanterns on cords: where they hang on this screen, how they sway, glow and flare at a win. */
import { Container, Sprite, type Texture } from 'pixi.js';
import type { Layout } from '#frame/slots/layout.ts';

export const lanternSize = { width: 100, height: 150 } as const;

export type LanternSpot = { x: number; y: number; cord: number; scale: number; look: number };

export type LanternTextures = {
  readonly unlit: readonly Texture[];
  readonly lit: readonly Texture[];
  readonly glow: Texture;
  readonly cord: Texture;
};

type Hung = { body: Container; lit: Sprite; glow: Sprite; phase: number; level: number };

export type HangingLanterns = {
  readonly view: Container;
  /** Hangs the lanterns anew; the same textures are used for every hanging. */
  hang(spots: readonly LanternSpot[]): void;
  /** How strongly they burn: 0 out, 1 bright. */
  setLevel(level: number): void;
  /** A breath of wind: they swing wider for a while. */
  gust(strength: number): void;
  update(deltaMs: number, timeMs: number): void;
};

/** Amber, rose and teal, in the order of the textures. */
const glowTints = [0xffa53a, 0xff5a86, 0x3fd8c4];

export function createHangingLanterns(textures: LanternTextures): HangingLanterns {
  const view = new Container();
  const hung: Hung[] = [];
  let target = 0.55;
  let wind = 0;

  function build(spot: LanternSpot, index: number): Hung {
    const look = spot.look % glowTints.length;
    const body = new Container();
    body.position.set(spot.x, spot.y);
    const cord = new Sprite(textures.cord);
    cord.anchor.set(0.5, 0);
    cord.setSize(2.4 * spot.scale, spot.cord + 4);
    const glow = new Sprite(textures.glow);
    glow.anchor.set(0.5);
    glow.blendMode = 'add';
    glow.tint = glowTints[look] ?? 0xffffff;
    glow.setSize(330 * spot.scale, 330 * spot.scale);
    glow.position.set(0, spot.cord + 84 * spot.scale);
    const unlit = new Sprite(textures.unlit[look]);
    const lit = new Sprite(textures.lit[look]);
    for (const sprite of [unlit, lit]) {
      sprite.anchor.set(0.5, 0);
      sprite.setSize(lanternSize.width * spot.scale, lanternSize.height * spot.scale);
      sprite.position.set(0, spot.cord);
    }
    body.addChild(glow, cord, unlit, lit);
    view.addChild(body);
    return { body, lit, glow, phase: index * 1.9, level: 0.5 };
  }

  return {
    view,
    hang(spots) {
      for (const lantern of hung.splice(0)) lantern.body.destroy({ children: true });
      for (const [index, spot] of spots.entries()) hung.push(build(spot, index));
    },
    setLevel(level) {
      target = level;
    },
    gust(strength) {
      wind = Math.max(wind, strength);
    },
    update(deltaMs, timeMs) {
      wind *= 0.9985 ** deltaMs;
      for (const lantern of hung) {
        const sway = 0.028 + wind * 0.14;
        lantern.body.rotation = sway * Math.sin(timeMs / 1150 + lantern.phase);
        const flicker = 0.06 * Math.sin(timeMs / 130 + lantern.phase * 3);
        lantern.level += (target - lantern.level) * Math.min(1, deltaMs / 260);
        const level = Math.max(0, lantern.level + flicker * lantern.level);
        lantern.lit.alpha = Math.min(1, level * 1.15);
        lantern.glow.alpha = Math.min(1, 0.12 + level * 0.55);
      }
    },
  };
}

/** Clear of the reels, nearer ones larger. */
export function lanternSpots({ view, cabinet, isPortrait }: Layout): LanternSpot[] {
  return isPortrait ? overTheCabinet(view.width, cabinet.y) : besideTheCabinet(view, cabinet);
}

function overTheCabinet(width: number, top: number): LanternSpot[] {
  const room = Math.max(60, top);
  return [
    { share: 0.09, drop: 0.3, scale: 0.56, look: 0 },
    { share: 0.27, drop: 0.14, scale: 0.42, look: 1 },
    { share: 0.44, drop: 0.26, scale: 0.36, look: 2 },
    { share: 0.6, drop: 0.12, scale: 0.4, look: 0 },
    { share: 0.94, drop: 0.34, scale: 0.56, look: 1 },
  ].map(({ share, drop, scale, look }) => {
    const size = Math.min(scale, room / 230);
    return { x: width * share, y: -6, cord: room * drop + 10, scale: size, look };
  });
}

function besideTheCabinet(view: Layout['view'], cabinet: Layout['cabinet']): LanternSpot[] {
  const side = cabinet.x;
  const unit = Math.min(view.height / 720, side / 190);
  const right = cabinet.x + cabinet.width;
  return [
    { x: side * 0.1, drop: 0.17, scale: 0.86, look: 1 },
    { x: side * 0.88, drop: 0.08, scale: 0.66, look: 0 },
    { x: right + side * 0.14, drop: 0.12, scale: 0.7, look: 2 },
    { x: right + side * 0.5, drop: 0.02, scale: 0.8, look: 0 },
    { x: right + side * 0.86, drop: 0.16, scale: 0.92, look: 1 },
  ].map(({ x, drop, scale, look }) => ({
    x,
    y: -8,
    cord: view.height * drop,
    scale: scale * unit,
    look,
  }));
}
