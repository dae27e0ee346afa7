/** A studio game's place: sky, distance, what stands there, the ground, and what hangs before it. */
import { Container, Sprite, type Texture } from 'pixi.js';
import { type Light, mix } from '#frame/games/studio/colours.ts';
import type { Layout } from '#frame/slots/layout.ts';
import type { MotionWish } from '#frame/slots/motion-wish.ts';
import { createSea, type SeaColours } from '#frame/slots/sea.ts';
import type { StageScene } from '#frame/slots/slot-look.ts';
import { Drift } from './drift.ts';
import { placeLayers } from './place-layers.ts';
import type { Place } from './places.ts';
import type { PlaceTextures } from './scene-textures.ts';
import { makeParts, shine } from './scene-parts.ts';

type Layer = { readonly view: Container; readonly depth: number; home: { x: number; y: number } };

export class StudioScene implements StageScene {
  readonly back = new Container();
  readonly front = new Container();
  readonly glow: Texture;
  readonly rising: readonly Texture[];
  private readonly wish: MotionWish;
  private readonly drift: Drift;
  private readonly parts;
  private readonly sea;
  private readonly shafts: readonly Sprite[];
  private readonly layers: readonly Layer[];
  private readonly leaning = { x: 0, y: 0, toX: 0, toY: 0 };
  private readonly isDay: boolean;
  private lights = 0.5;
  private lightsNow = 0.5;
  private moonrise = 0;

  constructor(
    place: Place,
    light: Light,
    textures: PlaceTextures,
    glow: Texture,
    wish: MotionWish,
  ) {
    this.wish = wish;
    this.glow = glow;
    this.rising = [glow];
    this.isDay = light.isDay;
    this.sea = place.hasSea ? createSea(seaOf(place, light)) : null;
    this.drift = new Drift(place.drift, glow, light, wish);
    this.parts = makeParts(textures, glow, light);
    const { sky, feastSky, stars, halo, orb, afterglow, far, middle } = this.parts;
    const { ground, pool, props, garland } = this.parts;
    this.shafts = place.isSunken ? makeShafts(glow, light) : [];
    for (const each of [halo, orb, stars]) each.visible = !place.isSunken;
    this.back.addChild(sky, feastSky, stars, halo, orb, afterglow);
    this.back.addChild(...this.shafts, far);
    if (this.sea) this.back.addChild(this.sea.view);
    this.back.addChild(middle, ground);
    // Behind the cabinet, which bears the name.
    if (garland) this.back.addChild(garland);
    this.back.addChild(pool, ...props, this.drift.view);
    this.layers = [
      layer(orb, 4),
      layer(halo, 4),
      layer(far, 7),
      layer(middle, 13),
      ...props.map((prop) => layer(prop, 22)),
      ...(garland ? [layer(garland, 30)] : []),
    ];
  }

  place(layout: Layout): void {
    placeLayers(layout, this.parts, this.sea !== null);
    this.drift.place(layout);
    const { view, horizonY, quayY } = layout;
    const { orb } = this.parts;
    this.sea?.place(0, horizonY, view.width, quayY - horizonY + 40, orb.x / view.width);
    for (const [index, shaft] of this.shafts.entries()) {
      shaft.setSize(view.width * 0.3, view.height * 1.7);
      shaft.position.set(view.width * (0.08 + index * 0.28), view.height * 0.2);
      shaft.rotation = 0.3 - index * 0.2;
    }
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
    const { moonrise, lightsNow } = this;
    const { feastSky, stars, halo, afterglow, pool, garland, props } = this.parts;
    const flicker = 0.05 * Math.sin(stillMs / 210) + 0.04 * Math.sin(stillMs / 83);
    feastSky.alpha = moonrise;
    stars.alpha =
      Math.max(this.isDay ? 0 : 0.85, moonrise) * (0.85 + 0.15 * Math.sin(stillMs / 700));
    halo.alpha = 0.34 + moonrise * 0.3 + 0.03 * Math.sin(stillMs / 1700);
    afterglow.alpha = 0.5 + moonrise * 0.2;
    pool.alpha = 0.2 + lightsNow * 0.5 + flicker;
    if (garland) garland.rotation = 0.006 * Math.sin(stillMs / 1300);
    for (const [index, prop] of props.entries()) {
      prop.rotation = 0.012 * Math.sin(stillMs / 1500 + index * 2);
    }
    for (const [index, shaft] of this.shafts.entries()) {
      shaft.alpha = 0.17 + 0.09 * Math.sin(stillMs / 1900 + index * 1.7) + moonrise * 0.1;
    }
    this.sea?.update(stillMs, moonrise * 0.6, lightsNow * 0.4);
    this.drift.update(deltaMs);
  }

  private shiftLayers(deltaMs: number, timeMs: number): void {
    const { leaning } = this;
    const ease = this.wish.isReduced ? 0 : Math.min(1, deltaMs / 240);
    leaning.x += (leaning.toX - leaning.x) * ease;
    leaning.y += (leaning.toY - leaning.y) * ease;
    const x = leaning.x + 0.12 * Math.sin(timeMs / 5200);
    for (const { view, home, depth } of this.layers) {
      view.position.set(home.x - x * depth, home.y - leaning.y * depth * 0.4);
    }
  }
}

function layer(view: Container, depth: number): Layer {
  return { view, depth, home: { x: 0, y: 0 } };
}

/** Light that falls through water. */
function makeShafts(glow: Texture, { orb }: Light): Sprite[] {
  return Array.from({ length: 4 }, () => shine(glow, mix(orb, '#a8fff0', 0.5)));
}

function seaOf(place: Place, { sky, cloth, orb }: Light): SeaColours {
  const shares = (colour: string) =>
    [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16) / 255) as [
      number,
      number,
      number,
    ];
  return {
    haze: shares(mix(mix(sky[2], sky[3], 0.35), place.air, 0.3)),
    deep: shares(mix(mix(sky[0], cloth.deep, 0.4), place.air, 0.3)),
    road: shares(orb),
  };
}
