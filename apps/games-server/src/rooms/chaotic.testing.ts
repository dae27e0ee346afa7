/**
 * A member whose line is bad: words are lost, late, said twice and overtaken by others, lines are
 * cut in the middle, and an old line goes on telling beside the new one. What a seed does is its own.
 */
import { randomUUID } from 'node:crypto';
import type { RoomServerMessage, RoomView } from '@bahati/contract/games-frame/rooms.ts';
import { roomsLivePath, roomsProtocol } from '@bahati/contract/games-frame/rooms-line.ts';
import { WebSocket } from 'ws';

export type Chance = (oneIn: number) => boolean;

/** The same for each seed. */
export function createChance(seed: number): Chance & { below: (most: number) => number } {
  let state = seed >>> 0;
  const below = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  return Object.assign((oneIn: number) => below(oneIn) === 0, { below });
}

type Waiting = { act: Record<string, unknown>; saidAt: number };

/** Longer than any answer on this machine: the word or its answer was lost. */
const answerMs = 400;
const oldLineMs = 60;
const longestLateMs = 30;

export class ChaoticMember {
  readonly memberId: string;
  room = { version: -1, view: {} as RoomView, own: null as unknown };
  /** Every text that was heard, on whichever line. */
  readonly heard: string[] = [];
  /** Words that were answered, by the answer. */
  readonly answers = new Map<string, Extract<RoomServerMessage, { t: 'done' | 'refused' }>>();
  lastRefusal: string | undefined;
  /** No harm comes to the line any more. */
  isCalm = false;
  private readonly waiting = new Map<string, Waiting>();
  private readonly address: string;
  private readonly join: { token: string; room: string };
  private readonly chance: ReturnType<typeof createChance>;
  private readonly texts: Map<string, string>;
  private socket: WebSocket | undefined;
  private isEnded = false;

  /** @param texts what was heard in the room, each held once for all who heard it. */
  constructor(
    origin: string,
    member: { memberId: string; token: string; room: string },
    { chance, texts }: { chance: ReturnType<typeof createChance>; texts: Map<string, string> },
  ) {
    this.memberId = member.memberId;
    this.address = `${origin.replace('http', 'ws')}${roomsLivePath}`;
    this.join = { token: member.token, room: member.room };
    this.chance = chance;
    this.texts = texts;
    this.connect();
  }

  /** Says a word until it is answered. Answers its key. */
  say(act: Record<string, unknown>): string {
    const key = randomUUID();
    this.waiting.set(key, { act, saidAt: performance.now() });
    this.send({ t: 'act', key, act });
    return key;
  }

  get isWaiting(): boolean {
    return this.waiting.size > 0;
  }

  /** Repeats what was not answered, and looks after the line. */
  tick(): void {
    if (this.socket?.readyState === WebSocket.CLOSED) this.connect();
    const now = performance.now();
    for (const [key, word] of this.waiting) {
      if (now - word.saidAt < answerMs) continue;
      word.saidAt = now;
      this.send({ t: 'act', key, act: word.act });
    }
    if (!this.isCalm && this.chance(60)) this.changeLine();
  }

  /** Begins anew on a line of its own, without what was known. */
  startAnew(): void {
    this.room = { version: -1, view: {}, own: null };
    this.changeLine();
  }

  close(): void {
    this.isEnded = true;
    this.socket?.terminate();
  }

  /** The old line is cut, or is told things for a while still. */
  private changeLine(): void {
    const old = this.socket;
    if (!this.isCalm && this.chance(2)) setTimeout(() => old?.terminate(), oldLineMs);
    else old?.terminate();
    this.connect();
  }

  private connect(): void {
    if (this.isEnded) return;
    const socket = new WebSocket(this.address, roomsProtocol);
    this.socket = socket;
    const { version } = this.room;
    socket.on('error', () => undefined);
    socket.on('open', () => {
      const have = version < 0 ? {} : { have: version };
      socket.send(JSON.stringify({ t: 'join', ...this.join, ...have }));
    });
    socket.on('message', (raw: Buffer) => {
      const text = raw.toString('utf8');
      const held = this.texts.get(text) ?? text;
      this.texts.set(held, held);
      this.heard.push(held);
      this.hear(JSON.parse(text) as RoomServerMessage, socket === this.socket);
    });
  }

  private hear(message: RoomServerMessage, isNewest: boolean): void {
    if (message.t === 'done' || message.t === 'refused') {
      this.waiting.delete(message.key);
      this.answers.set(message.key, message);
      if (message.t === 'refused') this.lastRefusal = message.code;
    }
    if (!isNewest) return;
    if (message.t === 'room') {
      this.room = { version: message.version, view: message.view, own: message.own };
    } else if (message.t === 'news') {
      this.room.version = message.version;
      this.room.view = { ...this.room.view, ...message.view };
    } else if (message.t === 'own') this.room.own = message.own;
  }

  private send(message: object): void {
    const text = JSON.stringify(message);
    const put = () => {
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    };
    if (this.isCalm) return put();
    if (this.chance(10)) return undefined;
    if (this.chance(4)) setTimeout(put, this.chance.below(longestLateMs));
    else put();
    if (this.chance(6)) setTimeout(put, this.chance.below(longestLateMs));
    if (this.chance(12)) this.changeLine();
    return undefined;
  }
}
