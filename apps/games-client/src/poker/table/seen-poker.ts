/** What a room with seats tells of poker, as it comes over the wire: amounts are decimals. */
import type { SeatsOwn, SeatsView, SeenHand } from '@bahati/contract/games-frame/seats.ts';
import type { Card } from '@bahati/game-rules/cards/card.ts';
import type { PokerHand } from '@bahati/game-rules/cards/poker-hand.ts';
import type { PokerView } from '@bahati/game-rules/seat-games/poker/hand/poker-view.ts';
import type { Told } from '#frame/seats/told.ts';

export type SeenPoker = Told<PokerView>;
export type SeenPlayer = SeenPoker['players'][number];
export type SeenOptions = NonNullable<SeenPoker['options']>;

/** The kinds that are shown; others may come and are passed over. */
export type SeenEvent = {
  readonly kind: string;
  readonly seat?: number;
  readonly amount?: string;
  readonly to?: string;
  readonly isAllIn?: boolean;
  readonly cards?: readonly Card[];
  readonly hand?: PokerHand | null;
};

export const pokerOf = (hand: SeenHand): SeenPoker => hand.view as SeenPoker;
export const eventsOf = (hand: SeenHand): readonly SeenEvent[] =>
  hand.events as readonly SeenEvent[];
export const ownPoker = (own: SeatsOwn): SeenPoker | null => own.view as SeenPoker | null;
export const settingsOf = (view: SeatsView): SeenPoker['settings'] =>
  view.settings as SeenPoker['settings'];

export const playerIn = (poker: SeenPoker | null, seat: number | null): SeenPlayer | null =>
  poker?.players.find((player) => player.seat === seat) ?? null;

/**
 * What a seat may do now. Its own part is told by itself and may be of the step before or after:
 * then nothing, until both speak of the same step.
 */
export function optionsNow(hand: SeenHand | null, own: SeatsOwn): SeenOptions | null {
  if (!hand || hand.isOver || hand.turn !== own.seat) return null;
  return isOfStep(hand, own) ? (ownPoker(own)?.options ?? null) : null;
}

const isOfStep = ({ number, step }: SeenHand, { at }: SeatsOwn): boolean =>
  at?.hand === number && at.step === step;

/** The own part, if it is of this hand; what was known before it stays true. */
export function ownInHand(hand: SeenHand, own: SeatsOwn): SeenPlayer | null {
  return own.at?.hand === hand.number ? playerIn(ownPoker(own), own.seat) : null;
}
