/**
 * The night over the bay: its colours, stars, the moon and thin cloud before it; embers over the
 * stalls, and sky lanterns while the moon is up.
 */
import { Container, Sprite, type Texture } from 'pixi.js';
import type { Layout } from '#frame/slots/layout.ts';
import type { MotionWish } from '#frame/slots/motion-wish.ts';
import { chances } from '#frame/slots/picture.ts';
import { createParticles } from '#frame/stage/particles.ts';
import { paintTexture } from '#frame/stage/textures.ts';

type Star = { sprite: Sprite; x: number; y: number; phase: number; size: number };

export type Sky = {
  readonly view: Container;
  readonly moon: Container;
  place(layout: Layout): void;
  update(timeMs: number, moonrise: number): void;
};

const starCount = 90;

function gradient(stops: readonly [number, string][]): Texture {
  return paintTexture(
    4,
    512,
    (context) => {
      const fill = context.createLinearGradient(0, 0, 0, 512);
      for (const [offset, colour] of stops) fill.addColorStop(offset, colour);
      context.fillStyle = fill;
      context.fillRect(0, 0, 4, 512);
    },
    1,
  );
}

export function createSky(glow: Texture, moonTexture: Texture): Sky {
  const view = new Container();
  const dusk = new Sprite(
    gradient([
      [0, '#070b24'],
      [0.4, '#141d55'],
      [0.72, '#33407f'],
      [0.9, '#77629a'],
      [1, '#d9906e'],
    ]),
  );
  const night = new Sprite(
    gradient([
      [0, '#031026'],
      [0.45, '#0a3358'],
      [0.8, '#1d7f8c'],
      [1, '#8fe0cf'],
    ]),
  );
  night.alpha = 0;
  view.addChild(dusk, night);
  const stars = createStars(glow);
  for (const star of stars) view.addChild(star.sprite);
  const halo = new Sprite(glow);
  halo.anchor.set(0.5);
  halo.tint = 0xffe9b8;
  halo.blendMode = 'add';
  const disc = new Sprite(moonTexture);
  disc.anchor.set(0.5);
  const moon = new Container();
  moon.addChild(halo, disc);
  const clouds = createClouds(glow);
  view.addChild(moon, ...clouds);
  let width = 1;
  let height = 1;

  return {
    view,
    moon,
    place(layout) {
      width = layout.view.width;
      height = layout.horizonY + 8;
      dusk.setSize(width, height);
      night.setSize(width, height);
      for (const star of stars) star.sprite.position.set(star.x * width, star.y * height * 0.8);
      const size = layout.isPortrait
        ? Math.min(layout.view.width * 0.3, height * 0.5)
        : Math.min(layout.view.height * 0.2, 150);
      disc.setSize(size, size);
      halo.setSize(size * 4.4, size * 4.4);
      moon.position.set(
        layout.isPortrait ? width * 0.77 : Math.max(size * 0.6, layout.cabinet.x * 0.56),
        layout.isPortrait ? layout.view.top + (height - layout.view.top) * 0.36 : height * 0.44,
      );
    },
    update(timeMs, moonrise) {
      night.alpha = moonrise;
      halo.alpha = 0.34 + moonrise * 0.3 + 0.03 * Math.sin(timeMs / 1700);
      disc.alpha = 1;
      moon.scale.set(1 + moonrise * 0.22);
      for (const star of stars) {
        star.sprite.alpha = star.size * (0.55 + 0.45 * Math.sin(timeMs / 900 + star.phase));
      }
      for (const [index, cloud] of clouds.entries()) {
        const drift = (timeMs / (90_000 + index * 30_000) + index * 0.37) % 1.4;
        cloud.position.set((drift - 0.2) * width, height * (0.3 + index * 0.13));
      }
    },
  };
}

function createStars(glow: Texture): Star[] {
  const chance = chances(5);
  return Array.from({ length: starCount }, () => {
    const sprite = new Sprite(glow);
    sprite.anchor.set(0.5);
    const size = 0.35 + chance() * 0.65;
    sprite.setSize(3 + size * 5, 3 + size * 5);
    sprite.tint = chance() < 0.3 ? 0xffe2b0 : 0xdfe9ff;
    return { sprite, x: chance(), y: chance() ** 1.4, phase: chance() * 6.3, size };
  });
}

/** Long soft streaks, lit from below by the market. */
function createClouds(glow: Texture): Sprite[] {
  return [0, 1, 2].map((index) => {
    const cloud = new Sprite(glow);
    cloud.anchor.set(0.5);
    cloud.setSize(620 - index * 90, 46 + index * 10);
    cloud.tint = index === 1 ? 0xc9a3b8 : 0x8f94cf;
    cloud.alpha = 0.2;
    return cloud;
  });
}

const emberEveryMs = 420;
const lanternEveryMs = 1500;
const capacity = 40;

export class Ambience {
  private readonly particles = createParticles(capacity);
  readonly view = this.particles.view;
  private readonly glow: Texture;
  private readonly lanterns: readonly Texture[];
  private readonly wish: MotionWish;
  private layout: Layout | null = null;
  private emberMs = 0;
  private lanternMs = 0;
  private turn = 0;
  private moonrise = 0;

  constructor(glow: Texture, lanterns: readonly Texture[], wish: MotionWish) {
    this.glow = glow;
    this.lanterns = lanterns;
    this.wish = wish;
  }

  place(layout: Layout): void {
    this.layout = layout;
  }

  setSceneProgress(share: number): void {
    this.moonrise = share;
  }

  update(deltaMs: number): void {
    this.particles.update(deltaMs);
    if (!this.layout || this.wish.isReduced) return;
    this.emberMs += deltaMs;
    this.lanternMs += deltaMs;
    if (this.emberMs > emberEveryMs) this.letEmberFly(this.layout);
    if (this.lanternMs > lanternEveryMs && this.moonrise > 0.5) this.letLanternRise(this.layout);
  }

  private letEmberFly({ view, cabinet, quayY }: Layout): void {
    this.emberMs = 0;
    this.turn += 1;
    const isLeft = this.turn % 2 === 0;
    this.particles.emit({
      texture: this.glow,
      x: isLeft ? cabinet.x * 0.5 : view.width - cabinet.x * 0.5,
      y: quayY - view.height * 0.1,
      count: 1,
      angle: -Math.PI / 2,
      fan: 0.7,
      speed: view.height * 0.05,
      gravity: -view.height * 0.012,
      lifeMs: 4200,
      size: 9,
      tint: 0xffb45a,
      scatterX: Math.max(40, cabinet.x * 0.5),
      scatterY: view.height * 0.08,
    });
  }

  private letLanternRise({ view, horizonY }: Layout): void {
    this.lanternMs = 0;
    this.turn += 1;
    const texture = this.lanterns[this.turn % this.lanterns.length];
    if (!texture) return;
    this.particles.emit({
      texture,
      x: view.width / 2,
      y: horizonY,
      count: 1,
      angle: -Math.PI / 2,
      fan: 0.25,
      speed: view.height * 0.045,
      gravity: -view.height * 0.002,
      lifeMs: 9000,
      size: 26,
      scatterX: view.width * 0.55,
      grow: -0.4,
    });
  }
}
