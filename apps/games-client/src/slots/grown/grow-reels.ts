/** Reel by reel a symbol turns up in every cell of it that it does not hold yet. */
import type { SpinView } from '@bahati/contract/games-frame/slots.ts';
import type { CellSprites } from '#frame/slots/cell-sprites.ts';
import type { MechanicParts } from '#frame/slots/mechanics/mechanic.ts';
import { grownSymbol } from '#frame/slots/wins/winning-cells.ts';
import { springOut, type Timeline } from '#frame/stage/tween.ts';

const growMs = 330;
const turboSpeed = 2;

/** Leaves the grown cells lying over the reels: whoever calls it lays the reels to rest. */
export async function growReels(
  spin: SpinView,
  { options, wish, reels }: Pick<MechanicParts, 'options' | 'wish' | 'reels'>,
  cells: CellSprites,
  isTurbo: boolean,
  timeline: Timeline,
): Promise<void> {
  const grown = spin.grown ?? [];
  for (const [step, reel] of [...new Set(grown.map(([each]) => each))].entries()) {
    options.events.onCue({ kind: 'grow', step });
    if (wish.isReduced) continue;
    const here = grown.filter(([on]) => on === reel);
    const symbol = grownSymbol(spin, reel) ?? 0;
    const sprites = here.flatMap(([, row]) => cells.show(reel, row, symbol) ?? []);
    reels.hideCells(here);
    await timeline.play(growMs / (isTurbo ? turboSpeed : 1), springOut, (t) => {
      const width = cells.scale * Math.max(0.05, t);
      for (const sprite of sprites) sprite.scale.set(width, cells.scale);
    });
  }
}
