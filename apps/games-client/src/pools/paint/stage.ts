/** The picture of a pool, as often as the screen is drawn. */
import { stakeAt } from '@bahati/game-rules/fishing/cannons/cannon.ts';
import { fishAt, isSwimming } from '@bahati/game-rules/fishing/pool/fish.ts';
import { muzzles, type Point } from '@bahati/game-rules/fishing/pool/pool.ts';
import { fullTurn } from '@bahati/game-rules/fishing/pool/turns.ts';
import { tideAt } from '@bahati/game-rules/fishing/simulation/tides.ts';
import type { Species, Water } from '@bahati/game-rules/fishing/species/species.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { createImpacts } from '#frame/pools/play/impacts.ts';
import { noEvents, type Pool } from '#frame/pools/play/pool.ts';
import type { Back, Hit } from '#frame/pools/play/pool-state.ts';
import { paintAim, paintBullets } from './bullets.ts';
import { type Camera, createCamera } from './camera.ts';
import { paintCannon } from './cannons.ts';
import { createEffects, type Effects } from './effects/effects.ts';
import { showHit } from './effects/show-hit.ts';
import { drawFrame, paintAlarm, paintFrame } from './frame.ts';
import { Hand } from './hand.ts';
import { createKept } from './kept.ts';
import { createPace } from './pace.ts';
import { loadDrawings, type Sprite, spritesOf } from './sprites/sprites.ts';
import { paintSwimmers } from './swimmers.ts';
import {
  paintGround,
  paintLight,
  paintMovingShaft,
  reefLook,
  seaLook,
  shaftShare,
} from './water.ts';

export type StageParts = {
  readonly pool: Pool;
  readonly water: Water;
  readonly currency: Currency;
  readonly showMoney: (minor: bigint) => string;
  readonly showBack: (minor: bigint) => string;
  readonly nameOf: (species: Species, prize: number) => string;
  readonly onHit: (hit: Hit, isOwn: boolean) => void;
  readonly onFire: () => void;
};

const struckMs = 260;
const recoilMs = 130;
const alarmMs = 1_400;
/** Shots that are given back within this time are told together. */
const backMs = 700;

/** Painted once for a size. */
type Layer = { readonly canvas: HTMLCanvasElement; readonly pen: CanvasRenderingContext2D };

function createLayer(): Layer {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is no canvas to paint on.');
  return { canvas, pen };
}

export class PoolStage {
  private readonly parts: StageParts;
  private readonly canvas: HTMLCanvasElement;
  private readonly pen: CanvasRenderingContext2D;
  private readonly hand: Hand;
  private readonly layers = {
    ground: createLayer(),
    shaft: createLayer(),
    frame: createLayer(),
    alarm: createLayer(),
  };
  private readonly effects: Effects = createEffects(() => performance.now());
  private readonly reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
  private readonly watch: ResizeObserver;
  private readonly impacts = createImpacts();
  private readonly pace = createPace(window.devicePixelRatio || 1);
  private drawings: Awaited<ReturnType<typeof loadDrawings>> = [];
  private sprites: readonly Sprite[] = [];
  private kept = createKept(1);
  private camera: Camera = createCamera(1, 1, null);
  private seat: number | null = null;
  private readonly struck = new Map<number, number>();
  private readonly firedAt = new Map<number, number>();
  private lastBullets = new Set<number>();
  private frame = 0;
  private isKeyHeld = false;
  /** Given back and not told yet, in minor units. */
  private back = 0n;
  private backTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D, parts: StageParts) {
    this.canvas = canvas;
    this.pen = pen;
    this.parts = parts;
    const { pool, water } = parts;
    void loadDrawings(water).then((drawings) => {
      this.drawings = drawings;
      this.fit();
    });
    // Labels are kept as pictures, with the letters that were there.
    void document.fonts.ready.then(() => this.fit());
    pool.events = {
      hit: (hit) => this.showHit(hit),
      back: (back) => this.gatherBack(back),
      fired: () => {
        if (pool.seat !== null) this.firedAt.set(pool.seat, performance.now());
        parts.onFire();
      },
    };
    this.hand = new Hand(canvas, { pool, water, camera: () => this.camera });
    this.watch = new ResizeObserver(() => this.fit());
    this.watch.observe(canvas);
    this.fit();
    this.frame = requestAnimationFrame(this.draw);
  }

  close(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.backTimer);
    this.watch.disconnect();
    this.hand.close();
    this.parts.pool.events = noEvents;
  }

  /** Turns the cannon by so many 4096ths, as the player sees it. */
  turnBy(step: number): void {
    const { pool } = this.parts;
    pool.aim((pool.angle + step + fullTurn) % fullTurn);
  }

  setKeyHeld(isHeld: boolean): void {
    this.isKeyHeld = isHeld;
  }

  private fit(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (width === 0 || height === 0) return;
    const scale = this.pace.sharpness();
    const { ground, frame, alarm } = this.layers;
    for (const { canvas, pen } of [{ canvas: this.canvas, pen: this.pen }, ground, frame, alarm]) {
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      pen.setTransform(scale, 0, 0, scale, 0, 0);
    }
    const { shaft } = this.layers;
    shaft.canvas.width = Math.max(1, Math.round(width * shaftShare * scale));
    shaft.canvas.height = Math.round(height * scale);
    shaft.pen.setTransform(scale, 0, 0, scale, 0, 0);
    this.camera = createCamera(width, height, this.seat);
    paintGround(ground.pen, width, height, this.look());
    paintMovingShaft(shaft.pen, width, height, this.look());
    paintFrame(frame.pen, this.camera, this.look());
    paintAlarm(alarm.pen, this.camera);
    this.sprites = spritesOf(this.drawings, this.camera.scale, scale);
    this.kept = createKept(scale);
  }

  private look() {
    return this.parts.water.code === 'bahari-kuu' ? seaLook : reefLook;
  }

  private showHit(hit: Hit): void {
    const { pool, water, currency, showMoney, nameOf, onHit } = this.parts;
    const now = performance.now();
    const isOwn = hit.seat === pool.seat;
    for (const [, , on] of hit.wire[2]) for (const fish of on) this.struck.set(fish, now);
    const stake = stakeAt(hit.level, currency) ?? 0n;
    showHit(this.effects, this.camera, water, {
      hit,
      tick: Math.floor(pool.tick()),
      isOwn,
      isReduced: this.reduced.matches,
      sprites: this.sprites,
      tell: (stakes) => showMoney(stake * BigInt(stakes)),
      nameOf,
    });
    onHit(hit, isOwn);
  }

  /** Shots of one's own that hit nothing: what they cost is there again, told together. */
  private gatherBack({ level }: Back): void {
    this.back += stakeAt(level, this.parts.currency) ?? 0n;
    this.backTimer ??= setTimeout(() => this.showBack(), backMs);
  }

  private showBack(): void {
    const muzzle = muzzles[this.seat ?? -1];
    if (muzzle) {
      const { x, y } = this.camera.toScreen(muzzle);
      const at = { x: Math.min(this.camera.width - 40, Math.max(40, x)), y: y - 54 };
      const text = this.parts.showBack(this.back);
      this.effects.add({ kind: 'sum', at, text, size: 14, color: '#cfdcf4' }, 1_300);
    }
    this.back = 0n;
    this.backTimer = undefined;
  }

  private readonly draw = (now: number): void => {
    this.frame = requestAnimationFrame(this.draw);
    const { pool, water } = this.parts;
    if (pool.seat !== this.seat) {
      this.seat = pool.seat;
      this.fit();
    }
    if (this.pace.note(now)) this.fit();
    if (this.hand.isHeld || this.isKeyHeld) pool.fire();
    else pool.keepFiring();
    const { pen, camera, layers } = this;
    const { width, height } = camera;
    const isReduced = this.reduced.matches;
    pen.drawImage(layers.ground.canvas, 0, 0, width, height);
    const seconds = isReduced ? 4 : now / 1_000;
    paintLight(pen, camera, seconds, this.look(), layers.shaft.canvas);
    const { view } = pool;
    const tick = pool.tick();
    if (view) {
      const { lock } = pool.state.get();
      const struck = this.freshlyStruck(now);
      const { sprites } = this;
      paintSwimmers(pen, camera, { view, tick, water, sprites, lock, isReduced, struck });
      this.paintAimed(lock, tick);
      const { impacts, seat } = this;
      paintBullets(pen, camera, { view, shots: pool.shots, seat, tick, impacts });
      this.paintMood(Math.floor(tick), now, isReduced);
    }
    drawFrame(pen, camera, layers.frame.canvas);
    if (view) this.paintCannons(now);
    this.effects.paint(pen, now);
  };

  private freshlyStruck(now: number): Map<number, number> {
    for (const [fish, at] of this.struck) if (now - at > struckMs) this.struck.delete(fish);
    return new Map([...this.struck].map(([fish, at]) => [fish, (now - at) / struckMs]));
  }

  /** A cannon that is locked follows its fish; where it would shoot is dotted. */
  private paintAimed(lock: number | null, tick: number): void {
    const { pool } = this.parts;
    const fish = lock === null ? undefined : pool.view?.fish.find(({ id }) => id === lock);
    const target: Point | null = fish && isSwimming(fish, tick) ? fishAt(fish, tick) : null;
    if (target) this.hand.aimAt(target);
    const { seat, hand } = this;
    const { isAuto } = pool.state.get();
    if (seat === null || !(target || hand.isOver || hand.isHeld || isAuto)) return;
    paintAim(this.pen, this.camera, { seat, angle: pool.angle, target });
  }

  private paintMood(tick: number, now: number, isReduced: boolean): void {
    if (tideAt(tick).tide !== 'boss') return;
    const { pen, camera } = this;
    const beat = isReduced ? 0.6 : 0.45 + 0.3 * Math.sin((now / alarmMs) * Math.PI * 2);
    pen.save();
    pen.globalAlpha = beat;
    pen.drawImage(this.layers.alarm.canvas, 0, 0, camera.width, camera.height);
    pen.restore();
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
      paintCannon(this.pen, this.camera, this.kept, {
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
