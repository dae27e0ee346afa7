/** A fixed crowd of small sprites: sparks, shells, smoke. Nothing is made while it moves. */
import { Container, Sprite, Texture } from 'pixi.js';

export type Burst = {
  readonly texture: Texture;
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** Middle direction and half-width of the fan, in radians; up is −π/2. */
  readonly angle: number;
  readonly fan: number;
  /** Points a second. */
  readonly speed: number;
  readonly gravity: number;
  readonly lifeMs: number;
  readonly size: number;
  readonly tint?: number;
  readonly isLight?: boolean;
  /** Turns on its own axis like a coin. */
  readonly isTumbling?: boolean;
  /** Starts anywhere within this box round its point. */
  readonly scatterX?: number;
  readonly scatterY?: number;
  readonly grow?: number;
};

export type Particles = {
  readonly view: Container;
  emit(burst: Burst): void;
  clear(): void;
  update(deltaMs: number): void;
};

type Grain = {
  sprite: Sprite;
  isAlive: boolean;
  vx: number;
  vy: number;
  gravity: number;
  ageMs: number;
  lifeMs: number;
  size: number;
  spin: number;
  grow: number;
  isTumbling: boolean;
};

export function createParticles(capacity: number): Particles {
  const view = new Container();
  const grains = Array.from({ length: capacity }, () => createGrain(view));
  let next = 0;

  function emit(burst: Burst): void {
    for (let made = 0; made < burst.count; made += 1) {
      const grain = grains[next];
      next = (next + 1) % grains.length;
      if (grain) launch(grain, burst);
    }
  }

  return {
    view,
    emit,
    clear() {
      for (const grain of grains) retire(grain);
    },
    update(deltaMs) {
      const seconds = deltaMs / 1000;
      for (let index = 0; index < grains.length; index += 1) {
        const grain = grains[index];
        if (grain?.isAlive) move(grain, deltaMs, seconds);
      }
    },
  };
}

function createGrain(view: Container): Grain {
  const sprite = new Sprite(Texture.EMPTY);
  sprite.anchor.set(0.5);
  sprite.visible = false;
  view.addChild(sprite);
  return {
    sprite,
    isAlive: false,
    vx: 0,
    vy: 0,
    gravity: 0,
    ageMs: 0,
    lifeMs: 1,
    size: 1,
    spin: 0,
    grow: 0,
    isTumbling: false,
  };
}

/** 0 … 1, for the eye alone. */
function chance(): number {
  // decoration: where a spark flies
  return Math.random();
}

function launch(grain: Grain, burst: Burst): void {
  const { sprite } = grain;
  const direction = burst.angle + (chance() * 2 - 1) * burst.fan;
  const speed = burst.speed * (0.45 + chance() * 0.75);
  sprite.texture = burst.texture;
  sprite.tint = burst.tint ?? 0xffffff;
  sprite.blendMode = burst.isLight === false ? 'normal' : 'add';
  sprite.visible = true;
  sprite.rotation = burst.isTumbling ? chance() * Math.PI : 0;
  sprite.x = burst.x + (chance() * 2 - 1) * (burst.scatterX ?? 0);
  sprite.y = burst.y + (chance() * 2 - 1) * (burst.scatterY ?? 0);
  grain.isAlive = true;
  grain.vx = Math.cos(direction) * speed;
  grain.vy = Math.sin(direction) * speed;
  grain.gravity = burst.gravity;
  grain.ageMs = 0;
  grain.lifeMs = burst.lifeMs * (0.6 + chance() * 0.6);
  grain.size = burst.size * (0.6 + chance() * 0.8);
  grain.spin = (chance() * 2 - 1) * 7;
  grain.grow = burst.grow ?? 0;
  grain.isTumbling = burst.isTumbling === true;
  sprite.alpha = 0;
}

function move(grain: Grain, deltaMs: number, seconds: number): void {
  const { sprite } = grain;
  grain.ageMs += deltaMs;
  const age = grain.ageMs / grain.lifeMs;
  if (age >= 1) {
    retire(grain);
    return;
  }
  grain.vy += grain.gravity * seconds;
  sprite.x += grain.vx * seconds;
  sprite.y += grain.vy * seconds;
  const unit = (grain.size * (1 + grain.grow * age)) / Math.max(1, sprite.texture.width);
  if (grain.isTumbling) {
    sprite.rotation += grain.spin * 0.5 * seconds;
    sprite.scale.set(unit * Math.cos(grain.ageMs * 0.001 * grain.spin), unit);
    sprite.alpha = age > 0.85 ? (1 - age) / 0.15 : 1;
  } else {
    sprite.scale.set(unit * (grain.grow > 0 ? 1 : 1 - age * 0.5));
    sprite.alpha = (age < 0.15 ? age / 0.15 : 1 - (age - 0.15) / 0.85) * 0.95;
  }
}

function retire(grain: Grain): void {
  grain.isAlive = false;
  grain.sprite.visible = false;
}
