/** One WebSocket of a member in one room: what he says, and how he is spoken to. */
import { type RoomClientMessage, roomClientMessage } from '@bahati/contract/games-frame/rooms.ts';
import type { TablePhrase } from '@bahati/contract/games-frame/rooms-line.ts';
import type { RateLimit } from '@bahati/server-kit/rate-limit.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { RawData, WebSocket } from 'ws';
import type { Context } from '#games-server/context.ts';
import type { IsClosed } from '#games-server/rooms/closed-games.ts';
import type { RoomKinds } from '#games-server/rooms/room-kind.ts';
import { readRoomOf, type StoredRoom } from '#games-server/rooms/stored-room.ts';
import { type FrameSession, proveFrame } from '#games-server/sessions/frame-session.ts';
import { type Ending, type Hub, type Reader, textOf } from './hub.ts';
import { wholeRoom } from './watch.ts';

export type Rooms = {
  hub: Hub;
  kinds: RoomKinds;
  /** Whether the operator takes no stake in a game now. */
  isClosed: IsClosed;
  /** Tells what a room has become that was changed here. */
  look: (roomId: bigint) => void;
};

/** Who has not joined by then came for nothing. */
const joinWithinMs = 10_000;
/**
 * What a member may send in ten seconds; each word of a game counts, and so does a ping. A cannon
 * fires sixty times, and turns between.
 */
const mostInTenSeconds = 160;
const saysInTenSeconds = 4;
const linesOfMember = 6;
const joinsPerMinute = 60;
/** Every client comes back now and then, and proves itself anew. */
const longestMs = 3_600_000;

type Joining = Extract<RoomClientMessage, { t: 'join' }>;

/** Milliseconds of this process. V8 holds a whole number without an object of its own. */
const wholeMs = () => Math.trunc(performance.now());

/** What all connections of a process stand on. */
export type Ground = { context: Context; rooms: Rooms; limit: RateLimit };

/**
 * A class, as thousands of them are held: what they do is not held once each, the room is held once
 * for all in it, and of the session only what the room does not tell.
 */
export class RoomConnection implements Reader {
  memberId = '';
  isBehind = false;
  readonly #socket: WebSocket;
  readonly #ground: Ground;
  readonly #openedAt = wholeMs();
  /** Of the session; of which room it is stands with the room. */
  #sessionId = 0n;
  #canBet = false;
  /** Empty: he has not joined. */
  #roomId = '';
  /** While it is under way. */
  #joining: Promise<void> | undefined;
  #isAlive = true;
  /** What was said since the count began, and phrases among it. */
  #countedFrom = 0;
  #said = 0;
  #phrases = 0;

  constructor(socket: WebSocket, ground: Ground) {
    this.#socket = socket;
    this.#ground = ground;
  }

  hearPong(): void {
    this.#isAlive = true;
  }

  backlog(): number {
    return this.#socket.bufferedAmount;
  }

  send(text: string): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(text);
  }

  cut(): void {
    this.#socket.terminate();
  }

  end(code: Ending): void {
    this.send(textOf({ t: 'ended', code }));
    this.#socket.close(1008);
  }

  /** A look now and then: at who went silent, never joined, or has been here long enough. */
  beat(): void {
    const ageMs = wholeMs() - this.#openedAt;
    const isLate = this.#roomId === '' && ageMs > joinWithinMs;
    if (!this.#isAlive || isLate) return this.cut();
    if (ageMs > longestMs) return this.#socket.close(1012);
    this.#isAlive = false;
    this.#socket.ping();
  }

  leave(): void {
    if (this.#roomId !== '') this.#ground.rooms.hub.leave(this.#roomId, this);
  }

  hear(raw: RawData): void {
    const message = readMessage(raw);
    if (!message) return this.end('invalid_input');
    if (!this.#mayStillSay(message.t === 'say')) return this.end('too_many_requests');
    if (message.t === 'ping') {
      return this.send(textOf({ t: 'pong', at: message.at, now: new Date().toISOString() }));
    }
    if (message.t === 'join') {
      if (this.#joining || this.#roomId !== '') return this.end('invalid_input');
      this.#joining = this.#join(message)
        .catch((error: unknown) => this.end(endOf(this.#ground.context, error)))
        .finally(() => {
          this.#joining = undefined;
        });
      return undefined;
    }
    if (!this.#joining && this.#roomId === '') return this.end('unauthenticated');
    void this.#answer(this.#joining, message);
    return undefined;
  }

  /** News of the room may be heard, and answered, before the joining is done. */
  async #answer(
    joining: Promise<void> | undefined,
    message: Extract<RoomClientMessage, { t: 'act' | 'say' }>,
  ): Promise<void> {
    await joining;
    const room = this.#ground.rooms.hub.roomOf(this.#roomId);
    if (!room) return;
    const session = {
      id: this.#sessionId,
      memberId: this.memberId,
      gameCode: room.gameCode,
      currency: room.currency,
      canBet: this.#canBet,
    };
    if (message.t === 'say') await this.#tellPhrase(session, room, message.phrase);
    else await this.#act(session, room, message);
  }

  #mayStillSay(isPhrase: boolean): boolean {
    const now = wholeMs();
    if (now - this.#countedFrom > 10_000) {
      [this.#countedFrom, this.#said, this.#phrases] = [now, 0, 0];
    }
    this.#said += 1;
    if (isPhrase) this.#phrases += 1;
    return this.#said <= mostInTenSeconds && this.#phrases <= saysInTenSeconds;
  }

  async #join({ token, room: id, have }: Joining): Promise<void> {
    const { hub, kinds, look, isClosed } = this.#ground.rooms;
    const session = await proveFrame(this.#ground.context.database, `Bearer ${token}`);
    this.#ground.limit(`join ${session.id}`, joinsPerMinute);
    const room = await readRoomOf(this.#ground.context.database, session, BigInt(id));
    if (hub.linesOf(id, session.memberId) >= linesOfMember) throw new Refusal('too_many_requests');
    if (await isClosed(room.gameCode)) {
      const { memberId } = session;
      const staking = await kinds[room.kind].staking(room.id, [memberId]);
      if (!staking.has(memberId)) throw new Refusal('closed');
    }
    this.memberId = session.memberId;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    [this.#sessionId, this.#canBet] = [session.id, session.canBet];
    this.#roomId = hub.join(room, this);
    // Read after joining: a change in between is told twice, never missed.
    const missed = have === undefined ? undefined : hub.since(id, have);
    if (missed) {
      for (const text of missed) this.send(text);
      const { own } = await kinds[room.kind].read(room);
      this.send(textOf({ t: 'own', own: await own(session.memberId) }));
    } else {
      this.send(await wholeRoom(hub, kinds, room, session.memberId));
    }
    look(room.id);
  }

  async #act(
    session: FrameSession,
    joined: StoredRoom,
    { key, act }: Extract<RoomClientMessage, { t: 'act' }>,
  ): Promise<void> {
    const { isHosted } = this.#ground.rooms.kinds[joined.kind];
    try {
      // The room is read again: limits and pauses of now are what holds.
      const room = isHosted
        ? joined
        : await readRoomOf(this.#ground.context.database, session, joined.id);
      const value = await this.#ground.rooms.kinds[room.kind].act(session, room, key, act);
      this.send(textOf({ t: 'done', key, value }));
    } catch (error) {
      const isRefusal = error instanceof Refusal;
      if (!isRefusal) this.#ground.context.log.error({ err: error }, 'a word in a room failed');
      const code = isRefusal ? error.code : 'internal_error';
      const details = isRefusal && error.details ? { details: error.details } : {};
      this.send(textOf({ t: 'refused', key, code, ...details }));
    }
    if (!isHosted) this.#ground.rooms.look(joined.id);
  }

  async #tellPhrase(session: FrameSession, { id }: StoredRoom, phrase: TablePhrase): Promise<void> {
    try {
      const { rows } = await this.#ground.context.database.query<{ name: string | null }>(
        'SELECT display_name AS name FROM games.frame_sessions WHERE id = $1',
        [session.id],
      );
      // The operator gives a name that may be shown.
      const by = rows[0]?.name ?? '';
      const now = new Date().toISOString();
      this.#ground.rooms.hub.tellAll(id.toString(), { t: 'said', by, phrase, now });
    } catch (error) {
      this.#ground.context.log.warn({ err: error }, 'a phrase was not told');
    }
  }
}

function readMessage(raw: RawData): RoomClientMessage | undefined {
  try {
    if (!Buffer.isBuffer(raw)) return undefined;
    const read = roomClientMessage.safeParse(JSON.parse(raw.toString('utf8')));
    return read.success ? read.data : undefined;
  } catch {
    // No JSON is no message.
    return undefined;
  }
}

function endOf({ log }: Context, error: unknown): Ending {
  if (error instanceof Refusal) {
    return isEnding(error.code) ? error.code : 'too_many_requests';
  }
  log.error({ err: error }, 'a room could not be joined');
  return 'too_many_requests';
}

const isEnding = (code: string): code is Ending =>
  code === 'unauthenticated' || code === 'not_found' || code === 'closed';
