/** A sit-and-go as everybody sees it. */
import type {
  SeenBlinds,
  SeenSitAndGo,
  SeenTerms,
  SitAndGoView,
} from '@bahati/contract/games-frame/sit-and-go.ts';
import type { BlindLevel } from '@bahati/game-rules/seat-games/tournament/blind-levels.ts';
import type { SeatOffer } from '@bahati/game-rules/seat-games/seat-offers.ts';
import {
  handSettings,
  placePrizes,
  poolOf,
  type SitAndGoTerms,
} from '@bahati/game-rules/seat-games/tournament/sit-and-go.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import { blindsRiseAt } from '#games-server/seats/blind-clock.ts';
import { writeState } from '#games-server/seats/plain-json.ts';
import { showRoom } from '#games-server/seats/show-room.ts';
import type { StoredHand, StoredSeat } from '#games-server/seats/stored-seats.ts';
import { type StoredSitAndGo, termsOf } from './stored-sit-and-go.ts';

type Shown = {
  readonly room: StoredRoom;
  readonly offer: SeatOffer;
  readonly game: StoredSitAndGo;
  readonly hand: StoredHand | undefined;
  readonly entrants: readonly StoredSeat[];
  readonly pace: number;
};

export async function showSitAndGo(shown: Shown): Promise<SitAndGoView> {
  const { room, offer, game, hand, entrants, pace } = shown;
  const terms = termsOf(room);
  const [first] = terms.levels;
  const blinds = terms.levels[game.blinds] ?? first;
  if (!blinds) throw new Error(`The blinds of ${room.code} are missing.`);
  // What a hand is played for stands where it does in every room.
  const told = JSON.parse(writeState(handSettings(blinds))) as unknown;
  const settings = { ...room.settings, game: told };
  const view = await showRoom({
    room: { ...room, settings },
    offer,
    hand,
    sitting: entrants,
    pace,
  });
  return {
    ...view,
    terms: showTerms(room, terms),
    sitAndGo: showState(shown, terms),
  };
}

function showTerms({ currency }: StoredRoom, terms: SitAndGoTerms): SeenTerms {
  const tell = (amount: bigint) => toDecimal(amount, currency);
  const { buyIn, fee, seats, chips, levels, fillMs } = terms;
  return {
    buyIn: tell(buyIn),
    fee: tell(fee),
    pool: tell(poolOf(terms)),
    prizes: placePrizes(terms).map(tell),
    seats,
    chips: tell(chips),
    levels: levels.map((level) => showBlinds(level, tell)),
    fillMs,
  };
}

export const showBlinds = (
  { smallBlind, bigBlind, ante, durationMs }: BlindLevel,
  tell: (chips: bigint) => string,
): SeenBlinds => ({
  smallBlind: tell(smallBlind),
  bigBlind: tell(bigBlind),
  ante: tell(ante),
  durationMs,
});

function showState(
  { room: { currency }, game, entrants, pace }: Shown,
  terms: SitAndGoTerms,
): SeenSitAndGo {
  const { state, calledOffFor, fillsUntil, blinds } = game;
  return {
    state,
    calledOffFor,
    fillsUntil: fillsUntil?.toISOString() ?? null,
    blinds,
    blindsRiseAt: blindsRiseAt(game, terms.levels, pace)?.toISOString() ?? null,
    left: entrants.filter(({ place }) => place === null).length,
    players: entrants.map(({ seat, shownName, place, payout }) => ({
      seat,
      name: shownName,
      place,
      prize: payout === null ? null : toDecimal(payout, currency),
    })),
  };
}
