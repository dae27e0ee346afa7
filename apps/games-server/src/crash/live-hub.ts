/**
 * What players of this process hear: every change of the round at once, the dearest bets at most
 * once a second, and their own bets. It looks at the database as long as anybody listens, so that
 * it tells of turns and cash-outs of every process.
 */
import type { CrashMessage } from '@bahati/contract/games-frame/crash.ts';
import type { Context } from '#games-server/context.ts';
import { readSeen, wantRounds } from './read-state.ts';
import { readBets, showBet } from './bets/stored-bet.ts';
import { readNewestRound, showRound, showPast, type StoredRound } from './stored-round.ts';

/** How late a turn of another process is heard at most, and how often own bets are looked at. */
const lookMs = 150;
/** So long between two tellings of the dearest bets, and so much longer for each who listens. */
const seenMs = 1_000;
const seenMsEach = 1;
const wantMs = 5_000;
/** A change may be committed so long after its time was noted. */
const overlapMs = 1_500;

export type Listener = { memberId: string; write: (text: string) => void; close: () => void };

export type LiveHub = {
  /** Answers how to leave. */
  add: (listener: Listener) => () => void;
  count: (memberId?: string) => number;
  /** Looks now rather than at the next time. */
  look: () => void;
  close: () => void;
};

export function openLiveHub(context: Context): LiveHub {
  const members = new Map<string, Set<Listener>>();
  let count = 0;
  const watch = createWatch(context, {
    listeners: () => count,
    toAll: (message) => {
      const text = eventText(message);
      for (const own of members.values()) for (const listener of own) listener.write(text);
    },
    toMember: (memberId, message) => {
      const own = members.get(memberId);
      if (!own) return;
      const text = eventText(message);
      for (const listener of own) listener.write(text);
    },
  });
  let timer: NodeJS.Timeout | undefined;
  return {
    add(listener) {
      const own = members.get(listener.memberId) ?? new Set();
      members.set(listener.memberId, own.add(listener));
      count += 1;
      timer ??= setInterval(watch, lookMs);
      return () => {
        if (!own.delete(listener)) return;
        count -= 1;
        if (own.size === 0 && members.get(listener.memberId) === own) {
          members.delete(listener.memberId);
        }
        if (members.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    count: (memberId) => (memberId === undefined ? count : (members.get(memberId)?.size ?? 0)),
    look: () => timer && watch(),
    close() {
      clearInterval(timer);
      for (const own of members.values()) for (const listener of own) listener.close();
    },
  };
}

export function eventText(message: CrashMessage): string {
  return `data: ${JSON.stringify(message)}\n\n`;
}

type Tell = {
  listeners: () => number;
  toAll: (message: CrashMessage) => void;
  toMember: (memberId: string, message: CrashMessage) => void;
};

/** What was told last, to tell only what is new. */
type Told = {
  round: string;
  seen: string;
  seenAt: number;
  wantedAt: number;
  /** The round whose bets are kept, and how each was told. */
  betsOf: bigint;
  bets: Map<bigint, string>;
  changedAt: Date;
};

/** One look at a time; one that is asked for meanwhile follows at once. */
function createWatch(context: Context, tell: Tell): () => void {
  const told: Told = {
    round: '',
    seen: '',
    seenAt: 0,
    wantedAt: 0,
    betsOf: 0n,
    bets: new Map(),
    changedAt: new Date(0),
  };
  let isLooking = false;
  let isWanted = false;
  const run = async () => {
    if (isLooking) {
      isWanted = true;
      return;
    }
    isLooking = true;
    do {
      isWanted = false;
      await lookOnce(context, told, tell).catch((error: unknown) => {
        context.log.warn({ err: error }, 'the round could not be watched');
      });
    } while (isWanted);
    isLooking = false;
  };
  return () => void run();
}

async function lookOnce({ database }: Context, told: Told, tell: Tell): Promise<void> {
  const time = performance.now();
  if (told.wantedAt === 0 || time - told.wantedAt > wantMs) {
    told.wantedAt = time;
    await wantRounds(database);
  }
  const round = await readNewestRound(database);
  if (!round) return;
  // Bets first: who cashed out with the end hears of both in the order they happened.
  await tellOwn(database, told, round, tell);
  tellRound(told, round, tell);
  if (time - told.seenAt < seenMs + seenMsEach * tell.listeners()) return;
  told.seenAt = time;
  const seen = await readSeen(database, round.id);
  const text = JSON.stringify([round.id.toString(), seen]);
  if (text === told.seen) return;
  told.seen = text;
  tell.toAll({ type: 'seen', roundId: round.id.toString(), seen });
}

function tellRound(told: Told, round: StoredRound, tell: Tell): void {
  const shown = showRound(round);
  const text = JSON.stringify(shown);
  if (text === told.round) return;
  told.round = text;
  const past = round.state === 'over' ? showPast(round) : null;
  tell.toAll({ type: 'round', now: round.now.toISOString(), round: shown, past });
}

/** Every own bet as it changes. The round before is looked at a while longer: it is being paid. */
async function tellOwn(
  database: Context['database'],
  told: Told,
  round: StoredRound,
  tell: Tell,
): Promise<void> {
  if (told.betsOf !== round.id) {
    const isFirst = told.betsOf === 0n;
    told.betsOf = round.id;
    told.bets = new Map();
    told.changedAt = isFirst ? round.now : told.changedAt;
  }
  const bets = await readBets(
    database,
    'WHERE b.round_id IN ($1::bigint, $1::bigint - 1) AND b.changed_at > $2',
    [round.id, new Date(told.changedAt.getTime() - overlapMs)],
  );
  for (const bet of bets) {
    if (bet.changedAt > told.changedAt) told.changedAt = bet.changedAt;
    const shown = showBet(bet);
    const text = JSON.stringify(shown);
    if (told.bets.get(bet.id) === text) continue;
    told.bets.set(bet.id, text);
    tell.toMember(bet.memberId, { type: 'own', bet: shown });
  }
}
