/** One more spin of the same round: the reels turn by themselves and it is told like any other. */
import type { SpinView } from '@bahati/contract/games-frame/slots.ts';
import type { StageOptions } from '#frame/shell/layout/slot-stage.ts';
import type { Mechanic } from '#frame/slots/mechanics/mechanic.ts';
import { tellSpin } from '#frame/slots/mechanics/tell-spin.ts';
import type { Reels } from '#frame/slots/reels/reels.ts';
import type { WinShow } from '#frame/slots/wins/win-show.ts';
import type { Timeline } from '#frame/stage/tween.ts';

export type SpinParts = {
  readonly reels: Reels;
  readonly wins: WinShow;
  readonly mechanics: readonly Mechanic[];
  readonly isTurbo: () => boolean;
  readonly timeline: Timeline;
};

const betweenSpinsMs = 320;

/** `before` is what the round has won so far. */
export async function showSpin(
  spin: SpinView,
  { stake, before }: { readonly stake: bigint; readonly before: bigint },
  options: StageOptions,
  { reels, wins, mechanics, isTurbo, timeline }: SpinParts,
): Promise<void> {
  wins.clear();
  options.events.onCue({ kind: 'spin' });
  for (const mechanic of mechanics) mechanic.leave?.(spin, timeline);
  reels.start(isTurbo());
  await reels.land(spin.stops, spin.window);
  // A tap hurries the part that is on, not the whole series.
  timeline.relax();
  const moment = { spin, isFree: true, stake, before, isTurbo: isTurbo() };
  await tellSpin(moment, { options, wins, mechanics }, timeline);
}

export function pauseAfter({ isTurbo, timeline }: SpinParts): Promise<void> {
  return timeline.wait(isTurbo() ? 60 : betweenSpinsMs);
}
