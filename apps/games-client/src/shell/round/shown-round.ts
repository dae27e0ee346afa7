/** What the stage tells of a round in which more happens than reels can show. Pure. */
import type { SlotRound } from '@bahati/contract/games-frame/slots.ts';

/** Minor units: what the reels alone have won, before cards or chests. */
export function wonOnReels(
  { base, freeSpins }: Pick<SlotRound, 'base' | 'freeSpins'>,
  toMinor: (wire: string) => bigint,
): bigint {
  return [base, ...freeSpins].reduce((sum, { pay }) => sum + toMinor(pay), 0n);
}

/**
 * The round for the stage: measured against all it cost, so that a dear choice is not celebrated
 * for giving part of its price back; and of a round with acts only what its reels have won.
 */
export function roundOnStage(
  round: SlotRound,
  wire: { toMinor: (wire: string) => bigint; toWire: (minor: bigint) => string },
): SlotRound {
  const hasActs = round.gamble !== undefined || round.chests !== undefined;
  const payout = hasActs ? wire.toWire(wonOnReels(round, wire.toMinor)) : round.payout;
  // A free round cost nothing, and is measured by what it was played at.
  return { ...round, stake: round.freeRound ? round.stake : round.debit, payout };
}

/** Minor units: what the round has won as far as it has gone. */
export function wonSoFar(round: SlotRound, toMinor: (wire: string) => bigint): bigint {
  const { gamble, chests, actions, payout } = round;
  if (actions.length === 0) return toMinor(payout);
  if (gamble) return toMinor(gamble.amount);
  const opened = (chests?.opened ?? []).map((chest) => toMinor(chests?.chests[chest] ?? '0'));
  return opened.reduce((sum, amount) => sum + amount, wonOnReels(round, toMinor));
}

/** How long a card takes to turn, or a chest to open, and to be seen. */
export function actShowMs({ acts, chests }: SlotRound): number {
  if (acts.at(-1) === 'take') return 0;
  return chests ? 700 : 950;
}

/** A win that was taken is told like any other; cards that lost and chests want to be seen. */
export function hasEnd({ acts, gamble, chests }: SlotRound): boolean {
  const isTaken = acts.at(-1) === 'take';
  return chests !== undefined || (gamble !== undefined && gamble.steps.length > 0 && !isTaken);
}
