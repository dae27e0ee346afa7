/** What a spin may be multiplied by as rungs along the sill; the one it drew is lit. */
import { Container } from 'pixi.js';
import type { SpinMultiplier } from '@bahati/game-rules/slots/definition.ts';
import type { Layout } from '#frame/slots/layout.ts';
import type { Mechanic, MechanicParts, Moment } from '#frame/slots/mechanics/mechanic.ts';
import { Ladder } from '#frame/slots/tumble/ladder.ts';
import type { Timeline } from '#frame/stage/tween.ts';

export class TimesShow implements Mechanic {
  readonly view = new Container();
  readonly front: Container;
  private readonly parts: MechanicParts;
  private readonly ladder: Ladder;
  private rungs: readonly number[] = [];

  constructor(parts: MechanicParts) {
    this.parts = parts;
    this.ladder = new Ladder(parts.wish);
    this.front = this.ladder.view;
    this.reset();
  }

  place(layout: Layout): void {
    this.ladder.place(layout);
  }

  reset(): void {
    this.lay(this.parts.definition.spinMultiplier?.paid, 1);
  }

  leave(): void {
    const { spinMultiplier, freeSpins } = this.parts.definition;
    this.lay(spinMultiplier?.free, freeSpins?.multiplier ?? 1);
  }

  async beforeWins({ spin }: Moment, timeline: Timeline): Promise<void> {
    const step = this.rungs.indexOf(spin.multiplier);
    if (step > 0) await this.ladder.climb(step, timeline);
  }

  private lay(rungs: readonly SpinMultiplier[] = [], series: number): void {
    this.rungs = rungs.map(({ times }) => times * series);
    this.ladder.setMultipliers(this.rungs);
  }
}
