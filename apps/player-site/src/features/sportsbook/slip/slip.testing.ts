/** Slips for tests. */
import { type DraftLeg, emptyDraft, type PickedSelection, type SlipDraft } from './slip-draft.ts';

export const picked = (eventId: string, odds: number, outcome = 'home'): PickedSelection => ({
  eventId,
  market: '1x2:0:',
  outcome,
  odds,
  sport: 'football',
  eventName: 'Simba City – Mto Rangers',
  home: 'Simba City',
  away: 'Mto Rangers',
  participant: null,
  startsAt: '2026-11-27T18:00:00Z',
});

/** A leg for each of the odds, each of an event of its own. */
export const legsAt = (...odds: number[]): DraftLeg[] =>
  odds.map((one, at) => ({
    selections: [picked(String(at + 1), one)],
    odds: one,
    isBanker: false,
  }));

export const draftOf = (change: Partial<SlipDraft>): SlipDraft => ({ ...emptyDraft, ...change });
