/**
 * Between two hands: whether a bot of the house sits down, brings chips anew or stands up. One sits
 * with a member who has waited alone for a while, as many as are needed to begin and no more, and
 * leaves as soon as enough members are there. All of it under the lock of the room.
 */
import type { SeatOffer } from '@bahati/game-rules/seat-games/seat-offers.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { StoredRoom } from '#games-server/rooms/stored-room.ts';
import { inHand, type StoredHand, type StoredSeat } from '#games-server/seats/stored-seats.ts';
import { standUp } from '#games-server/seats/stand-up.ts';
import { lostToMember } from './bot-results.ts';
import { type BotLicence, type BotSettings, botsHere } from './bot-settings.ts';
import { botBuyIn, rebuyBot, seatBot } from './seat-bot.ts';

/** A member waits so long for other members. */
export const waitForMembersMs = 20_000;

export type Between = {
  hand: StoredHand | undefined;
  sitting: readonly StoredSeat[];
  pace: number;
  licence: BotLicence;
};

/** `dueMs`: when one may sit down; null: none will. */
export type BotsTurned = { hasChanged: boolean; dueMs: number | null };

const nothing: BotsTurned = { hasChanged: false, dueMs: null };

export async function turnBots(
  transaction: Transaction,
  room: StoredRoom,
  offer: SeatOffer,
  between: Between,
): Promise<BotsTurned> {
  const bots = between.sitting.filter(({ bot }) => bot !== null);
  const members = between.sitting.filter(({ bot }) => bot === null);
  // While staff hold the room whoever sits there stays: a hand may have to be undone among them.
  if (room.isPaused && members.length > 0) return nothing;
  const ready = members.filter((seat) => isReady(room, seat));
  const needed = offer.game.seats.least - ready.length;
  const isWanted = ready.length > 0 && needed > 0;
  const settings = isWanted ? await botsHere(transaction, between.licence, room, offer) : null;
  if (bots.length > 0) {
    const staying = settings === null ? [] : stayingBots(room, offer, between, bots, needed);
    const left = bots.filter((bot) => !staying.includes(bot));
    await standUp(transaction, left);
    const filled =
      settings === null ? none : await refill(transaction, room, staying, ready, settings);
    await standUp(transaction, filled.gone);
    return { hasChanged: left.length + filled.gone.length + filled.brought > 0, dueMs: null };
  }
  const isSomebodyComing = members.some(({ state }) => state === 'asking');
  if (settings === null || isSomebodyComing) return nothing;
  return sitDown(transaction, room, between, { ready, needed, settings });
}

const isReady = ({ settings }: StoredRoom, { state, isAway, isLeaving, stack }: StoredSeat) =>
  state === 'in' && !isAway && !isLeaving && stack >= BigInt(settings.unit);

/** As many as are needed; none that leaves, and none that keeps the last seat from members. */
function stayingBots(
  room: StoredRoom,
  offer: SeatOffer,
  { hand, sitting, pace }: Between,
  bots: readonly StoredSeat[],
  needed: number,
): readonly StoredSeat[] {
  const isFull = sitting.length >= (room.settings.seats ?? 0);
  const restedMs = hand?.overAt ? room.now.getTime() - hand.overAt.getTime() : 0;
  const hasRested = restedMs >= offer.restMs / pace;
  return bots
    .filter(({ isLeaving }) => !isLeaving)
    .filter((bot) => !(isFull && hasRested && hand && inHand(hand, bot)))
    .slice(0, needed);
}

type Filled = { gone: readonly StoredSeat[]; brought: number };
const none: Filled = { gone: [], brought: 0 };

/** Those without enough for a hand bring chips again; answers who may not, and how many did. */
async function refill(
  transaction: Transaction,
  room: StoredRoom,
  bots: readonly StoredSeat[],
  members: readonly StoredSeat[],
  { mostLost }: BotSettings,
): Promise<Filled> {
  const remaining = await remainingFor(transaction, members, mostLost);
  if (remaining <= 0n) return { gone: bots, brought: 0 };
  const short = bots.filter(({ stack }) => stack < BigInt(room.settings.unit));
  const gone: StoredSeat[] = [];
  for (const bot of short) {
    if (!(await rebuyBot(transaction, room, bot, remaining))) gone.push(bot);
  }
  return { gone, brought: short.length - gone.length };
}

/** What the house may still lose to whichever of these members has won most of it. */
async function remainingFor(
  transaction: Transaction,
  members: readonly StoredSeat[],
  mostLost: bigint,
): Promise<bigint> {
  let least = mostLost;
  for (const { memberId, gameCode, currency } of members) {
    if (memberId === null) continue;
    const remaining =
      mostLost - (await lostToMember(transaction, { memberId, gameCode, currency }));
    if (remaining < least) least = remaining;
  }
  return least;
}

type Wanted = { ready: readonly StoredSeat[]; needed: number; settings: BotSettings };

async function sitDown(
  transaction: Transaction,
  room: StoredRoom,
  { hand, sitting, pace }: Between,
  { ready, needed, settings }: Wanted,
): Promise<BotsTurned> {
  const since = Math.max(
    hand?.overAt?.getTime() ?? 0,
    Math.min(...ready.map(({ satAt }) => satAt.getTime())),
  );
  const waitMs = waitForMembersMs / pace - (room.now.getTime() - since);
  if (waitMs > 0) return { hasChanged: false, dueMs: waitMs };
  if (await sitsWithAnother(transaction, room, ready)) return nothing;
  const remaining = await remainingFor(transaction, ready, settings.mostLost);
  const amount = botBuyIn(room, remaining / BigInt(needed));
  if (amount === null || sitting.length + needed > (room.settings.seats ?? 0)) return nothing;
  const taken = new Set(sitting.map(({ seat }) => seat));
  for (let bot = 1; bot <= needed; bot += 1) {
    let seat = 0;
    while (taken.has(seat)) seat += 1;
    taken.add(seat);
    await seatBot(transaction, room, { bot, seat, amount });
  }
  return { hasChanged: true, dueMs: null };
}

/** A member plays with bots at one table at a time, so that what they may lose to him is kept to. */
async function sitsWithAnother(
  transaction: Transaction,
  room: StoredRoom,
  members: readonly StoredSeat[],
): Promise<boolean> {
  const ids = members.flatMap(({ memberId }) => memberId ?? []).toSorted();
  // Two of his tables are turned at the same time: one of them after the other.
  for (const id of ids) {
    await transaction.query("SELECT pg_advisory_xact_lock(hashtext('house bots ' || $1))", [id]);
  }
  const { rows } = await transaction.query(
    `SELECT FROM games.seats m JOIN games.seats b ON b.room_id = m.room_id
      WHERE m.member_id = ANY($1::text[]) AND m.state = 'in' AND m.room_id <> $2
        AND b.bot IS NOT NULL AND b.state = 'in' LIMIT 1`,
    [ids, room.id],
  );
  return rows.length > 0;
}
