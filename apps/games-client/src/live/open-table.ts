/** Sits down at a table: its line, what is known there, and what is said. */
import type { TableOwn, TableView } from '@bahati/contract/games-frame/tables.ts';
import type { FrameParts } from '#frame/shell/frame-context.ts';
import { RoomConnection } from '#frame/rooms/line/room-connection.ts';
import { openBrowserSocket, watchBrowser } from '#frame/rooms/line/browser-socket.ts';
import type { LiveGame } from './live-games.ts';
import { createSayings, type Sayings } from './panel/sayings.ts';
import { newerOwn } from './table/newer-own.ts';
import { Table } from './table/table.ts';

export type SeatedTable = { readonly table: Table; readonly sayings: Sayings };

export function openTable(
  room: string,
  live: LiveGame,
  { play, site, session }: Pick<FrameParts, 'play' | 'site' | 'session'>,
): SeatedTable {
  const sayings = createSayings();
  const line = new RoomConnection<TableView, TableOwn>({
    room,
    token: session.frameToken,
    openSocket: openBrowserSocket,
    watch: watchBrowser,
    onSaid: sayings.hear,
    newerOwn,
  });
  return { table: new Table({ line, live, play, site }), sayings };
}
