/** A slip behind a booking code, with the names its selections are shown by. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { slipCalls } from '@bahati/contract/sportsbook/slip.ts';
import { queryClient } from '#site/api.ts';
import { bookCall } from '#features/sportsbook/book-call.ts';
import type { SlipDraft } from '#features/sportsbook/slip/slip-draft.ts';
import { slipStore } from '#features/sportsbook/slip/slip-store.ts';
import { withUndo } from '#features/sportsbook/slip/slip-undo.ts';
import { eventsQuery } from '#features/sportsbook/slip/use-slip-events.ts';
import { legsOf } from './code.rules.ts';

type Coded = CallValue<(typeof slipCalls)['GET /book/v1/codes/:code']>;

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
