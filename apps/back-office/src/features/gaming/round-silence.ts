import type { StaffRound } from '@bahati/contract/back-office/gaming/rounds.ts';

/** The words for a round its provider tells nothing of. */
export function silenceOf(state: StaffRound['state'], isProviderAway: boolean) {
  if (isProviderAway) return 'rounds.provider_away';
  return state === 'open' ? 'rounds.still_open' : 'rounds.no_answer';
}
