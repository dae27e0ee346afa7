/** A slip behind a booking code, with the names its selections are shown by. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import type { Selection, slipCalls } from '@bahati/contract/sportsbook/slip.ts';
import { queryClient } from '#site/api.ts';
import { bookCall } from '#features/sportsbook/book-call.ts';
import { pickedOf } from '#features/sportsbook/odds/picked.ts';
import type { DraftLeg, SlipDraft } from '#features/sportsbook/slip/slip-draft.ts';
import { slipStore } from '#features/sportsbook/slip/slip-store.ts';
import { withUndo } from '#features/sportsbook/slip/slip-undo.ts';
import { eventsQuery } from '#features/sportsbook/slip/use-slip-events.ts';

type Coded = CallValue<(typeof slipCalls)['GET /book/v1/codes/:code']>;

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

function termsOf({ shape }: Coded): Partial<SlipDraft> {
  return shape.kind === 'system' ? { kind: shape.kind, folds: shape.folds } : { kind: shape.kind };
}

/** Puts a code's selections on the slip in place of what was there. Refuses `not_found`. */
export async function loadCode(code: string): Promise<{ loaded: number; gone: number }> {
  const coded = await bookCall('GET /book/v1/codes/:code', { params: { code } });
  const ids = coded.legs.flatMap(({ selections }) => selections.map(({ eventId }) => eventId));
  const wanted = [...new Set(ids)].sort();
  const { items } =
    wanted.length > 0 ? await queryClient.fetchQuery(eventsQuery(wanted)) : { items: [] };
  const { legs, gone } = legsOf(coded.legs, new Map(items.map((event) => [event.id, event])));
  if (legs.length > 0)
    withUndo(() => slipStore.load({ ...slipStore.readDraft(), ...termsOf(coded), legs }));
  return { loaded: legs.length, gone: gone + coded.gone };
}
