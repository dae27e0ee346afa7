/** Members of a test who are in a room, each over a WebSocket of his own. */
import { createHash, randomUUID } from 'node:crypto';
import {
  type RoomClientMessage,
  type RoomServerMessage,
  type RoomView,
} from '@bahati/contract/games-frame/rooms.ts';
import { roomsLivePath, roomsProtocol } from '@bahati/contract/games-frame/rooms-line.ts';
import { until } from '@bahati/testing/until.ts';
import { WebSocket } from 'ws';
import {
  type Frame,
  openFrame,
  over,
  type Running,
  type Scene,
} from '#games-server/scene.testing.ts';

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

type Answer = Extract<RoomServerMessage, { t: 'done' | 'refused' }>;

export type Sitter = {
  memberId: string;
  frame: Frame;
  room: { id: string; version: number; view: RoomView; own: unknown };
  /** Everything that was told, in order. */
  heard: RoomServerMessage[];
  act: (act: Record<string, unknown>, key?: string) => Promise<Answer>;
  say: (message: RoomClientMessage) => void;
  /** A word whose answer nobody waits for. */
  sayWord: (act: Record<string, unknown>) => void;
  leave: () => void;
  /** With a token of his own, unless another is tried. */
  comeBack: (have?: number, other?: string) => Promise<void>;
};

/** Where a games server answers; one that runs here has to listen. */
export function originOf({ app }: Pick<Running, 'app'>): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('Nobody listens.');
  return `http://127.0.0.1:${address.port}`;
}

/** Opens the game and joins a room, its first unless another is named. */
export async function sitDown(
  scene: Scene,
  origin: string,
  memberId: string,
  gameCode: string,
  roomId?: string,
): Promise<Sitter> {
  const frame = await openFrame(scene, over(origin), memberId, gameCode);
  const { value } = await frame.ask('GET', '/frame/v1/rooms');
  const [first] = (value as unknown as { rooms: { roomId: string }[] }).rooms;
  const id = roomId ?? first?.roomId ?? '';
  const room: Sitter['room'] = { id, version: -1, view: {}, own: null };
  const heard: RoomServerMessage[] = [];
  const token = frame.opened['frameToken'] as string;
  let socket: WebSocket | undefined;
  const hear = (message: RoomServerMessage) => {
    heard.push(message);
    if (message.t === 'room') {
      Object.assign(room, { version: message.version, view: message.view, own: message.own });
    } else if (message.t === 'news') {
      room.version = message.version;
      room.view = { ...room.view, ...message.view };
    } else if (message.t === 'own') room.own = message.own;
  };
  const say = (message: RoomClientMessage) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const comeBack = async (have?: number, other = token) => {
    socket?.terminate();
    const opened = new WebSocket(`${origin.replace('http', 'ws')}${roomsLivePath}`, roomsProtocol);
    socket = opened;
    // A server that dies takes its lines with it.
    opened.on('error', () => undefined);
    opened.on('message', (raw: Buffer) => {
      hear(JSON.parse(raw.toString('utf8')) as RoomServerMessage);
    });
    await new Promise((resolve, reject) => opened.once('open', resolve).once('error', reject));
    const before = heard.length;
    say({ t: 'join', token: other, room: id, ...(have === undefined ? {} : { have }) });
    const isAnswered = () => heard.length > before;
    // A server that dies meanwhile answers no more.
    await until('the room answers', () => isAnswered() || opened.readyState === WebSocket.CLOSED);
    if (!isAnswered()) throw new Error('The line was cut before the room answered.');
  };
  await comeBack();
  return {
    memberId,
    frame,
    room,
    heard,
    say,
    sayWord: (act) => say({ t: 'act', key: randomUUID(), act }),
    async act(act, key = randomUUID()) {
      const before = heard.length;
      say({ t: 'act', key, act });
      return until('a word is answered', async () =>
        heard
          .slice(before)
          .find(
            (message): message is Answer =>
              (message.t === 'done' || message.t === 'refused') && message.key === key,
          ),
      );
    },
    leave: () => socket?.terminate(),
    comeBack,
  };
}
