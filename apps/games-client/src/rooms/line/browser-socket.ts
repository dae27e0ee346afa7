/** A line of the browser's own, and what the browser says of its network. */
import { roomsLivePath, roomsProtocol } from '@bahati/contract/games-frame/rooms-line.ts';
import type { OpenSocket, Surroundings } from './socket.ts';

export const openBrowserSocket: OpenSocket = ({ opened, heard, closed }) => {
  const address = new URL(roomsLivePath, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address, roomsProtocol);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => heard(String(data)));
  socket.addEventListener('close', closed);
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
};

/** What a browser says of itself and its network; answers how to listen no longer. */
export function watchBrowser({ woken, lost }: Surroundings): () => void {
  const seen = () => {
    if (!document.hidden) woken();
  };
  const listened = [
    [document, 'visibilitychange', seen],
    [window, 'pageshow', seen],
    [window, 'online', woken],
    [window, 'offline', lost],
  ] as const;
  for (const [target, name, listener] of listened) target.addEventListener(name, listener);
  return () => {
    for (const [target, name, listener] of listened) target.removeEventListener(name, listener);
  };
}
