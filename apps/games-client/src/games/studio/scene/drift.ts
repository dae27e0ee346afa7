/** Small life in the air or the water: bubbles, embers, fireflies, petals, confetti, dust. */
import type { Texture } from 'pixi.js';
import { type Light, tintOf } from '#frame/games/studio/colours.ts';
import type { Layout } from '#frame/slots/layout.ts';
import type { MotionWish } from '#frame/slots/motion-wish.ts';
import { type Burst, createParticles } from '#frame/stage/particles.ts';
import { paintTexture } from '#frame/stage/textures.ts';
import type { DriftKind } from './places.ts';

type Habit = {
  readonly everyMs: number;
  /** Falls from above, or rises from below. */
  readonly isFalling: boolean;
  readonly pace: number;
  readonly fan: number;
  readonly lifeMs: number;
  readonly size: number;
  readonly form: 'glow' | 'bubble' | 'petal';
  readonly isLight: boolean;
};

const habits: Readonly<Record<DriftKind, Habit>> = {
  bubbles: {
    everyMs: 260,
    isFalling: false,
    pace: 0.11,
    fan: 0.25,
    lifeMs: 7000,
    size: 15,
    form: 'bubble',
    isLight: true,
  },
  embers: {
    everyMs: 340,
    isFalling: false,
    pace: 0.06,
    fan: 0.7,
    lifeMs: 4800,
    size: 9,
    form: 'glow',
    isLight: true,
  },
  fireflies: {
    everyMs: 420,
    isFalling: false,
    pace: 0.025,
    fan: 3,
    lifeMs: 5200,
    size: 13,
    form: 'glow',
    isLight: true,
  },
  petals: {
    everyMs: 460,
    isFalling: true,
    pace: 0.07,
    fan: 0.6,
    lifeMs: 9000,
    size: 15,
    form: 'petal',
    isLight: false,
  },
  confetti: {
    everyMs: 200,
    isFalling: true,
    pace: 0.1,
    fan: 0.7,
    lifeMs: 7000,
    size: 11,
    form: 'petal',
    isLight: false,
  },
  dust: {
    everyMs: 520,
    isFalling: false,
    pace: 0.02,
    fan: 3,
    lifeMs: 6000,
    size: 8,
    form: 'glow',
    isLight: true,
  },
};

const capacity = 64;

export class Drift {
  private readonly particles = createParticles(capacity);
  readonly view = this.particles.view;
  private readonly habit: Habit;
  private readonly texture: Texture;
  private readonly tints: readonly number[];
  private readonly wish: MotionWish;
  private layout: Layout | null = null;
  private sinceMs = 0;
  private turn = 0;
  private feast = 0;

  constructor(kind: DriftKind, glow: Texture, { cloth, lamp }: Light, wish: MotionWish) {
    this.habit = habits[kind];
    this.wish = wish;
    const forms = { glow: () => glow, bubble: bubbleTexture, petal: petalTexture };
    this.texture = forms[this.habit.form]();
    this.tints =
      this.habit.form === 'petal'
        ? [cloth.main, cloth.accent, cloth.pale, '#2fb8a6'].map(tintOf)
        : [tintOf(this.habit.form === 'bubble' ? '#d8fbff' : lamp)];
  }

  place(layout: Layout): void {
    this.layout = layout;
  }

  /** Free spins fill the air. */
  setFeast(share: number): void {
    this.feast = share;
  }

  update(deltaMs: number): void {
    this.particles.update(deltaMs);
    if (!this.layout || this.wish.isReduced) return;
    this.sinceMs += deltaMs * (1 + this.feast * 1.4);
    if (this.sinceMs < this.habit.everyMs) return;
    this.sinceMs = 0;
    this.turn += 1;
    this.particles.emit(this.burst(this.layout));
  }

  private burst({ view, quayY }: Layout): Burst {
    const { isFalling, pace, fan, lifeMs, size, form, isLight } = this.habit;
    const isSpread = fan > 2;
    return {
      texture: this.texture,
      x: view.width / 2,
      y: isFalling ? view.top : isSpread ? quayY - view.height * 0.25 : quayY,
      count: 1,
      angle: isFalling ? Math.PI / 2 : -Math.PI / 2,
      fan,
      speed: view.height * pace,
      gravity: isFalling ? view.height * 0.004 : -view.height * 0.003,
      lifeMs,
      size: Math.max(size * 0.7, Math.min(size, view.width * 0.02)),
      tint: this.tints[this.turn % this.tints.length] ?? 0xffffff,
      isLight,
      isTumbling: form === 'petal',
      scatterX: view.width / 2,
      scatterY: isSpread ? view.height * 0.3 : view.height * 0.04,
    };
  }
}

function bubbleTexture(): Texture {
  return paintTexture(48, 48, (context) => {
    const skin = context.createRadialGradient(24, 24, 8, 24, 24, 22);
    skin.addColorStop(0, 'rgb(255 255 255 / 0.04)');
    skin.addColorStop(0.8, 'rgb(255 255 255 / 0.18)');
    skin.addColorStop(1, 'rgb(255 255 255 / 0.8)');
    context.fillStyle = skin;
    context.beginPath();
    context.arc(24, 24, 22, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = 'rgb(255 255 255 / 0.9)';
    context.beginPath();
    context.arc(16, 15, 4, 0, Math.PI * 2);
    context.fill();
  });
}

function petalTexture(): Texture {
  return paintTexture(32, 32, (context) => {
    context.fillStyle = '#ffffff';
    context.beginPath();
    context.moveTo(16, 2);
    context.quadraticCurveTo(32, 12, 16, 30);
    context.quadraticCurveTo(0, 12, 16, 2);
    context.fill();
  });
}
