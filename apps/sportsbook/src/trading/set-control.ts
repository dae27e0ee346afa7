/** Suspending, pricing and bounding by hand; every act is logged with who and why. */
import type { TradingControl } from '@bahati/contract/trading/trading.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { ZodError } from 'zod';
import type { Context } from '#sportsbook/context.ts';
import type { Control, ControlKind, ControlScope } from '#sportsbook/offer/controls/control.ts';
import type { BookOffer } from '#sportsbook/offer/offer.ts';
import { eventName } from './exposure/show-exposure.ts';
import { logAct } from './trading-log.ts';
import type { Trader } from './trading-session.ts';

export type ControlWish = {
  scope: ControlScope;
  key: string;
  kind: ControlKind;
  value: Control['value'] | null;
  reason: string;
};

/** Which kinds make sense of which scope. */
const scopesOf: Readonly<Record<ControlKind, readonly ControlScope[]>> = {
  suspend: ['sport', 'competition', 'event', 'market', 'outcome'],
  margin: ['sport', 'competition', 'event', 'market'],
  odds: ['outcome'],
  boost: ['outcome'],
  limit: ['sport', 'competition', 'event', 'market', 'outcome'],
};

/**
 * Sets or ends a control; it acts in the same tick. Refuses `control_not_possible`, and `forbidden`
 * for a margin without the right to settings.
 */
export async function setControl(
  { database }: Context,
  offer: BookOffer,
  trader: Trader,
  { value, ...wish }: ControlWish,
): Promise<{ isSet: boolean }> {
  if (wish.kind === 'margin' && !trader.permissions.includes('trading.settings')) {
    throw new Refusal('forbidden');
  }
  if (!scopesOf[wish.kind].includes(wish.scope)) throw new Refusal('control_not_possible');
  const { scope, key, kind, reason } = wish;
  const facts = { scope, key, kind, value };
  const act = value === null ? 'control_ended' : 'control_set';
  try {
    if (value === null) await offer.controls.lift(wish);
    else await offer.controls.set({ ...wish, value, setBy: trader.name });
  } catch (error) {
    if (error instanceof ZodError) throw new Refusal('control_not_possible');
    throw error;
  }
  await logAct(database, trader, { act, subject: `${scope} ${key}`, facts, reason });
  return { isSet: value !== null };
}

export function listControls(offer: BookOffer): { items: TradingControl[] } {
  const items = offer.controls
    .list()
    .toSorted((a, b) => b.since.getTime() - a.since.getTime())
    .slice(0, 500)
    .map((control) => ({
      ...control,
      since: control.since.toISOString(),
      about: aboutOf(offer, control),
    }));
  return { items };
}

export function aboutOf(offer: BookOffer, { scope, key }: Pick<Control, 'scope' | 'key'>): string {
  if (scope === 'sport') return key;
  if (scope === 'competition') {
    const found = Array.from(offer.events.all()).find(
      (event) => event.fixture?.competition.id === key,
    );
    return found?.fixture?.competition.name ?? key;
  }
  const [eventId = ''] = key.split('/');
  const event = offer.events.get(eventId);
  return event ? eventName(event) : key;
}
