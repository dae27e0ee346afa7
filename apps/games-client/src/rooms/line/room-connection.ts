/**
 * One room over one WebSocket that heals itself. It joins with the version it has, so that a gap is
 * told again; keeps the server's clock; and says every word of the game once, whatever breaks.
 */
import type { RoomServerMessage, RoomView } from '@bahati/contract/games-frame/rooms.ts';
import type { TablePhrase } from '@bahati/contract/games-frame/rooms-line.ts';
import { createServerClock, type ServerClock } from '#frame/shell/session/server-clock.ts';
import { createStore, type Store } from '#frame/shell/store.ts';
import { type Acted, createActs } from './acts-under-way.ts';
import { afterBreak, type Heard, type HeardRoom, hear, nothingHeard } from './heard-room.ts';
import { createPulse, type Pulse } from './pulse.ts';
import type { OpenSocket, Socket, Surroundings } from './socket.ts';

export type Line<View, Own> = {
  /** `waiting`: it broke and is being opened anew. `ended`: it will not be. */
  readonly is: 'connecting' | 'connected' | 'waiting' | 'ended';
  readonly ended: EndCode | null;
  readonly lagMs: number | null;
  readonly room: HeardRoom<View, Own> | null;
};

export type EndCode = Extract<RoomServerMessage, { t: 'ended' }>['code'];
export type Said = Extract<RoomServerMessage, { t: 'said' }>;

/** What tells of the room itself. */
export type Told = Extract<RoomServerMessage, { t: 'room' | 'news' | 'own' | 'frames' }>;

export type RoomParts<Own> = {
  readonly room: string;
  readonly token: string;
  readonly openSocket: OpenSocket;
  readonly watch: (surroundings: Surroundings) => () => void;
  readonly onSaid?: (said: Said) => void;
  /** Of rooms that tell what happens, not what has become: each message, in the order they come. */
  readonly onTold?: (told: Told) => void;
  readonly newerOwn?: (before: Own, next: Own) => Own;
  /** A clock that only goes on, in milliseconds. */
  readonly local?: () => number;
  /** From 0 to 1: clients that lost a server together must not come back together. */
  readonly random?: () => number;
};

const lookEveryMs = 1_000;
const firstPauseMs = 400;
const longestPauseMs = 8_000;
/** The server closes so when it is busy: it has asked for more room than others. */
const busyPauseMs = 10_000;

/** After these there is nothing to come back to. */
const finalEnds: ReadonlySet<EndCode> = new Set(['unauthenticated', 'not_found', 'closed']);

export class RoomConnection<View extends RoomView, Own> {
  readonly line: Store<Line<View, Own>> = createStore<Line<View, Own>>({
    is: 'connecting',
    ended: null,
    lagMs: null,
    room: null,
  });
  /** The server's clock in milliseconds, whatever this device's says. */
  readonly now: () => number;
  private readonly parts: RoomParts<Own>;
  private readonly clock: ServerClock;
  private readonly pulse: Pulse;
  private readonly acts = createActs((text) => this.speak(text));
  private readonly looking: ReturnType<typeof setInterval>;
  private readonly unwatch: () => void;
  private heard: Heard<View, Own> = nothingHeard;
  private socket: Socket | null = null;
  private pause: ReturnType<typeof setTimeout> | undefined;
  /** Tries since the line last stood. */
  private breaks = 0;

  constructor(parts: RoomParts<Own>) {
    const { local = () => performance.now() } = parts;
    this.parts = parts;
    this.clock = createServerClock(local);
    this.now = this.clock.now;
    this.pulse = createPulse(local);
    this.unwatch = parts.watch({
      woken: () => this.wake(),
      lost: () => this.comeBack(longestPauseMs),
    });
    this.looking = setInterval(() => this.look(), lookEveryMs);
    this.open();
  }

  /** Says a word of the game; it acts once, and is answered however often the line breaks. */
  act(act: object, key: string = crypto.randomUUID()): Promise<Acted> {
    return this.acts.say(key, act);
  }

  /** Says a word that is of use at once or never; without a line it is not said. */
  actNow(act: object): Promise<Acted> {
    if (this.line.get().is !== 'connected') return Promise.resolve({ is: 'unknown' });
    return this.acts.say(crypto.randomUUID(), act, true);
  }

  say(phrase: TablePhrase): void {
    this.speak(JSON.stringify({ t: 'say', phrase }));
  }

  close(): void {
    clearInterval(this.looking);
    clearTimeout(this.pause);
    this.unwatch();
    this.acts.giveUp();
    this.drop();
  }

  private speak(text: string): void {
    if (this.line.get().is === 'connected') this.socket?.send(text);
  }

  private open(): void {
    clearTimeout(this.pause);
    this.pulse.start();
    this.heard = afterBreak(this.heard);
    const { room, token, openSocket } = this.parts;
    const mine: Socket = openSocket({
      opened: () => {
        if (this.socket !== mine) return;
        const have = this.heard.room ? { have: this.heard.room.version } : {};
        mine.send(JSON.stringify({ t: 'join', token, room, ...have }));
      },
      heard: (text) => {
        if (this.socket === mine) this.listen(JSON.parse(text) as RoomServerMessage);
      },
      closed: () => {
        if (this.socket === mine) this.comeBack();
      },
    });
    this.socket = mine;
  }

  /** Opens the line anew after a pause that grows while nothing helps. */
  private comeBack(leastMs = 0): void {
    this.drop();
    if (this.line.get().is === 'ended') return;
    this.line.set({ is: 'waiting', lagMs: null });
    const { random = Math.random } = this.parts; // decoration: of pauses alone
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(this.breaks, 8));
    this.breaks += 1;
    clearTimeout(this.pause);
    const waitMs = Math.max(leastMs, pauseMs * (0.5 + random() / 2));
    this.pause = setTimeout(() => this.open(), waitMs);
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.acts.lineBroke();
  }

  private end(code: EndCode): void {
    if (!finalEnds.has(code)) return this.comeBack(busyPauseMs);
    this.line.set({ is: 'ended', ended: code });
    this.close();
  }

  private listen(message: RoomServerMessage): void {
    this.pulse.heard();
    if (message.t === 'room') this.clock.restart(message.now);
    else if ('now' in message) this.clock.hear(message.now);
    switch (message.t) {
      case 'room':
      case 'news':
      case 'own':
        this.heard = hear(this.heard, message, this.parts.newerOwn);
        this.line.set({ room: this.heard.room });
        if (message.t !== 'news') this.joined();
        this.parts.onTold?.(message);
        return;
      case 'frames':
        this.parts.onTold?.(message);
        return;
      case 'done':
      case 'refused':
        this.acts.hear(message);
        return;
      case 'said':
        this.parts.onSaid?.(message);
        return;
      case 'pong':
        this.pulse.pong(message.at);
        this.line.set({ lagMs: this.pulse.lagMs() });
        return;
      case 'ended':
        this.end(message.code);
    }
  }

  private joined(): void {
    if (this.line.get().is === 'connected') return;
    this.breaks = 0;
    this.line.set({ is: 'connected' });
    this.acts.sayAgain();
  }

  private look(): void {
    if (!this.socket) return;
    const { ping, isDead } = this.pulse.look();
    if (isDead) return this.comeBack();
    if (ping !== null) this.speak(JSON.stringify({ t: 'ping', at: ping }));
    const { is, lagMs: before } = this.line.get();
    const lagMs = this.pulse.lagMs();
    if (is === 'connected' && lagMs !== before) this.line.set({ lagMs });
  }

  private wake(): void {
    if (this.line.get().is === 'ended') return;
    if (!this.socket) {
      this.breaks = 0;
      return this.open();
    }
    this.pulse.doubt();
    this.look();
  }
}
