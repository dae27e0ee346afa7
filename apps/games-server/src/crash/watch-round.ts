/**
 * What the rooms of crash hear: every change of the round at once, the dearest bets at most once a
 * second, and each member's own bets. There is a room for each currency and one round for all of
 * them. The database is looked at as long as anybody listens, so that turns and cash-outs of every
 * process are told.
 */
import type { CrashBet, CrashRoomView } from '@bahati/contract/games-frame/crash.ts';
import type { Context } from '#games-server/context.ts';
import type { Hub } from '#games-server/rooms/live/hub.ts';
import { readBets, showBet, type StoredBet } from './bets/stored-bet.ts';
import { readChain, readRecent, readSeen, wantRounds } from './read-state.ts';
import { readNewestRound, showRound, type StoredRound } from './stored-round.ts';

/** How late a turn of another process is heard at most, and how often own bets are looked at. */
const lookMs = 150;
/** So long between two tellings of the dearest bets, and so much longer for each who listens. */
const seenMs = 1_000;
const seenMsEach = 1;
const wantMs = 5_000;
/** A change may be committed so long after its time was noted. */
const overlapMs = 1_500;
/** Of one member in the round and the one before, as there are two slots and bets that were refused. */
const mostOwn = 40;

type Shared = Omit<CrashRoomView, 'isPaused'>;

/** What was told last, to tell only what is new. */
type Told = {
  roundId: bigint;
  round: string;
  shared: Shared | null;
  seenAt: number;
  wantedAt: number;
  changedAt: Date;
  /** Own bets of each member. */
  own: Map<string, string>;
};

export type RoundWatch = {
  /** Somebody enters a room; the watch goes on until nobody hears any. */
  hear: (roomId: bigint) => void;
  /** Looks now rather than at the next time. */
  look: () => void;
  stop: () => void;
};

export function watchRound(context: Context, hub: Hub): RoundWatch {
  const rooms = new Set<bigint>();
  const told: Told = {
    roundId: 0n,
    round: '',
    shared: null,
    seenAt: 0,
    wantedAt: -Infinity,
    changedAt: new Date(0),
    own: new Map(),
  };
  let timer: NodeJS.Timeout | undefined;
  const rest = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const heard = (): bigint[] => [...rooms].filter((id) => hub.playersIn(id.toString()) > 0);
  const look = oneAtATime(
    async () => {
      const listening = heard();
      if (listening.length === 0) return rest();
      await lookOnce(context, hub, told, listening);
    },
    (error) => context.log.warn({ err: error }, 'the round could not be watched'),
  );
  return {
    hear(roomId) {
      rooms.add(roomId);
      timer ??= setInterval(look, lookMs);
    },
    look: () => timer && look(),
    stop: rest,
  };
}

/** One that is asked for meanwhile follows at once. */
function oneAtATime(work: () => Promise<void>, report: (error: unknown) => void): () => void {
  let isRunning = false;
  let isWanted = false;
  const run = async () => {
    isRunning = true;
    do {
      isWanted = false;
      await work().catch(report);
    } while (isWanted);
    isRunning = false;
  };
  return () => {
    if (isRunning) isWanted = true;
    else void run();
  };
}

async function lookOnce(
  { database }: Context,
  hub: Hub,
  told: Told,
  rooms: readonly bigint[],
): Promise<void> {
  const time = performance.now();
  if (time - told.wantedAt > wantMs) {
    told.wantedAt = time;
    await wantRounds(database);
  }
  const round = await readNewestRound(database);
  if (!round) return;
  // Bets first: who cashed out with the end hears of both in the order they happened.
  await tellOwn(database, hub, told, round, rooms);
  const listeners = rooms.reduce((sum, id) => sum + hub.playersIn(id.toString()), 0);
  told.shared = await readNews(database, told, round);
  if (time - told.seenAt >= seenMs + seenMsEach * listeners) {
    told.seenAt = time;
    told.shared = { ...told.shared, seen: await readSeen(database, round.id) };
  }
  await tellRooms(database, hub, told.shared, rooms);
}

/** What stands beside the round changes with it alone. */
async function readNews(
  database: Context['database'],
  told: Told,
  round: StoredRound,
): Promise<Shared> {
  const shown = showRound(round);
  const text = JSON.stringify(shown);
  if (told.shared && text === told.round) return told.shared;
  const isNext = told.roundId !== round.id;
  const none = { bets: [], count: 0 };
  const next = {
    round: shown,
    chain: await readChain(database),
    recent: await readRecent(database),
    seen: isNext ? none : (told.shared?.seen ?? none),
  };
  told.round = text;
  told.roundId = round.id;
  return next;
}

/** Parts that are as they were told are not told again. */
async function tellRooms(
  database: Context['database'],
  hub: Hub,
  shared: Shared,
  rooms: readonly bigint[],
): Promise<void> {
  const { rows } = await database.query<{ id: bigint; isPaused: boolean }>(
    'SELECT id, is_paused AS "isPaused" FROM games.rooms WHERE id = ANY($1::bigint[])',
    [rooms],
  );
  for (const { id, isPaused } of rows) hub.publish(id.toString(), 0, { ...shared, isPaused }, true);
}

/** Whoever has a bet that changed hears his bets of the round and of the one that is being paid. */
async function tellOwn(
  database: Context['database'],
  hub: Hub,
  told: Told,
  round: StoredRound,
  rooms: readonly bigint[],
): Promise<void> {
  if (told.roundId !== round.id) {
    if (told.changedAt.getTime() === 0) told.changedAt = round.now;
    told.own.clear();
  }
  const { rows } = await database.query<{ memberId: string; changedAt: Date }>(
    `SELECT member_id AS "memberId", max(changed_at) AS "changedAt" FROM games.crash_bets
      WHERE round_id IN ($1::bigint, $1::bigint - 1) AND changed_at > $2 GROUP BY member_id`,
    [round.id, new Date(told.changedAt.getTime() - overlapMs)],
  );
  const here = new Map(rooms.map((id) => [id.toString(), hub.membersIn(id.toString())]));
  const heard = rows.filter(({ memberId }) => [...here.values()].some((ids) => ids.has(memberId)));
  const bets = await readOwnBets(
    database,
    round.id,
    heard.map(({ memberId }) => memberId),
  );
  for (const { memberId } of heard) {
    const own = { bets: bets.get(memberId) ?? [] };
    const text = JSON.stringify(own);
    if (told.own.get(memberId) === text) continue;
    told.own.set(memberId, text);
    for (const [id, members] of here) {
      if (members.has(memberId)) hub.tellMember(id, memberId, { t: 'own', own });
    }
  }
  const last = Math.max(told.changedAt.getTime(), ...rows.map(({ changedAt }) => +changedAt));
  told.changedAt = new Date(last);
}

/** The oldest first. */
export async function readOwnBets(
  database: Context['database'],
  roundId: bigint,
  memberIds: readonly string[],
): Promise<Map<string, CrashBet[]>> {
  if (memberIds.length === 0) return new Map();
  const bets: StoredBet[] = await readBets(
    database,
    `WHERE b.round_id IN ($1::bigint, $1::bigint - 1) AND b.member_id = ANY($2::text[])
      ORDER BY b.id`,
    [roundId, memberIds],
  );
  const byMember = Map.groupBy(bets, ({ memberId }) => memberId);
  return new Map(
    [...byMember].map(([memberId, own]) => [memberId, own.slice(-mostOwn).map(showBet)]),
  );
}
