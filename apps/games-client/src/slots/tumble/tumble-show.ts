/** A tumble: what won bursts, what stood above falls, and what lies in view may win again. */
import type { SpinView } from '@bahati/contract/games-frame/slots.ts';
import type { Container } from 'pixi.js';
import { gridOf, type Layout } from '#frame/slots/layout.ts';
import type { Mechanic, MechanicParts, Moment } from '#frame/slots/mechanics/mechanic.ts';
import type { Timeline } from '#frame/stage/tween.ts';
import { lastSight, sightOf } from '#frame/slots/wins/winning-cells.ts';
import { type Cell, fallPlan } from './fall-plan.ts';
import { Ladder } from './ladder.ts';
import { Tumbler } from './tumbler.ts';

type Drop = NonNullable<SpinView['drops']>[number];

const turboSpeed = 2.2;

export class TumbleShow implements Mechanic {
  readonly view: Container;
  readonly front: Container;
  private readonly parts: MechanicParts;
  private readonly tumbler: Tumbler;
  private readonly ladder: Ladder;
  private layout: Layout | null = null;

  constructor(parts: MechanicParts) {
    const { definition, symbols, wish } = parts;
    this.parts = parts;
    this.tumbler = new Tumbler(symbols, gridOf(definition));
    this.ladder = new Ladder(wish);
    this.view = this.tumbler.view;
    this.front = this.ladder.view;
    this.reset();
  }

  place(layout: Layout): void {
    this.layout = layout;
    this.tumbler.place(layout);
    this.ladder.place(layout);
  }

  reset(): void {
    this.ladder.setMultipliers(this.parts.definition.tumble?.multipliers ?? []);
  }

  leave(): void {
    const { definition } = this.parts;
    const series = definition.freeSpins?.multiplier ?? 1;
    const rungs = definition.tumble?.freeMultipliers ?? [];
    this.ladder.setMultipliers(rungs.map((rung) => rung * series));
  }

  async afterWins(moment: Moment, told: bigint, timeline: Timeline): Promise<void> {
    const { spin, stake, before, isTurbo } = moment;
    const { options, wins } = this.parts;
    const drops = spin.drops ?? [];
    let window: SpinView['window'] = spin.window;
    let won = told;
    for (const [index, drop] of drops.entries()) {
      await this.drop(window, drop, index + 1, isTurbo, timeline);
      const win = options.toMinor(drop.pay);
      const sight = sightOf(drop);
      await wins.tell({ sight, win, stake, before: before + won, isTurbo, isStep: true }, timeline);
      won += win;
      window = drop.window;
    }
    if (drops.length === 0) return;
    wins.light(lastSight(spin));
    const shown = won;
    won += options.toMinor(spin.scatterPay);
    // A tap hurries the drops, not the word of what they came to.
    timeline.relax();
    await wins.count({ win: won, shown, stake, before, isTurbo }, timeline);
  }

  private async drop(
    window: SpinView['window'],
    drop: Drop,
    step: number,
    isTurbo: boolean,
    timeline: Timeline,
  ): Promise<void> {
    const { reels, wins, options, wish } = this.parts;
    const speed = isTurbo ? turboSpeed : 1;
    const removed = drop.removed.map(([reel, row]): Cell => [reel, row]);
    wins.clear();
    options.events.onCue({ kind: 'burst', step });
    if (!wish.isReduced) {
      this.tumbler.show(window);
      reels.setSeen(false);
      this.scatterSparks(window, removed);
      await this.tumbler.burst(removed, speed, timeline);
      void this.ladder.climb(step, timeline);
      await this.tumbler.fall(fallPlan(drop.window, removed), speed, timeline);
    }
    this.ladder.stand(step);
    reels.restWith(drop.window);
    reels.setSeen(true);
    this.tumbler.hide();
    options.events.onCue({ kind: 'thud' });
  }

  /** Every symbol that bursts throws the light of its own colour. */
  private scatterSparks(window: SpinView['window'], removed: readonly Cell[]): void {
    const { particles, glow, look, definition } = this.parts;
    if (!this.layout) return;
    const { hole, cell, symbolSize } = this.layout;
    for (const [reel, row] of removed) {
      const key = definition.symbols[window[reel]?.[row] ?? 0]?.key ?? '';
      particles.emit({
        texture: glow,
        x: hole.x + (reel + 0.5) * cell.width,
        y: hole.y + (row + 0.5) * cell.height,
        count: removed.length > 12 ? 5 : 9,
        angle: -Math.PI / 2,
        fan: Math.PI,
        speed: symbolSize * 2.6,
        gravity: symbolSize * 3.4,
        lifeMs: 620,
        size: symbolSize * 0.22,
        tint: look.auraOf(key),
        scatterX: cell.width * 0.2,
        scatterY: cell.height * 0.2,
      });
    }
  }
}
