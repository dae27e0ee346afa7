/** One spin as the player lives it once the reels stand: what changes, what won, what follows. */
import type { StageOptions } from '#frame/shell/layout/slot-stage.ts';
import type { WinShow } from '#frame/slots/wins/win-show.ts';
import type { Timeline } from '#frame/stage/tween.ts';
import { firstSight, isOfBook } from '#frame/slots/wins/winning-cells.ts';
import type { Mechanic, Moment } from './mechanic.ts';

export type TellParts = {
  readonly options: Pick<StageOptions, 'toMinor'>;
  readonly wins: Pick<WinShow, 'tell'>;
  readonly mechanics: readonly Mechanic[];
};

export async function tellSpin(
  moment: Moment,
  { options, wins, mechanics }: TellParts,
  timeline: Timeline,
): Promise<void> {
  const { spin, stake, before, isTurbo } = moment;
  for (const mechanic of mechanics) await mechanic.beforeWins?.(moment, timeline);
  const { toMinor } = options;
  const drops = spin.drops ?? [];
  const page = spin.lineWins.filter((win) => isOfBook(spin, win));
  const later = [
    ...[...drops, ...page].map(({ pay }) => pay),
    ...(drops.length > 0 ? [spin.scatterPay] : []),
    ...(spin.hold ? [spin.hold.pay] : []),
  ].reduce((sum, pay) => sum + toMinor(pay), 0n);
  const win = toMinor(spin.pay) - later;
  const isStep = later > 0n || drops.length > 0;
  await wins.tell({ sight: firstSight(spin), win, stake, before, isTurbo, isStep }, timeline);
  for (const mechanic of mechanics) await mechanic.afterWins?.(moment, win, timeline);
}
