/** The reels together: one start, stops from left to right, tension when scatters gather. */
import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import type { Grid, Layout } from '#frame/slots/layout.ts';
import type { MotionWish } from '#frame/slots/motion-wish.ts';
import type { SymbolTextures } from '#frame/slots/symbol-textures.ts';
import { Reel } from './reel.ts';
import { calmPace, turboPace } from './reel-motion.ts';
import { stillStopTimes, stopTimes, type StopPlan } from './stop-times.ts';

export type Window = readonly (readonly number[])[];

export type ReelEvents = {
  readonly onStop: (reel: number, window: readonly number[]) => void;
  readonly onTension: (reel: number) => void;
};

export type ReelArt = {
  readonly grid: Grid;
  readonly textures: SymbolTextures;
  readonly glow: Texture;
  readonly scatter: number;
  /** So many scatters start what they stand for; 0 where none ever do. */
  readonly wanted: number;
};

type Landing = { plan: StopPlan[]; elapsedMs: number; done: () => void };

/** Without movement, reels that have no answer yet are seen as if through a veil. */
const veiled = 0.25;

export class Reels {
  readonly view = new Container();
  readonly columns: readonly Reel[];
  private readonly beams: readonly Sprite[];
  private readonly mask = new Graphics();
  private readonly scatter: number;
  private readonly wanted: number;
  private readonly events: ReelEvents;
  private readonly wish: MotionWish;
  private cell = { width: 100, height: 100 };
  private flownMs = 0;
  private isTurbo = false;
  private landing: Landing | null = null;

  constructor(art: ReelArt, wish: MotionWish, events: ReelEvents) {
    const { grid, textures, glow, scatter, wanted } = art;
    this.scatter = scatter;
    this.wanted = wanted;
    this.events = events;
    this.wish = wish;
    this.beams = Array.from({ length: grid.reels }, () => createBeam(glow));
    this.columns = Array.from({ length: grid.reels }, () => new Reel(textures, grid.rows));
    this.view.addChild(...this.beams, ...this.columns.map(({ view }) => view), this.mask);
    this.view.mask = this.mask;
  }

  place({ hole, cell, symbolSize }: Layout): void {
    this.cell = cell;
    this.view.position.set(hole.x, hole.y);
    this.mask.clear().rect(0, 0, hole.width, hole.height).fill(0xffffff);
    for (const [reel, column] of this.columns.entries()) {
      column.place(reel * cell.width, cell.width, cell.height, symbolSize);
    }
    for (const [reel, beam] of this.beams.entries()) {
      beam.position.set((reel + 0.5) * cell.width, hole.height / 2);
      beam.setSize(cell.width * 2, hole.height * 1.5);
    }
  }

  setStrips(strips: Window): void {
    for (const [reel, column] of this.columns.entries()) column.setStrip(strips[reel] ?? [0]);
  }

  show(stops: readonly number[], window: Window): void {
    for (const [reel, column] of this.columns.entries()) {
      column.show(stops[reel] ?? 0, window[reel] ?? []);
    }
  }

  /** The reels stand where they are; their window shows this now. */
  restWith(window: Window): void {
    for (const [reel, column] of this.columns.entries()) column.restWith(window[reel] ?? []);
  }

  /** These cells show nothing: something else stands there. */
  hideCells(cells: readonly (readonly [reel: number, row: number])[]): void {
    for (const [reel, row] of cells) this.columns[reel]?.mark(row, true, 0xffffff);
  }

  /** Hidden while something else plays in their place. */
  setSeen(isSeen: boolean): void {
    for (const column of this.columns) column.view.visible = isSeen;
  }

  start(isTurbo: boolean): void {
    this.isTurbo = isTurbo;
    this.flownMs = 0;
    for (const column of this.columns) {
      column.clearMarks();
      if (this.wish.isReduced) column.view.alpha = veiled;
      else column.start(isTurbo ? turboPace : calmPace);
    }
  }

  /** Brings the reels to these stops; answers when all stand. */
  land(stops: readonly number[], window: Window): Promise<void> {
    const { scatter, wanted, isTurbo, flownMs } = this;
    const input = { stops, window, scatter, wanted, isTurbo, flownMs };
    const plan = this.wish.isReduced ? stillStopTimes(input) : stopTimes(input);
    return new Promise((done) => {
      this.landing = { plan, elapsedMs: 0, done };
    });
  }

  /** Brings every reel that still flies down at once. */
  hurry(): void {
    const { landing } = this;
    if (!landing) return;
    for (const stop of landing.plan) {
      if (stop.isBraking) continue;
      stop.isTense = false;
      stop.atMs = Math.min(stop.atMs, landing.elapsedMs + stop.reel * 30);
    }
  }

  update(deltaMs: number): void {
    this.flownMs += deltaMs;
    if (this.landing) {
      this.landing.elapsedMs += deltaMs;
      this.brakeDue(this.landing);
    }
    for (let reel = 0; reel < this.columns.length; reel += 1) this.updateReel(reel, deltaMs);
    this.finishLanding();
  }

  private updateReel(reel: number, deltaMs: number): void {
    const column = this.columns[reel];
    const stop = this.landing?.plan[reel];
    const isTense = stop?.isTense === true && stop.isAnnounced && !stop.hasLanded;
    fade(this.beams[reel], isTense ? 0.85 : 0, deltaMs);
    if (!column?.update(deltaMs) || !stop) return;
    stop.hasLanded = true;
    this.events.onStop(reel, stop.window);
  }

  private brakeDue(landing: Landing): void {
    for (const stop of landing.plan) {
      const column = this.columns[stop.reel];
      if (!column || stop.isBraking) continue;
      if (stop.isTense && !stop.isAnnounced && landing.elapsedMs >= stop.tenseFromMs) {
        stop.isAnnounced = true;
        column.motion.setSpeed(calmPace.speed * 0.8);
        this.events.onTension(stop.reel);
      }
      if (landing.elapsedMs < stop.atMs) continue;
      stop.isBraking = true;
      if (column.motion.isResting) this.reveal(column, stop);
      else column.brake(stop.stop, stop.window);
    }
  }

  /** Without movement a reel simply shows its stop. */
  private reveal(column: Reel, stop: StopPlan): void {
    column.show(stop.stop, stop.window);
    column.view.alpha = 1;
    stop.hasLanded = true;
    this.events.onStop(stop.reel, stop.window);
  }

  private finishLanding(): void {
    const { landing } = this;
    if (!landing) return;
    const isOver =
      this.columns.every(({ motion }) => motion.isResting) &&
      landing.plan.every(({ isBraking }) => isBraking);
    if (!isOver) return;
    this.landing = null;
    landing.done();
  }

  /** The middle of a cell on the stage. */
  cellAt(reel: number, row: number): { x: number; y: number; size: number } {
    return {
      x: this.view.x + (reel + 0.5) * this.cell.width,
      y: this.view.y + (row + 0.5) * this.cell.height,
      size: this.cell.height,
    };
  }

  /** How many scatters a reel's window shows. */
  scattersIn(window: readonly number[]): number {
    return window.filter((symbol) => symbol === this.scatter).length;
  }
}

function fade(sprite: Sprite | undefined, target: number, deltaMs: number): void {
  if (!sprite) return;
  sprite.alpha += (target - sprite.alpha) * Math.min(1, deltaMs / 160);
  sprite.visible = sprite.alpha > 0.01;
}

/** Light that falls on a reel everybody watches. */
function createBeam(glow: Texture): Sprite {
  const beam = new Sprite(glow);
  beam.anchor.set(0.5);
  beam.blendMode = 'add';
  beam.tint = 0x7fd8ff;
  beam.alpha = 0;
  return beam;
}
