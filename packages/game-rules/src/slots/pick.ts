/**
 * A pick among closed chests. What lies under each is drawn before anything is picked, after all
 * other draws of the round: the choice only shows it. Every chest is as likely to hide any of the
 * prizes, so a pick is worth the mean of what was laid, whichever it is.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { PickRule, SlotDefinition } from './definition.ts';
import type { SlotOutcome } from './outcome.ts';

/** True if the paid spin stopped with as many scatters as win the pick. */
export function winsPick(
  { scatter }: Pick<SlotDefinition, 'scatter'>,
  { base }: SlotOutcome,
  { scatters }: PickRule,
): boolean {
  return base.window.flat().filter((symbol) => symbol === scatter).length >= scatters;
}

/** What lies under each chest, in total stakes: one draw a chest but for the first. */
export function layChests({ prizes }: PickRule, draw: DrawStream): readonly number[] {
  const laid = [...prizes];
  for (let last = laid.length - 1; last > 0; last -= 1) {
    const drawn = draw.nextInt(last + 1);
    [laid[last], laid[drawn]] = [laid[drawn] ?? 0, laid[last] ?? 0];
  }
  return laid;
}

/** What the opened chests hold together, in total stakes. */
export function openedStakes(laid: readonly number[], opened: readonly number[]): number {
  return opened.reduce((sum, chest) => sum + (laid[chest] ?? 0), 0);
}
