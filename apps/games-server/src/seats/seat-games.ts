/** Every game between people, with the tables it is offered at. */
import type { AnySeatGame } from '@bahati/game-rules/seat-games/seat-game.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Words } from '@bahati/game-rules/words.ts';

/** A level of stakes: what the game is told, and what may be brought. Minor units. */
export type SeatLevel = {
  readonly settings: unknown;
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly seats: number;
};

export type SeatOffer = {
  /** Of the game in the catalogue. */
  readonly code: string;
  readonly title: Words;
  readonly game: AnySeatGame;
  readonly levels: (currency: Currency) => readonly SeatLevel[];
  /** How long a turn may take, and what a seat may spend beyond it. */
  readonly turnMs: number;
  readonly bankMs: number;
  /** Between two hands. */
  readonly restMs: number;
};

const offers = new Map<string, SeatOffer>();

export function addSeatGame(offer: SeatOffer): void {
  offers.set(offer.code, offer);
}

/** Undefined: no game between people bears the code. */
export const seatOfferOf = (code: string): SeatOffer | undefined => offers.get(code);

export const seatOffers = (): readonly SeatOffer[] => [...offers.values()];
