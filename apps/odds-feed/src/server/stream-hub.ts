/** Who listens to the stream: each connection counts its messages and has mischief of its own. */
import type { FeedMessage, Producer } from '@bahati/contract/odds-feed/feed.ts';
import { createMischief, type MischiefLevel } from '#odds-feed/mischief/mischief.ts';

/** A reader so far behind is cut off: it comes back and recovers. */
export const mostBehindBytes = 4 * 1_024 * 1_024;

/** What a connection can be written to. */
export type Outlet = {
  write(text: string): void;
  behindBytes(): number;
  end(): void;
};

export type StreamHub = {
  /** Answers how to leave. */
  add(outlet: Outlet): () => void;
  send(message: FeedMessage): void;
  /** Bytes the slowest reader is behind. */
  behindBytes(): number;
  count(): number;
  /** Of those who are there and those who come. */
  setMischief(level: MischiefLevel): void;
  mischief(): MischiefLevel;
  /** Nothing of a silenced producer goes out: its messages are lost. */
  setSilent(producer: Producer, isSilent: boolean): void;
  isSilent(producer: Producer): boolean;
  close(): void;
};

type Connection = {
  readonly outlet: Outlet;
  readonly sent: Record<Producer, number>;
  readonly timers: Set<NodeJS.Timeout>;
  mischief: ReturnType<typeof createMischief>;
};

export function createStreamHub(level: MischiefLevel, now: () => number): StreamHub {
  const connections = new Set<Connection>();
  const silent = new Set<Producer>();
  let mischief = level;
  let opened = 0;
  const drop = (connection: Connection) => {
    connections.delete(connection);
    for (const timer of connection.timers) clearTimeout(timer);
  };
  return {
    add(outlet) {
      const connection: Connection = {
        outlet,
        sent: { pre: 0, live: 0 },
        timers: new Set(),
        mischief: createMischief(++opened, mischief),
      };
      connections.add(connection);
      return () => drop(connection);
    },
    send(message) {
      if (connections.size === 0) return;
      const text = silent.has(message.producer) ? null : JSON.stringify(message).slice(0, -1);
      for (const connection of connections) {
        if (connection.outlet.behindBytes() > mostBehindBytes) {
          drop(connection);
          connection.outlet.end();
        } else sendTo(connection, message, text, now());
      }
    },
    behindBytes: () => Math.max(0, ...[...connections].map(({ outlet }) => outlet.behindBytes())),
    count: () => connections.size,
    setMischief(to) {
      mischief = to;
      for (const connection of connections) connection.mischief = createMischief(++opened, to);
    },
    mischief: () => mischief,
    setSilent(producer, isSilent) {
      if (isSilent) silent.add(producer);
      else silent.delete(producer);
    },
    isSilent: (producer) => silent.has(producer),
    close() {
      for (const connection of connections) {
        drop(connection);
        connection.outlet.end();
      }
    },
  };
}

/** `text`: the message without its last brace; null: lost, though it counts. */
function sendTo(
  connection: Connection,
  message: FeedMessage,
  text: string | null,
  atMs: number,
): void {
  const sequence = ++connection.sent[message.producer];
  if (text === null) return;
  for (const delivery of connection.mischief.deliver(message, atMs)) {
    const own = delivery.message === message ? text : JSON.stringify(delivery.message).slice(0, -1);
    const line = `${own},"sequence":${sequence}}\n`;
    if (delivery.dueMs <= atMs) connection.outlet.write(line);
    else writeLater(connection, line, delivery.dueMs - atMs);
  }
}

function writeLater({ outlet, timers }: Connection, line: string, afterMs: number): void {
  const timer = setTimeout(() => {
    timers.delete(timer);
    outlet.write(line);
  }, afterMs);
  timers.add(timer);
}
