/**
 * Live messages to members, whichever process holds their connection. A message is announced
 * through PostgreSQL's NOTIFY, in the transaction of the change it tells of, and each process
 * passes it on to the connections it holds. A balance is announced by member alone, after
 * commit and gathered, because NOTIFY serialises commits; the listener reads the newest value.
 */
import type { LiveMessage } from '@bahati/contract/player-site/live.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { Client } from 'pg';

const channel = 'bahati_live';

/** Announces in the caller's transaction: heard only if it commits. Payload stays under 8 kB. */
export async function announce(
  transaction: Transaction | Database,
  memberId: bigint,
  message: LiveMessage,
): Promise<void> {
  const payload = JSON.stringify({ to: memberId.toString(), message });
  await transaction.query('SELECT pg_notify($1, $2)', [channel, payload]);
}

/** Announces the same to many at once, a few hundred at most. */
export async function announceToMany(
  transaction: Transaction,
  memberIds: readonly bigint[],
  message: LiveMessage,
): Promise<void> {
  const payloads = memberIds.map((id) => JSON.stringify({ to: id.toString(), message }));
  await transaction.query('SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told', [
    channel,
    payloads,
  ]);
}

/** Announces the end of sessions; connections opened with one of them are closed. */
export async function announceEndedSessions(
  transaction: Transaction | Database,
  memberId: bigint,
  sessionIds: readonly bigint[],
): Promise<void> {
  for (let at = 0; at < sessionIds.length; at += idsPerNotice) {
    const ended = sessionIds.slice(at, at + idsPerNotice).map(String);
    const payload = JSON.stringify({ to: memberId.toString(), ended });
    await transaction.query('SELECT pg_notify($1, $2)', [channel, payload]);
  }
}

/** Announces that these sessions are locked; connections opened with one of them are closed. */
export async function announceLockedSessions(
  transaction: Transaction,
  memberId: bigint,
  sessionIds: readonly bigint[],
): Promise<void> {
  for (let at = 0; at < sessionIds.length; at += idsPerNotice) {
    const locked = sessionIds.slice(at, at + idsPerNotice).map(String);
    const payload = JSON.stringify({ to: memberId.toString(), locked });
    await transaction.query('SELECT pg_notify($1, $2)', [channel, payload]);
  }
}

const flushMs = 40;
/** A payload may be 8 kB long. */
const idsPerNotice = 350;

/** Gathers the members whose balance changed and announces them together, off the hot path. */
export function createBalanceAnnouncer(database: Database, log: Log) {
  let changed = new Set<bigint>();
  let timer: NodeJS.Timeout | undefined;
  const flush = async () => {
    timer = undefined;
    const ids = [...changed].map(String);
    changed = new Set();
    for (let at = 0; at < ids.length; at += idsPerNotice) {
      const payload = JSON.stringify({ balances: ids.slice(at, at + idsPerNotice) });
      await database.query('SELECT pg_notify($1, $2)', [channel, payload]);
    }
  };
  const flushLogged = () => {
    flush().catch((error: unknown) => log.warn({ err: error }, 'balances not announced'));
  };
  return {
    balanceChanged(memberId: bigint): void {
      changed.add(memberId);
      timer ??= setTimeout(flushLogged, flushMs);
    },
    async stop(): Promise<void> {
      clearTimeout(timer);
      await flush();
    },
  };
}

export type LiveConnection = {
  memberId: bigint;
  sessionId: bigint;
  send: (message: LiveMessage) => void;
  close: () => void;
};

type Notice =
  | { to: string; message: LiveMessage }
  | { to: string; ended: string[] }
  | { to: string; locked: string[] }
  | { balances: string[] }
  /** Told by triggers of the tables that open and close the site. */
  | { system: true };

export type LiveHub = {
  add: (connection: LiveConnection) => () => void;
  /** What is connected to this process, of one member or of all. */
  connections: (memberId?: bigint) => LiveConnection[];
  /** Runs when the site opened or closed, before those who are connected hear of it. */
  onSystemChange: (listener: () => void) => void;
  /** False while announcements cannot be heard; a stream opened then would miss some. */
  isListening: () => boolean;
  stop: () => Promise<void>;
};

export type LiveHubOptions = {
  databaseUrl: string;
  log: Log;
  /** The newest balances of these members, as messages. */
  readBalances: (memberIds: bigint[]) => Promise<Map<bigint, LiveMessage>>;
};

/** Listens for announcements and passes them to this process's connections. */
export async function openLiveHub(options: LiveHubOptions): Promise<LiveHub> {
  const { log } = options;
  const members = new Map<bigint, Set<LiveConnection>>();
  const systemListeners: (() => void)[] = [];
  const all = () => [...members.values()].flatMap((own) => [...own]);
  const deliver = async (notice: Notice) => {
    if ('balances' in notice) return deliverBalances(notice.balances, members, options);
    if ('system' in notice) {
      for (const listener of systemListeners) listener();
      for (const connection of all()) connection.send({ type: 'system_changed' });
      return;
    }
    const connections = members.get(BigInt(notice.to)) ?? [];
    for (const connection of connections) {
      if ('message' in notice) connection.send(notice.message);
      else if ('ended' in notice) closeOneOf(notice.ended, connection, 'session_ended');
      else closeOneOf(notice.locked, connection, 'session_locked');
    }
  };
  const listener = keepListening(options.databaseUrl, log, {
    onPayload: (payload) => {
      deliver(JSON.parse(payload) as Notice).catch((error: unknown) => {
        log.warn({ err: error }, 'a live message was not delivered');
      });
    },
    // What is announced meanwhile is not heard: clients come back and read the current state.
    onLost: () => {
      for (const connection of all()) connection.close();
    },
  });
  await listener.ready;
  return {
    add(connection) {
      const own = members.get(connection.memberId) ?? new Set();
      members.set(connection.memberId, own.add(connection));
      return () => {
        own.delete(connection);
        if (own.size === 0 && members.get(connection.memberId) === own) {
          members.delete(connection.memberId);
        }
      };
    },
    connections(memberId) {
      if (memberId !== undefined) return [...(members.get(memberId) ?? [])];
      return all();
    },
    onSystemChange: (told) => systemListeners.push(told),
    isListening: listener.isListening,
    async stop() {
      await listener.stop();
    },
  };
}

function closeOneOf(
  sessionIds: string[],
  connection: LiveConnection,
  type: 'session_ended' | 'session_locked',
): void {
  if (!sessionIds.includes(connection.sessionId.toString())) return;
  connection.send({ type });
  connection.close();
}

async function deliverBalances(
  ids: string[],
  members: Map<bigint, Set<LiveConnection>>,
  options: LiveHubOptions,
): Promise<void> {
  const here = ids.map(BigInt).filter((id) => members.has(id));
  if (here.length === 0) return;
  const messages = await options.readBalances(here);
  for (const id of here) {
    const message = messages.get(id);
    if (message) for (const connection of members.get(id) ?? []) connection.send(message);
  }
}

type Hearing = { onPayload: (payload: string) => void; onLost: () => void };

/** One connection that listens and comes back by itself when the database was away. */
function keepListening(url: string, log: Log, { onPayload, onLost }: Hearing) {
  let client: Client | undefined;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;
  const connect = async () => {
    const next = new Client({ connectionString: url, application_name: 'bahati live' });
    next.on('notification', ({ payload }) => payload !== undefined && onPayload(payload));
    next.on('error', (error) => log.warn({ err: error }, 'live listener lost'));
    next.on('end', () => {
      if (isStopped || client !== next) return;
      client = undefined;
      onLost();
      retry = setTimeout(reconnect, 500);
    });
    await next.connect();
    await next.query(`LISTEN ${channel}`);
    client = next;
  };
  const reconnect = () => {
    connect().catch((error: unknown) => {
      log.warn({ err: error }, 'live listener cannot connect');
      if (!isStopped) retry = setTimeout(reconnect, 500);
    });
  };
  return {
    ready: connect(),
    isListening: () => client !== undefined,
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
