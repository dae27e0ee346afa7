/** Small life in the air: embers over the stalls, and sky lanterns while the moon is up. */
import type { Texture } from 'pixi.js';
import type { Layout } from '#frame/slots/layout.ts';
import type { MotionWish } from '#frame/slots/motion-wish.ts';
import { createParticles } from '#frame/stage/particles.ts';

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
