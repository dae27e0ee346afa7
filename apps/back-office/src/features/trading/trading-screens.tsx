/** The screens of the trading room, under one entry of the menu. */
import type { ComponentType } from 'react';
import { BoardIcon } from './room/board-icon.tsx';
import { TradingAlert } from './room/trading-alert.tsx';
import { hasBookQuery } from './room/use-trading.ts';
import { TradingRoom } from './room/trading-room.tsx';
import { EventsPage } from './events/events-page.tsx';
import { EventPage } from './event/event-page.tsx';
import type { Screen } from '#office/screen.tsx';

const needs = 'POST /bo/programs/:code/pass';

/** A page inside the room's frame. */
function inRoom(Page: ComponentType): ComponentType {
  return function RoomPage() {
    return (
      <TradingRoom>
        <Page />
      </TradingRoom>
    );
  };
}

export const tradingScreens: readonly Screen[] = [
  {
    name: 'trading',
    needs,
    page: inRoom(EventsPage),
    menu: { group: 'games', icon: BoardIcon, isThere: hasBookQuery, count: TradingAlert },
  },
  {
    name: 'trading',
    path: '/trading/events/$id',
    needs,
    page: inRoom(EventPage),
    isOwnTitle: true,
  },
];
