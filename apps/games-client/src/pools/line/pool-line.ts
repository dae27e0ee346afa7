/** The line to a pool: what is told of it, and words said in it. It opens anew when it breaks. */
import {
  type RoomServerMessage,
  roomsLivePath,
  roomsProtocol,
} from '@bahati/contract/games-frame/rooms.ts';
import type { PoolAct } from '@bahati/contract/games-frame/pools.ts';

export type Answer = { readonly code: string | null; readonly value: unknown };

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

export class PoolLine {
  private readonly join: string;
  private readonly events: LineEvents;
  private readonly waiting = new Map<string, (answer: Answer) => void>();
  private readonly looking = setInterval(() => this.look(), pingMs);
  private socket: WebSocket | null = null;
  private isClosed = false;
  private breaks = 0;
  private heardAt = performance.now();
  private pause: ReturnType<typeof setTimeout> | undefined;

  constructor(room: string, token: string, events: LineEvents) {
    this.join = JSON.stringify({ t: 'join', token, room });
    this.events = events;
    document.addEventListener('visibilitychange', this.wake);
    window.addEventListener('online', this.wake);
    this.open();
  }

  /** Rejects never; a word that was lost with the line is answered `offline`. */
  act(act: PoolAct): Promise<Answer> {
    const key = crypto.randomUUID();
    return new Promise((resolve) => {
      const { socket } = this;
      if (socket?.readyState !== WebSocket.OPEN) return resolve({ code: 'offline', value: null });
      this.waiting.set(key, resolve);
      return socket.send(JSON.stringify({ t: 'act', key, act }));
    });
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.looking);
    clearTimeout(this.pause);
    document.removeEventListener('visibilitychange', this.wake);
    window.removeEventListener('online', this.wake);
    this.drop();
  }

  private open(): void {
    const address = new URL(roomsLivePath, window.location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const mine = new WebSocket(address, roomsProtocol);
    this.socket = mine;
    this.heardAt = performance.now();
    mine.addEventListener('open', () => mine.send(this.join));
    mine.addEventListener('message', ({ data }) => {
      if (this.socket === mine) this.hear(JSON.parse(String(data)) as RoomServerMessage);
    });
    mine.addEventListener('close', () => {
      if (this.socket === mine) this.comeBack();
    });
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    for (const answer of this.waiting.values()) answer({ code: 'offline', value: null });
    this.waiting.clear();
    this.events.changed(false);
  }

  private comeBack(): void {
    this.drop();
    if (this.isClosed) return;
    const pauseMs = pausesMs[Math.min(this.breaks, pausesMs.length - 1)] ?? 0;
    this.breaks += 1;
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.open(), pauseMs);
  }

  private hear(message: RoomServerMessage): void {
    this.heardAt = performance.now();
    if (message.t === 'room') {
      this.breaks = 0;
      this.events.changed(true);
    }
    if (message.t === 'done' || message.t === 'refused') {
      const isDone = message.t === 'done';
      const code = isDone ? null : message.code;
      this.waiting.get(message.key)?.({ code, value: isDone ? message.value : null });
      this.waiting.delete(message.key);
    } else if (message.t === 'ended' && message.code !== 'too_many_requests') {
      this.close();
      this.events.ended(message.code);
    } else this.events.heard(message);
  }

  private look(): void {
    const { socket } = this;
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    if (performance.now() - this.heardAt > silentMs) return this.comeBack();
    socket.send(JSON.stringify({ t: 'ping', at: Math.round(performance.now()) }));
  }

  private readonly wake = (): void => {
    if (document.hidden || this.isClosed || this.socket) return;
    this.breaks = 0;
    clearTimeout(this.pause);
    this.open();
  };
}
