/** Lanterns on cords: they sway in the sea breeze, glow, and flare when somebody wins. */
import { Container, Sprite, type Texture } from 'pixi.js';
import { lanternSize, looks } from './lantern-art.ts';

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

const glowTints = [0xffa53a, 0xff5a86, 0x3fd8c4];

export function createHangingLanterns(textures: LanternTextures): HangingLanterns {
  const view = new Container();
  const hung: Hung[] = [];
  let target = 0.55;
  let wind = 0;

  function build(spot: LanternSpot, index: number): Hung {
    const look = spot.look % looks.length;
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
