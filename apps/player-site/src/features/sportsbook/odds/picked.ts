import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import type { PickedSelection } from '#features/sportsbook/slip/slip-store.ts';

/** What the slip keeps of an outcome besides its price. */
export function pickedOf(
  event: OfferedEvent,
  market: string,
  outcome: string,
): Omit<PickedSelection, 'odds'> {
  const [home, away] = event.isOutright ? [] : event.participants;
  const participant = event.participants.find(({ id }) => `p${id}` === outcome);
  return {
    eventId: event.id,
    market,
    outcome,
    sport: event.sport,
    eventName: event.name ?? `${home?.name ?? ''} – ${away?.name ?? ''}`,
    home: home?.name ?? null,
    away: away?.name ?? null,
    participant: participant?.name ?? null,
    startsAt: event.startsAt,
  };
}
