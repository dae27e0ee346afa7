/** The WebSocket of rooms: `GET /frame/v1/rooms/live`, subprotocol `bahati.rooms.v1`. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  longestRoomMessage,
  roomsLivePath,
  roomsProtocol,
} from '@bahati/contract/games-frame/rooms-line.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import type { RateLimit } from '@bahati/server-kit/rate-limit.ts';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import type { Context } from '#games-server/context.ts';
import { RoomConnection, type Rooms } from './connection.ts';

const mostConnections = 10_000;
const heartbeatMs = 20_000;

/** Serves the path beside the server's own requests; other upgrades are refused. */
export function serveRoomsLive(
  server: HttpServer,
  context: Context,
  rooms: Rooms,
  limit: RateLimit,
): void {
  const sockets = new WebSocketServer<typeof RoomSocket>({
    WebSocket: RoomSocket,
    noServer: true,
    maxPayload: longestRoomMessage,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(roomsProtocol) ? roomsProtocol : false),
  });
  const ground = { context, rooms, limit };
  server.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refusal = whyRefused(request, context, sockets.clients.size);
    if (refusal) {
      socket.end(`HTTP/1.1 ${refusal}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => {
      opened.connection = new RoomConnection(opened, ground);
      opened.on('message', hear).on('pong', hearPong).on('error', end).on('close', leave);
    });
  });
  const heartbeat = setInterval(() => {
    for (const { connection } of sockets.clients) connection?.beat();
  }, heartbeatMs);
  server.addHook('preClose', async () => {
    clearInterval(heartbeat);
    rooms.hub.closeAll();
    for (const opened of sockets.clients) opened.terminate();
    sockets.close();
  });
}

/** What listeners ask stands on the socket, so that all sockets share them: thousands are held. */
class RoomSocket extends WebSocket {
  connection: RoomConnection | undefined;
}

const connectionOf = (socket: WebSocket) => (socket as RoomSocket).connection;

function hear(this: WebSocket, raw: RawData): void {
  connectionOf(this)?.hear(raw);
}

function hearPong(this: WebSocket): void {
  connectionOf(this)?.hearPong();
}

function end(this: WebSocket): void {
  this.terminate();
}

function leave(this: WebSocket): void {
  connectionOf(this)?.leave();
}

/** Only the frame's own pages may open it: a browser says where a page is from. */
function whyRefused(
  { url, headers }: IncomingMessage,
  { config }: Context,
  open: number,
): string | undefined {
  if (url !== roomsLivePath) return '404 Not Found';
  if (headers.origin !== undefined && headers.origin !== config.GAMES_ORIGIN) {
    return '403 Forbidden';
  }
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((each) => each.trim());
  if (!offered.includes(roomsProtocol)) return '426 Upgrade Required';
  return open >= mostConnections ? '503 Service Unavailable' : undefined;
}
