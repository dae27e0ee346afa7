/** The picture of a pool, sixty times a second, and the hand that aims in it. */
import { stakeAt } from '@bahati/game-rules/fishing/cannons/cannon.ts';
import { depthIn, fishAt, headingAt, isSwimming } from '@bahati/game-rules/fishing/pool/fish.ts';
import { isInPool, muzzles, type Point } from '@bahati/game-rules/fishing/pool/pool.ts';
import { fullTurn } from '@bahati/game-rules/fishing/pool/turns.ts';
import type { Water } from '@bahati/game-rules/fishing/species/species.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Pool } from '#frame/pools/play/pool.ts';
import type { Hit } from '#frame/pools/play/pool-state.ts';
import { type Camera, createCamera } from './camera.ts';
import { paintBullets, paintCannon } from './cannons.ts';
import { createEffects, type Effects } from './effects.ts';
import { showHit } from './show-hit.ts';
import { loadSprites, type Sprite } from './sprites/sprites.ts';
import { paintSwimmers } from './swimmers.ts';
import { paintGround, paintLight, reefLook, seaLook } from './water.ts';

export type StageParts = {
  readonly pool: Pool;
  readonly water: Water;
  readonly currency: Currency;
  readonly showMoney: (minor: bigint) => string;
  readonly onHit: (hit: Hit, isOwn: boolean) => void;
  readonly onFire: () => void;
};

const struckMs = 260;
const recoilMs = 130;

export class PoolStage {
  private readonly parts: StageParts;
  private readonly canvas: HTMLCanvasElement;
  private readonly pen: CanvasRenderingContext2D;
  private readonly ground = document.createElement('canvas');
  private readonly effects: Effects = createEffects(() => performance.now());
  private readonly reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
  private readonly watch: ResizeObserver;
  private sprites: readonly Sprite[] = [];
  private camera: Camera = createCamera(1, 1, null);
  private seat: number | null = null;
  private readonly struck = new Map<number, number>();
  private readonly firedAt = new Map<number, number>();
  private lastBullets = new Set<number>();
  private frame = 0;
  private isHeld = false;

  constructor(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D, parts: StageParts) {
    this.canvas = canvas;
    this.pen = pen;
    this.parts = parts;
    const { pool, water } = parts;
    void loadSprites(water).then((sprites) => {
      this.sprites = sprites;
    });
    pool.events = {
      hit: (hit) => this.hear(hit),
      fired: () => {
        if (pool.seat !== null) this.firedAt.set(pool.seat, performance.now());
        parts.onFire();
      },
    };
    this.watch = new ResizeObserver(() => this.fit());
    this.watch.observe(canvas);
    this.fit();
    canvas.addEventListener('pointerdown', this.press);
    canvas.addEventListener('pointermove', this.move);
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
      canvas.addEventListener(end, this.release);
    }
    this.frame = requestAnimationFrame(this.draw);
  }

  close(): void {
    cancelAnimationFrame(this.frame);
    this.watch.disconnect();
    this.parts.pool.events = { hit: () => undefined, fired: () => undefined };
  }

  /** Turns the cannon by so many 4096ths, as the player sees it. */
  turnBy(step: number): void {
    const { pool } = this.parts;
    pool.aim((pool.angle + step + fullTurn) % fullTurn);
  }

  setHeld(isHeld: boolean): void {
    this.isHeld = isHeld;
  }

  private fit(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (width === 0 || height === 0) return;
    const scale = Math.min(2, window.devicePixelRatio || 1);
    for (const one of [this.canvas, this.ground]) {
      one.width = Math.round(width * scale);
      one.height = Math.round(height * scale);
    }
    this.pen.setTransform(scale, 0, 0, scale, 0, 0);
    const under = this.ground.getContext('2d');
    under?.scale(scale, scale);
    if (under) paintGround(under, width, height, this.look());
    this.camera = createCamera(width, height, this.seat);
  }

  private look() {
    return this.parts.water.code === 'bahari-kuu' ? seaLook : reefLook;
  }

  private readonly press = (event: PointerEvent): void => {
    const { pool } = this.parts;
    const at = this.placeOf(event);
    this.canvas.setPointerCapture(event.pointerId);
    if (pool.state.get().isLocking) {
      const fish = this.fishUnder(at);
      if (fish !== null) pool.lockOn(fish);
    }
    this.aimAt(at);
    this.isHeld = true;
    pool.fire();
  };

  private readonly move = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' || this.isHeld) this.aimAt(this.placeOf(event));
  };

  private readonly release = (): void => {
    this.isHeld = false;
  };

  private placeOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top } = this.canvas.getBoundingClientRect();
    return this.camera.toPool(clientX - left, clientY - top);
  }

  private aimAt(place: Point): void {
    const { pool } = this.parts;
    const muzzle = muzzles[pool.seat ?? -1];
    if (!muzzle) return;
    const turn = Math.atan2(place.y - muzzle.y, place.x - muzzle.x) / (2 * Math.PI);
    const angle = (Math.round(turn * fullTurn) + fullTurn) % fullTurn;
    const half = fullTurn / 2;
    // Beside the cannon's half it points as flat as it may.
    const least = (pool.seat ?? 0) < 2 ? half + 64 : 64;
    const most = least + half - 128;
    const isAbove = (pool.seat ?? 0) < 2 ? angle >= half : angle < half;
    const flat =
      Math.cos((angle / fullTurn) * 2 * Math.PI) > 0 === (pool.seat ?? 0) < 2 ? most : least;
    pool.aim(isAbove ? Math.min(most, Math.max(least, angle)) : flat);
  }

  private fishUnder(place: Point): number | null {
    const { pool, water } = this.parts;
    const tick = Math.floor(pool.tick());
    const found = (pool.view?.fish ?? [])
      .filter((fish) => isSwimming(fish, tick) && isInPool(fishAt(fish, tick)))
      .map((fish) => {
        const body = water.species[fish.species]?.body ?? { length: 1, height: 1 };
        const swims = { place: fishAt(fish, tick), heading: headingAt(fish, tick) };
        return { id: fish.id, depth: depthIn(body, swims, place, 350) };
      })
      .toSorted((one, other) => one.depth - other.depth)[0];
    return found && found.depth <= 1 ? found.id : null;
  }

  private hear(hit: Hit): void {
    const { pool, water, currency, showMoney, onHit } = this.parts;
    const now = performance.now();
    const isOwn = hit.seat === pool.seat;
    for (const [, , on] of hit.wire[2]) for (const fish of on) this.struck.set(fish, now);
    const stake = stakeAt(hit.level, currency) ?? 0n;
    showHit(this.effects, this.camera, water, {
      hit,
      tick: Math.floor(pool.tick()),
      isOwn,
      isReduced: this.reduced.matches,
      tell: (stakes) => showMoney(stake * BigInt(stakes)),
    });
    onHit(hit, isOwn);
  }

  private readonly draw = (now: number): void => {
    this.frame = requestAnimationFrame(this.draw);
    const { pool, water } = this.parts;
    if (pool.seat !== this.seat) {
      this.seat = pool.seat;
      this.camera = createCamera(this.camera.width, this.camera.height, this.seat);
    }
    if (this.isHeld) pool.fire();
    const { pen, camera } = this;
    const { width, height } = camera;
    const isReduced = this.reduced.matches;
    pen.drawImage(this.ground, 0, 0, width, height);
    paintLight(pen, width, height, isReduced ? 4 : now / 1_000, this.look());
    const { view } = pool;
    if (!view) return;
    const tick = pool.tick();
    const struck = this.freshlyStruck(now);
    const { lock } = pool.state.get();
    const { sprites } = this;
    this.aimAtLock(lock, tick);
    paintSwimmers(pen, camera, { view, tick, water, sprites, lock, isReduced, struck });
    paintBullets(pen, camera, { view, shots: pool.shots, seat: this.seat, tick });
    this.paintCannons(now);
    this.effects.paint(pen, now);
  };

  private freshlyStruck(now: number): Map<number, number> {
    for (const [fish, at] of this.struck) if (now - at > struckMs) this.struck.delete(fish);
    return new Map([...this.struck].map(([fish, at]) => [fish, (now - at) / struckMs]));
  }

  /** A cannon that is locked follows its fish. */
  private aimAtLock(lock: number | null, tick: number): void {
    const fish =
      lock === null ? undefined : this.parts.pool.view?.fish.find(({ id }) => id === lock);
    if (fish && isSwimming(fish, tick)) this.aimAt(fishAt(fish, tick));
  }

  private paintCannons(now: number): void {
    const { pool, showMoney, currency } = this.parts;
    const { sitting, level, weapon } = pool.state.get();
    const { view } = pool;
    for (const bullet of view?.bullets ?? []) {
      if (!this.lastBullets.has(bullet.id)) this.firedAt.set(bullet.seat, now);
    }
    this.lastBullets = new Set(view?.bullets.map(({ id }) => id));
    for (const [seat, told] of (view?.seats ?? []).entries()) {
      if (!told) continue;
      const isOwn = seat === this.seat;
      const shown = isOwn ? level : told.level;
      const name = sitting.find((one) => one.seat === seat)?.name ?? '';
      const stake = showMoney(stakeAt(shown, currency) ?? 0n);
      const fired = this.firedAt.get(seat) ?? -Infinity;
      paintCannon(this.pen, this.camera, {
        seat,
        angle: isOwn ? pool.angle : told.angle,
        level: shown,
        weapon: isOwn ? weapon : told.weapon,
        isOwn,
        label: isOwn ? stake : `${name} · ${stake}`,
        recoil: Math.max(0, 1 - (now - fired) / recoilMs),
      });
    }
  }
}
