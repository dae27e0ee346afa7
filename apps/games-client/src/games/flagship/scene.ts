/** A flagship's place on the stage: its paintings one behind the other, its lights, its air. */
import { Container, Sprite, Texture } from 'pixi.js';
import { tintOf } from '#frame/games/studio/colours.ts';
import { Drift } from '#frame/games/studio/scene/drift.ts';
import type { Layout } from '#frame/slots/layout.ts';
import type { MotionWish } from '#frame/slots/motion-wish.ts';
import { createSea } from '#frame/slots/sea.ts';
import type { StageScene } from '#frame/slots/slot-look.ts';
import type { FlagshipPlace } from './place.ts';
import { placeParts } from './place-parts.ts';
import type { FlagshipTextures } from './scene-textures.ts';
import { makeParts, type SceneParts } from './scene-parts.ts';

type Layer = { readonly view: Container; readonly depth: number; home: { x: number; y: number } };

/** A storm flashes about so often. */
const flashEveryMs = 9000;

export class FlagshipScene implements StageScene {
  readonly back = new Container();
  readonly front = new Container();
  readonly glow: Texture;
  readonly rising: readonly Texture[];
  private readonly stuff: FlagshipPlace;
  private readonly wish: MotionWish;
  private readonly drift: Drift;
  private readonly parts: SceneParts;
  private readonly sea;
  private readonly flash = new Sprite(Texture.WHITE);
  private readonly layers: readonly Layer[];
  private readonly leaning = { x: 0, y: 0, toX: 0, toY: 0 };
  private lights = 0.5;
  private lightsNow = 0.5;
  private moonrise = 0;

  constructor(place: FlagshipPlace, textures: FlagshipTextures, wish: MotionWish) {
    this.stuff = place;
    this.wish = wish;
    this.glow = textures.glow;
    this.rising = [textures.glow];
    this.sea = place.sea ? createSea(place.sea) : null;
    this.drift = new Drift(place.drift, textures.glow, place.light, wish);
    this.parts = makeParts(place, textures);
    const { sky, feastSky, halo, orb, far, near, ground, sides, overhead, lamps } = this.parts;
    this.back.addChild(sky, feastSky, halo, orb, this.flash, far);
    if (this.sea) this.back.addChild(this.sea.view);
    this.back.addChild(near, ground, ...sides, overhead, ...lamps, this.drift.view);
    this.flash.tint = tintOf(place.light.orb);
    this.flash.blendMode = 'add';
    this.flash.alpha = 0;
    this.layers = [
      layer(orb, 4),
      layer(halo, 4),
      layer(far, 8),
      layer(near, 14),
      ...sides.map((side) => layer(side, 24)),
      layer(overhead, 30),
    ];
  }

  place(layout: Layout): void {
    placeParts(layout, this.parts, this.stuff);
    this.drift.place(layout);
    const { view, horizonY, quayY } = layout;
    this.flash.setSize(view.width, view.height);
    this.sea?.place(0, horizonY, view.width, quayY - horizonY + 40, this.parts.orb.x / view.width);
    for (const each of this.layers) each.home = { x: each.view.x, y: each.view.y };
  }

  setSceneProgress(share: number): void {
    this.moonrise = share;
    this.drift.setFeast(share);
  }

  setLights(strength: number): void {
    this.lights = strength;
  }

  lean(x: number, y: number): void {
    this.leaning.toX = x;
    this.leaning.toY = y;
  }

  update(deltaMs: number, timeMs: number): void {
    const stillMs = this.wish.isReduced ? 0 : timeMs;
    this.shiftLayers(deltaMs, stillMs);
    this.lightsNow += (this.lights - this.lightsNow) * Math.min(1, deltaMs / 260);
    const { moonrise, lightsNow, parts } = this;
    parts.feastSky.alpha = moonrise;
    parts.halo.alpha = 0.4 + moonrise * 0.25 + 0.03 * Math.sin(stillMs / 1700);
    for (const [index, lamp] of parts.lamps.entries()) {
      const flicker = 0.07 * Math.sin(stillMs / (190 + index * 23) + index * 1.9);
      const strength = this.stuff.lamps[index]?.strength ?? 0.5;
      lamp.alpha = strength * (0.6 + lightsNow * 0.7 + flicker);
    }
    for (const [index, side] of parts.sides.entries()) {
      side.skew.x = 0.006 * Math.sin(stillMs / 1600 + index * 2);
    }
    parts.overhead.skew.x = 0.01 * Math.sin(stillMs / 1400);
    this.flash.alpha = this.stuff.hasStorm ? flashAt(stillMs) * (0.5 + moonrise * 0.5) : 0;
    this.sea?.update(stillMs, moonrise * 0.6, lightsNow * 0.4);
    this.drift.update(deltaMs);
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
      const { view, home, depth } = each;
      view.position.set(home.x - x * depth, home.y - leaning.y * depth * 0.4);
    }
  }
}

/** Far sheet lightning: two soft beats, weak enough to be pleasant, and then long quiet. */
function flashAt(timeMs: number): number {
  const since = timeMs % flashEveryMs;
  if (since < 1400 || since > 2400) return 0;
  const beat = (from: number) => Math.exp(-(((since - from) / 110) ** 2));
  return 0.16 * beat(1650) + 0.1 * beat(2050);
}

function layer(view: Container, depth: number): Layer {
  return { view, depth, home: { x: 0, y: 0 } };
}
