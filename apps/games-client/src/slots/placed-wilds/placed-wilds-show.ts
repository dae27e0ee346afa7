/**
 * Wilds that outlast their spin. Sticky ones stand before the turning reels in a frame of brass;
 * walking ones step one reel to the left while the others turn.
 */
import type { SpinView } from '@bahati/contract/games-frame/slots.ts';
import { Container, Graphics } from 'pixi.js';
import { CellSprites } from '#frame/slots/cell-sprites.ts';
import { gridOf, type Layout } from '#frame/slots/layout.ts';
import type { Mechanic, MechanicParts, Moment } from '#frame/slots/mechanics/mechanic.ts';
import { easeInOut, springOut, type Timeline } from '#frame/stage/tween.ts';

const stepMs = 620;
const frameMs = 260;

export class PlacedWildsShow implements Mechanic {
  readonly view = new Container();
  readonly front: Container;
  private readonly parts: MechanicParts;
  private readonly cells: CellSprites;
  private readonly frames: readonly Graphics[];
  private layout: Layout | null = null;

  constructor(parts: MechanicParts) {
    const { symbols, definition } = parts;
    const grid = gridOf(definition);
    this.parts = parts;
    this.cells = new CellSprites(symbols, grid);
    this.frames = Array.from({ length: grid.reels * grid.rows }, () => new Graphics());
    this.front = new Container();
    this.front.addChild(...this.frames);
    this.view.addChild(this.cells.view);
    this.reset();
  }

  place(layout: Layout): void {
    const { hole, cell, grid } = layout;
    this.layout = layout;
    this.cells.place(layout);
    const width = Math.max(3, cell.width * 0.045);
    for (const [index, frame] of this.frames.entries()) {
      const reel = Math.floor(index / grid.rows);
      const row = index - reel * grid.rows;
      frame.position.set(hole.x + (reel + 0.5) * cell.width, hole.y + (row + 0.5) * cell.height);
      frame
        .clear()
        .roundRect(-cell.width / 2 + 3, -cell.height / 2 + 3, cell.width - 6, cell.height - 6, 10)
        .stroke({ color: 0x2a1008, width: width * 1.8 })
        .stroke({ color: 0xffd060, width });
    }
  }

  reset(): void {
    this.cells.hideAll();
    for (const frame of this.frames) frame.visible = false;
  }

  leave(next: SpinView, timeline: Timeline): void {
    for (const [reel, row] of next.stickyWilds ?? []) this.show(reel, row);
    const walkingWilds = next.walkingWilds ?? [];
    if (walkingWilds.length === 0) return;
    this.parts.options.events.onCue({ kind: 'walk' });
    for (const [reel, row] of walkingWilds) void this.walk(reel, row, timeline);
  }

  async beforeWins({ spin, isFree }: Moment, timeline: Timeline): Promise<void> {
    // The reels show these wilds themselves now.
    this.cells.hideAll();
    const { definition, options, wish } = this.parts;
    if (definition.wilds?.kind !== 'sticky' || !isFree) return;
    const fresh = this.wildsOf(spin).filter(({ frame }) => !frame.visible);
    if (fresh.length === 0) return;
    options.events.onCue({ kind: 'stick' });
    for (const { frame } of fresh) frame.visible = true;
    if (wish.isReduced) return;
    await timeline.play(frameMs, springOut, (t) => {
      for (const { frame } of fresh) frame.scale.set(1.5 - 0.5 * t);
    });
  }

  private wildsOf({ window }: SpinView): readonly { readonly frame: Graphics }[] {
    const { wild, rows } = this.parts.definition;
    return window.flatMap((column, reel) =>
      column.flatMap((symbol, row) => {
        const frame = symbol === wild ? this.frames[reel * rows + row] : undefined;
        return frame ? [{ frame }] : [];
      }),
    );
  }

  private show(reel: number, row: number) {
    return this.cells.show(reel, row, this.parts.definition.wild ?? 0);
  }

  /** From the reel to the right, with the weight of something that walks. */
  private async walk(reel: number, row: number, timeline: Timeline): Promise<void> {
    const sprite = this.show(reel, row);
    if (!sprite || !this.layout || this.parts.wish.isReduced) return;
    const { cell } = this.layout;
    const home = { x: sprite.x, y: sprite.y };
    await timeline.play(stepMs, easeInOut, (t) => {
      const steps = Math.abs(Math.sin(t * Math.PI * 2));
      sprite.position.set(home.x + cell.width * (1 - t), home.y - steps * cell.height * 0.06);
      sprite.rotation = Math.sin(t * Math.PI * 4) * 0.05;
    });
  }
}
