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
import { type WebSocket, WebSocketServer } from 'ws';
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
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: longestRoomMessage,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(roomsProtocol) ? roomsProtocol : false),
  });
  const connections = new Map<WebSocket, RoomConnection>();
  server.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const refusal = whyRefused(request, context, sockets.clients.size);
    if (refusal) {
      socket.end(`HTTP/1.1 ${refusal}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => {
      connections.set(opened, new RoomConnection(opened, context, rooms, limit));
      opened.on('close', () => connections.delete(opened));
    });
  });
  const heartbeat = setInterval(() => {
    for (const connection of connections.values()) connection.beat();
  }, heartbeatMs);
  server.addHook('preClose', async () => {
    clearInterval(heartbeat);
    rooms.hub.closeAll();
    for (const opened of sockets.clients) opened.terminate();
    sockets.close();
  });
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
