/** The night over the bay: its colours, stars, the moon and thin cloud before it. */
import { Container, Sprite, type Texture } from 'pixi.js';
import type { Layout } from '#frame/slots/layout.ts';
import { paintTexture } from '#frame/stage/textures.ts';
import { chances } from '#frame/slots/picture.ts';

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
