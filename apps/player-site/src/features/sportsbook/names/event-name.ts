import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';

/** Both sides, or an outright's own name. */
export const nameOf = ({
  name,
  participants,
}: Pick<OfferedEvent, 'name' | 'participants'>): string =>
  name ?? participants.map((side) => side.name).join(' – ');
