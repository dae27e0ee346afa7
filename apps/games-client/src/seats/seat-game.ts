/** What a game between people brings to the frame: its offer, and what is asked of its rules. */
import type { Card } from '@bahati/game-rules/cards/card.ts';
import { bestFive } from '@bahati/game-rules/seat-games/poker/hands/best-five.ts';
import { type SeatOffer, seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { SeenPoker } from './table/seen-poker.ts';
import { tellAmounts } from './table/tell-amounts.ts';

export type SeatGameParts = {
  readonly offer: SeatOffer;
  readonly version: number;
  readonly holeCards: number;
  /** The cards that make the hand, of those in hand and those on the board. */
  readonly bestFive: (hole: readonly Card[], board: readonly Card[]) => readonly Card[];
  /** Blinds, rake and cap of the tables whose big blind is so much (minor units). */
  readonly settingsAt: (currency: Currency, unit: bigint) => SeenPoker['settings'] | null;
};

const holdemCards = 2;
const omahaCards = 4;

/** Throws for a code that is no such game's. */
export function loadSeatGame(code: string): SeatGameParts {
  const offer = seatOfferOf(code);
  if (!offer) throw new Error(`No game between people bears the code ${code}.`);
  const fromHand = code === 'omaha' ? 'two' : 'any';
  return {
    offer,
    version: offer.game.version,
    holeCards: code === 'omaha' ? omahaCards : holdemCards,
    bestFive: (hole, board) => bestFive(hole, board, fromHand),
    settingsAt(currency, unit) {
      const level = offer.levels(currency).find(({ least }) => least === unit);
      return level ? (tellAmounts(level.settings, currency) as SeenPoker['settings']) : null;
    },
  };
}
