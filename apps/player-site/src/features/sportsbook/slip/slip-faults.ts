/** What is wrong with a slip, and the way out of it. Pure. */
import type { SlipFault } from '@bahati/contract/sportsbook/slip.ts';

type FaultCode = SlipFault['code'];

/**
 * What a touch on the fault does. `accept` takes the odds of now, `remove` takes the leg off, `combine`
 * puts the legs of an event together, `singles` bets each leg by itself, `bound` stakes the bound.
 * `none`: it passes, or is seen to where it stands.
 */
export type WayOut = 'accept' | 'remove' | 'combine' | 'singles' | 'bound' | 'no_each_way' | 'none';

type Facts = {
  way: WayOut;
  /** The slip cannot be placed as it stands. */
  isBlocking: boolean;
};

export const faults: Readonly<Record<FaultCode, Facts>> = {
  odds_moved: { way: 'accept', isBlocking: true },
  suspended: { way: 'remove', isBlocking: true },
  event_over: { way: 'remove', isBlocking: true },
  unknown_selection: { way: 'remove', isBlocking: true },
  related_legs: { way: 'combine', isBlocking: true },
  too_few_legs: { way: 'singles', isBlocking: true },
  too_many_legs: { way: 'none', isBlocking: true },
  too_many_lines: { way: 'none', isBlocking: true },
  stake_below_least: { way: 'bound', isBlocking: true },
  stake_above_most: { way: 'bound', isBlocking: true },
  payout_above_most: { way: 'none', isBlocking: true },
  not_each_way: { way: 'no_each_way', isBlocking: true },
  not_combinable: { way: 'remove', isBlocking: true },
  live_and_delayed: { way: 'none', isBlocking: false },
};

/** Whether odds that moved may be taken without asking again. */
export function isMoveTaken(
  acceptance: 'any' | 'better' | 'ask',
  from: number,
  to: number,
): boolean {
  return acceptance === 'any' || (acceptance === 'better' && to >= from);
}
