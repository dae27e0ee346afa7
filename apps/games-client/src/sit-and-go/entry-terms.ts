/** The terms of the levels that are offered, as rows of a lobby tell them. Pure. */
import type { ListedRoom } from '@bahati/contract/games-frame/rooms.ts';
import type { SeatOffer } from '@bahati/game-rules/seat-games/seat-offers.ts';
import {
  placePrizes,
  type SitAndGoTerms,
} from '@bahati/game-rules/seat-games/tournament/sit-and-go.ts';

export type EntryTerms = { readonly terms: SitAndGoTerms; readonly prizes: readonly bigint[] };

/** Undefined: its level is not offered any more. */
export function entryTerms(
  offer: Pick<SeatOffer, 'levels'>,
  { currency, seats, unit }: Pick<ListedRoom, 'currency' | 'seats' | 'unit'>,
  minor: (wire: string) => bigint,
): EntryTerms | undefined {
  const level = offer
    .levels(currency)
    .find((each) => each.least === minor(unit) && each.seats === seats?.most);
  if (!level) return undefined;
  const terms = level.settings as SitAndGoTerms;
  return { terms, prizes: placePrizes(terms) };
}
