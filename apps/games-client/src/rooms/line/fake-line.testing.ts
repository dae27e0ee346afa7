/** A server and a clock that do what a test says. */
import type { TestContext } from 'node:test';
import type { RoomClientMessage, RoomServerMessage } from '@bahati/contract/games-frame/rooms.ts';
import { RoomConnection, type Said, type Told } from './room-connection.ts';
import type { Socket, SocketEvents, Surroundings } from './socket.ts';

export type TestView = { round: string; totals: number };
export type TestOwn = { stakes: number } | null;

type Line = { events: SocketEvents; said: RoomClientMessage[]; isClosed: boolean };

export const at = (ms: number): string => new Date(ms).toISOString();

/** Opens a connection over lines a test holds in its hands; time goes on by `pass` alone. */
export function playLine(t: TestContext) {
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'], now: 1_000 });
  const lines: Line[] = [];
  const said: Said[] = [];
  const told: Told['t'][] = [];
  let surroundings: Surroundings | undefined;
  const connection = new RoomConnection<TestView, TestOwn>({
    room: '7',
    token: 'frame-token',
    local: Date.now,
    random: () => 1,
    onSaid: (phrase) => said.push(phrase),
    onTold: ({ t: type }) => told.push(type),
    watch: (given) => {
      surroundings = given;
      return () => undefined;
    },
    openSocket(events): Socket {
      const line: Line = { events, said: [], isClosed: false };
      lines.push(line);
      return {
        send: (text) => line.said.push(JSON.parse(text) as RoomClientMessage),
        close: () => {
          line.isClosed = true;
        },
      };
    },
  });
  t.after(() => connection.close());
  const newest = (): Line => {
    const line = lines.at(-1);
    if (!line) throw new Error('No line was opened.');
    return line;
  };
  const tell = (message: RoomServerMessage) => newest().events.heard(JSON.stringify(message));
  return {
    connection,
    lines,
    phrases: said,
    told,
    newest,
    tell,
    /** Milliseconds; timers of each second run in turn. */
    pass(ms: number): void {
      for (let left = ms; left > 0; left -= 500) t.mock.timers.tick(Math.min(500, left));
    },
    tellRoom(version: number, view: TestView, own: TestOwn = null): void {
      tell({ t: 'room', room: '7', version, now: at(Date.now()), view, own });
    },
    tellNews(version: number, view: Partial<TestView>): void {
      tell({ t: 'news', version, now: at(Date.now()), view });
    },
    breakLine: () => newest().events.closed(),
    wake: () => surroundings?.woken(),
    lose: () => surroundings?.lost(),
    said: <T extends RoomClientMessage['t']>(type: T, line = newest()) =>
      line.said.filter((message): message is Extract<RoomClientMessage, { t: T }> => {
        return message.t === type;
      }),
  };
}
