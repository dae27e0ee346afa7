/**
 * The symbols of the window as single things that burst and fall. It stands in for the reels from
 * the first burst of a spin until its last symbol lies still.
 */
import type { Sprite } from 'pixi.js';
import { CellSprites } from '#frame/slots/cell-sprites.ts';
import type { Grid, Layout } from '#frame/slots/layout.ts';
import type { SymbolTextures } from '#frame/slots/symbol-textures.ts';
import { easeOut, linearly, type Timeline } from '#frame/stage/tween.ts';
import { type Cell, type Fall, fallen, fallMs } from './fall-plan.ts';

const burstMs = 260;
/** Reels begin to fall one after the other, and low symbols before high ones. */
const perReelMs = 34;
const perRowMs = 22;

type Falling = Fall & {
  readonly sprite: Sprite | undefined;
  readonly delayMs: number;
  readonly ms: number;
};

export class Tumbler {
  private readonly cells: CellSprites;
  private readonly rows: number;

  constructor(textures: SymbolTextures, grid: Grid) {
    this.cells = new CellSprites(textures, grid);
    this.rows = grid.rows;
  }

  get view() {
    return this.cells.view;
  }

  place(layout: Layout): void {
    this.cells.place(layout);
  }

  /** Stands in for reels that show this window. */
  show(window: readonly (readonly number[])[]): void {
    for (const [reel, column] of window.entries()) {
      for (const [row, symbol] of column.entries()) this.cells.show(reel, row, symbol);
    }
  }

  hide(): void {
    this.cells.hideAll();
  }

  /** Winning symbols swell and are gone. */
  async burst(removed: readonly Cell[], speed: number, timeline: Timeline): Promise<void> {
    const going = removed.flatMap(([reel, row]) => this.cells.at(reel, row) ?? []);
    await timeline.play(burstMs / speed, easeOut, (t) => {
      const size = this.cells.scale * (t < 0.4 ? 1 + t * 0.55 : 1.22 - (t - 0.4) * 1.4);
      for (const sprite of going) {
        sprite.scale.set(Math.max(0, size));
        sprite.alpha = t < 0.4 ? 1 : 1 - (t - 0.4) / 0.6;
      }
    });
  }

  /** Everything above a gap falls into it; answers when the last symbol lies still. */
  async fall(falls: readonly Fall[], speed: number, timeline: Timeline): Promise<void> {
    const falling = falls.map((fall): Falling => {
      const { reel, row, symbol, from } = fall;
      const sprite = this.cells.show(reel, row, symbol);
      const delayMs = (reel * perReelMs + (this.rows - 1 - row) * perRowMs) / speed;
      return { ...fall, sprite, delayMs, ms: fallMs(row - from) / speed };
    });
    const totalMs = Math.max(0, ...falling.map(({ delayMs, ms }) => delayMs + ms));
    await timeline.play(totalMs, linearly, (t) => {
      for (const each of falling) this.move(each, t * totalMs);
    });
  }

  private move({ sprite, row, from, delayMs, ms }: Falling, elapsedMs: number): void {
    if (!sprite || row === from) return;
    const share = Math.min(1, Math.max(0, (elapsedMs - delayMs) / ms));
    const place = from + (row - from) * fallen(share, row - from);
    sprite.y = (place + 0.5) * this.cells.cell.height;
  }
}
