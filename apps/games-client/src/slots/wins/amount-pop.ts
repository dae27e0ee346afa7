/** The amount of a win over the reels: springs in, counts, goes. */
import { Container } from 'pixi.js';
import type { Layout } from '#frame/slots/layout.ts';
import { countEasing, countedUp } from '#frame/shell/results/count-up.ts';
import { createFigures, createGlyphs } from '#frame/stage/figures.ts';
import { gold } from '#frame/stage/lettering.ts';
import { easeOut, springOut, type Timeline } from '#frame/stage/tween.ts';

export type Counting = {
  readonly win: bigint;
  readonly durationMs: number;
  readonly format: (minor: bigint) => string;
  /** Hears every amount shown. */
  readonly onShown: (amount: bigint) => void;
  readonly onTick: () => void;
};

const ticksPerCount = 8;

export class AmountPop {
  readonly view = new Container();
  private readonly glyphs = createGlyphs({ ...gold, sizePx: 64 });
  private readonly figures = createFigures(this.glyphs);
  private layout: Layout | null = null;

  constructor() {
    this.view.addChild(this.figures.view);
    this.view.visible = false;
  }

  /** Paints the letters an amount may need before one is shown in haste. */
  warm(text: string): void {
    for (const character of text) this.glyphs.of(character);
  }

  place(layout: Layout): void {
    this.layout = layout;
    this.centre();
  }

  async count(counting: Counting, timeline: Timeline): Promise<void> {
    const { win, durationMs, format, onShown, onTick } = counting;
    this.centre();
    const unit = this.unit();
    this.view.visible = true;
    this.view.alpha = 1;
    void timeline.play(320, springOut, (t) => this.view.scale.set(unit * (0.4 + 0.6 * t)));
    let ticked = 0;
    await timeline.play(durationMs, countEasing, (t) => {
      const amount = countedUp(win, t);
      this.figures.setText(format(amount));
      onShown(amount);
      if (Math.floor(t * ticksPerCount) <= ticked) return;
      ticked = Math.floor(t * ticksPerCount);
      onTick();
    });
    await timeline.wait(durationMs * 0.7);
    await timeline.play(180, easeOut, (t) => {
      this.view.alpha = 1 - t;
    });
    this.hide();
  }

  /** Shows a standing amount under a row of the window. */
  showUnder(text: string, row: number): void {
    if (!this.layout) return;
    const { hole, cell } = this.layout;
    this.figures.setText(text);
    this.view.position.set(hole.x + hole.width / 2, hole.y + (row + 0.86) * cell.height);
    this.view.scale.set(this.unit() * 0.8);
    this.view.alpha = 1;
    this.view.visible = true;
  }

  /** Shows a standing amount in the middle of the cells that won it, within the reels. */
  showOver(text: string, at: { readonly reel: number; readonly row: number }): void {
    if (!this.layout) return;
    const { hole, cell } = this.layout;
    const x = hole.x + (at.reel + 0.5) * cell.width;
    this.figures.setText(text);
    this.view.scale.set(Math.max(0.5, this.unit() * 0.9));
    const half = Math.min(hole.width / 2, this.view.width / 2);
    this.view.position.set(
      Math.min(hole.x + hole.width - half, Math.max(hole.x + half, x)),
      hole.y + (at.row + 0.5) * cell.height,
    );
    this.view.alpha = 1;
    this.view.visible = true;
  }

  hide(): void {
    this.view.visible = false;
  }

  private unit(): number {
    return Math.min(1, (this.layout?.cell.height ?? 100) / 120);
  }

  private centre(): void {
    if (!this.layout) return;
    const { hole, view } = this.layout;
    this.view.position.set(hole.x + hole.width / 2, hole.y + hole.height / 2);
    this.view.scale.set(this.unit());
    this.figures.setRoom((view.width * 0.9) / this.unit());
  }
}
