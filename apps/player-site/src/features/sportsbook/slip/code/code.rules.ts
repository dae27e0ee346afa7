/** What a booking code is, and what its selections make of a slip. Pure. */
import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import type { Selection } from '@bahati/contract/sportsbook/slip.ts';
import { pickedOf } from '#features/sportsbook/odds/picked.ts';
import type { DraftLeg } from '#features/sportsbook/slip/slip-draft.ts';

/** Six to eight letters and figures; what is typed in small letters or with gaps is read too. */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return /^[A-Z0-9]{6,8}$/.test(code) ? code : undefined;
}

/** The legs whose events are known, and how many are not. */
export function legsOf(
  legs: readonly {
    selections: readonly Selection[];
    odds: number;
    isBanker?: boolean | undefined;
  }[],
  events: ReadonlyMap<string, OfferedEvent>,
): { legs: DraftLeg[]; gone: number } {
  const known = legs.flatMap(({ selections, odds, isBanker }): DraftLeg[] => {
    const picked = selections.flatMap((selection) => {
      const event = events.get(selection.eventId);
      if (!event) return [];
      const { market, outcome } = selection;
      return [{ ...pickedOf(event, market, outcome), odds: selection.odds }];
    });
    if (picked.length < selections.length) return [];
    return [{ selections: picked, odds, isBanker: isBanker === true }];
  });
  return { legs: known, gone: legs.length - known.length };
}

/** A code that could be read as a number ("23E456") is quoted, so that an address keeps it as text. */
export const addressText = (code: string): string =>
  encodeURIComponent(Number.isNaN(Number(code)) ? code : JSON.stringify(code));
