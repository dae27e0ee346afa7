/** A tournament as everybody sees it in its own room and at its tables, and as each sees his own part. */
import type {
  SeenTournament,
  SeenTournamentEntrant,
  SeenTournamentTerms,
  TournamentOwn,
  TournamentView,
} from '@bahati/contract/games-frame/tournaments.ts';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import type { SeatOffer } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { handSettings } from '@bahati/game-rules/seat-games/tournament/sit-and-go.ts';
import {
  entryPool,
  entryPrizes,
  placeAfter,
  type TournamentTerms,
} from '@bahati/game-rules/seat-games/tournament/table-tournament.ts';
import { seriesOf } from '@bahati/game-rules/seat-games/tournament/tournament-series.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import { blindsRiseAt, endOfLevels, playedBy } from '#games-server/seats/blind-clock.ts';
import { writeState } from '#games-server/seats/plain-json.ts';
import { showOwn, showRoom } from '#games-server/seats/show-room.ts';
import type { MemberSeat, StoredHand, StoredSeat } from '#games-server/seats/stored-seats.ts';
import { showBlinds } from '#games-server/sit-and-go/show-sit-and-go.ts';
import {
  hasEntered,
  isStillIn,
  type StoredTable,
  type StoredTournament,
  termsOf,
} from './stored-tournament.ts';

export type ShownTournament = {
  readonly room: StoredRoom;
  readonly offer: SeatOffer;
  readonly tournament: StoredTournament;
  readonly entrants: readonly MemberSeat[];
  /** Those that are played. */
  readonly tables: readonly StoredTable[];
  /** Of this room; a tournament's own has neither. */
  readonly hand: StoredHand | undefined;
  readonly sitting: readonly StoredSeat[];
  /** Chips as the newest hand of each began that is played, by seat. */
  readonly inHands: ReadonlyMap<bigint, bigint>;
  readonly isHandForHand: boolean;
  readonly pace: number;
};

type Tell = (amount: bigint) => string;

/** It may be entered: before it begins, and while the first levels last. */
export function isEnterable(
  tournament: StoredTournament,
  terms: TournamentTerms,
  entrants: readonly StoredSeat[],
  { now, pace }: { now: Date; pace: number },
): boolean {
  if (entrants.length >= terms.most) return false;
  if (tournament.state === 'registering') return true;
  if (tournament.state !== 'running' || tournament.closedAt !== null) return false;
  const lateMs = terms.levels
    .slice(0, terms.lateLevels)
    .reduce((sum, { durationMs }) => sum + durationMs, 0);
  return playedBy(tournament, now, pace) < lateMs && entrants.filter(isStillIn).length > 1;
}

export async function showTournament(shown: ShownTournament): Promise<TournamentView> {
  const { room, offer, hand, sitting, tournament, tables, entrants, pace } = shown;
  const terms = termsOf(room);
  const tell: Tell = (amount) => toDecimal(amount, room.currency);
  const blinds = terms.levels[tournament.blinds] ?? terms.levels[0];
  if (!blinds) throw new Error(`The blinds of ${room.code} are missing.`);
  // What a hand is played for stands where it does in every room.
  const told = JSON.parse(writeState(handSettings(blinds))) as unknown;
  const settings = { ...room.settings, game: told };
  const isPaused = tournament.isPaused;
  const view = await showRoom({
    room: { ...room, settings, isPaused },
    offer,
    hand,
    sitting,
    pace,
  });
  const isOwn = room.id === tournament.roomId;
  return {
    ...view,
    terms: showTerms(tournament, terms, tell),
    tournament: await showState(shown, terms, tell),
    hall: tournament.roomId.toString(),
    table: tables.find(({ roomId }) => roomId === room.id)?.number ?? null,
    tables: isOwn
      ? tables.map(({ roomId, number }) => ({
          roomId: roomId.toString(),
          number,
          players: entrants.filter((seat) => isStillIn(seat) && seat.roomId === roomId).length,
        }))
      : [],
    entrants:
      isOwn || tournament.state === 'over'
        ? entrants.map((seat) => showEntrant(shown, seat, tell))
        : [],
  };
}

function showTerms(
  { startsAt }: StoredTournament,
  terms: TournamentTerms,
  tell: Tell,
): SeenTournamentTerms {
  const { series, buyIn, fee, chips, tableSeats, levels, lateLevels, least, most } = terms;
  const { en = series, sw = series } = seriesOf(series)?.title ?? {};
  return {
    title: { en, sw },
    startsAt: startsAt.toISOString(),
    buyIn: tell(buyIn),
    fee: tell(fee),
    chips: tell(chips),
    tableSeats,
    levels: levels.map((level) => showBlinds(level, tell)),
    lateLevels,
    least,
    most,
  };
}

async function showState(
  { room, tournament, entrants, isHandForHand, pace }: ShownTournament,
  terms: TournamentTerms,
  tell: Tell,
): Promise<SeenTournament> {
  const { state, calledOffFor, blinds, drawSeed, drawClientSeed } = tournament;
  const entered = entrants.filter(hasEntered).length;
  const left = entrants.filter(isStillIn).length;
  const isOpen = isEnterable(tournament, terms, entrants, { now: room.now, pace });
  const lateUntil = endOfLevels(tournament, terms.levels, terms.lateLevels, pace);
  return {
    state,
    calledOffFor,
    isOpen,
    lateUntil: isOpen ? (lateUntil?.toISOString() ?? null) : null,
    blinds,
    blindsRiseAt: blindsRiseAt(tournament, terms.levels, pace)?.toISOString() ?? null,
    entrants: entered,
    left,
    averageStack:
      state === 'running' && left > 0 ? tell((terms.chips * BigInt(entered)) / BigInt(left)) : null,
    pool: tell(entryPool(terms, entered)),
    prizes: entryPrizes(terms, entered).map(tell),
    isHandForHand,
    draw: {
      hash: await hashServerSeed(drawSeed),
      clientSeed: drawClientSeed,
      seed: state === 'over' ? drawSeed : null,
    },
  };
}

/** The place he has, or would have if nobody else entered; null: he is not out. */
const placeOf = ({ place, outCount }: StoredSeat, entered: number): number | null =>
  place ?? (outCount === null ? null : placeAfter(entered, outCount));

function showEntrant(shown: ShownTournament, seat: StoredSeat, tell: Tell): SeenTournamentEntrant {
  const { entrants, tables, inHands } = shown;
  const isPlaying = isStillIn(seat) && seat.roomId !== seat.tournamentId;
  return {
    entry: seat.entry ?? 0,
    name: seat.shownName,
    table: isPlaying ? (tables.find(({ roomId }) => roomId === seat.roomId)?.number ?? null) : null,
    stack: isPlaying ? tell(seat.stack + (inHands.get(seat.id) ?? 0n)) : null,
    place: placeOf(seat, entrants.filter(hasEntered).length),
    prize: seat.payout === null ? null : tell(seat.payout),
  };
}

export async function showTournamentOwn(
  shown: ShownTournament,
  memberId: string,
): Promise<TournamentOwn> {
  const { room, tournament, entrants, tables } = shown;
  const own = await showOwn(shown, memberId);
  const entrant = entrants.find((seat) => seat.memberId === memberId);
  if (!entrant) return { ...own, entry: null };
  const tell: Tell = (amount) => toDecimal(amount, room.currency);
  const { roomId, brought, balance, state, payout, entry } = entrant;
  const isPlaying = isStillIn(entrant) && roomId !== tournament.roomId;
  return {
    ...own,
    brought: tell(brought),
    balance,
    entry: {
      entry: entry ?? 0,
      isAsking: state === 'asking',
      tableRoom: isPlaying ? roomId.toString() : null,
      table: isPlaying ? (tables.find((table) => table.roomId === roomId)?.number ?? null) : null,
      place: placeOf(entrant, entrants.filter(hasEntered).length),
      prize: payout === null ? null : tell(payout),
    },
  };
}
