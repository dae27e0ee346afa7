/** Wilds that fill their reels as soon as these rest, before anything is counted. */
import type { Container } from 'pixi.js';
import { CellSprites } from '#frame/slots/cell-sprites.ts';
import { gridOf, type Layout } from '#frame/slots/layout.ts';
import type { Mechanic, MechanicParts, Moment } from '#frame/slots/mechanics/mechanic.ts';
import { grownWindow } from '#frame/slots/wins/winning-cells.ts';
import type { Timeline } from '#frame/stage/tween.ts';
import { growReels } from './grow-reels.ts';

export class ExpandingWildsShow implements Mechanic {
  readonly view: Container;
  private readonly parts: MechanicParts;
  private readonly cells: CellSprites;

  constructor(parts: MechanicParts) {
    this.parts = parts;
    this.cells = new CellSprites(parts.symbols, gridOf(parts.definition));
    this.view = this.cells.view;
  }

  place(layout: Layout): void {
    this.cells.place(layout);
  }

  reset(): void {
    this.cells.hideAll();
  }

  leave(): void {
    this.cells.hideAll();
  }

  async beforeWins({ spin, isTurbo }: Moment, timeline: Timeline): Promise<void> {
    if (!spin.grown) return;
    await growReels(spin, this.parts, this.cells, isTurbo, timeline);
    this.parts.reels.restWith(grownWindow(spin));
    this.cells.hideAll();
  }
}
