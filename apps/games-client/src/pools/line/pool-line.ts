/** The line to a pool: what is told of it, and words said in it. It opens anew when it breaks. */
import {
  type RoomServerMessage,
  roomsLivePath,
  roomsProtocol,
} from '@bahati/contract/games-frame/rooms.ts';
import type { PoolAct } from '@bahati/contract/games-frame/pools.ts';

export type Answer = { readonly code: string | null; readonly value: unknown };

export type PoolLine = {
  /** Rejects never; a word that was lost with the line is answered `offline`. */
  readonly act: (act: PoolAct) => Promise<Answer>;
  readonly close: () => void;
};

export type LineEvents = {
  readonly heard: (message: RoomServerMessage) => void;
  /** Whether the room is heard. */
  readonly changed: (isOpen: boolean) => void;
  /** There is nothing to come back to. */
  readonly ended: (code: string) => void;
};

const pingMs = 5_000;
const silentMs = 12_000;
const pausesMs = [300, 700, 1_500, 3_000, 6_000] as const;

export function openPoolLine(room: string, token: string, events: LineEvents): PoolLine {
  const waiting = new Map<string, (answer: Answer) => void>();
  let socket: WebSocket | null = null;
  let isClosed = false;
  let breaks = 0;
  let heardAt = performance.now();
  let pause: ReturnType<typeof setTimeout> | undefined;

  const drop = () => {
    const old = socket;
    socket = null;
    old?.close();
    for (const answer of waiting.values()) answer({ code: 'offline', value: null });
    waiting.clear();
    events.changed(false);
  };
  const comeBack = () => {
    drop();
    if (isClosed) return;
    const pauseMs = pausesMs[Math.min(breaks, pausesMs.length - 1)] ?? 0;
    breaks += 1;
    clearTimeout(pause);
    pause = setTimeout(open, pauseMs);
  };
  const hear = (message: RoomServerMessage) => {
    heardAt = performance.now();
    if (message.t === 'room') {
      breaks = 0;
      events.changed(true);
    }
    if (message.t === 'done') waiting.get(message.key)?.({ code: null, value: message.value });
    if (message.t === 'refused') waiting.get(message.key)?.({ code: message.code, value: null });
    if (message.t === 'done' || message.t === 'refused') waiting.delete(message.key);
    else if (message.t === 'ended' && message.code !== 'too_many_requests') {
      isClosed = true;
      drop();
      events.ended(message.code);
    } else events.heard(message);
  };
  function open(): void {
    const address = new URL(roomsLivePath, window.location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const mine = new WebSocket(address, roomsProtocol);
    socket = mine;
    heardAt = performance.now();
    mine.addEventListener('open', () => mine.send(JSON.stringify({ t: 'join', token, room })));
    mine.addEventListener('message', ({ data }) => {
      if (socket === mine) hear(JSON.parse(String(data)) as RoomServerMessage);
    });
    mine.addEventListener('close', () => {
      if (socket === mine) comeBack();
    });
  }
  const looking = setInterval(() => {
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    if (performance.now() - heardAt > silentMs) return comeBack();
    socket.send(JSON.stringify({ t: 'ping', at: Math.round(performance.now()) }));
  }, pingMs);
  const wake = () => {
    if (!document.hidden && !isClosed && !socket) {
      breaks = 0;
      clearTimeout(pause);
      open();
    }
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  open();
  return {
    act(act) {
      const key = crypto.randomUUID();
      return new Promise((resolve) => {
        if (socket?.readyState !== WebSocket.OPEN) return resolve({ code: 'offline', value: null });
        waiting.set(key, resolve);
        return socket.send(JSON.stringify({ t: 'act', key, act }));
      });
    },
    close() {
      isClosed = true;
      clearInterval(looking);
      clearTimeout(pause);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
      drop();
    },
  };
}
