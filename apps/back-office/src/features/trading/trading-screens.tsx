/** The screens of the trading room, under one entry of the menu. */
import type { ComponentType } from 'react';
import { BoardIcon } from './room/board-icon.tsx';
import { TradingAlert } from './room/trading-alert.tsx';
import { hasBookQuery } from './room/use-trading.ts';
import { TradingRoom } from './room/trading-room.tsx';
import { EventsPage } from './events/events-page.tsx';
import { EventPage } from './event/event-page.tsx';
import { QueuePage } from './queue/queue-page.tsx';
import { ControlsPage } from './controls/controls-page.tsx';
import { TradingMembersPage } from './members/members-page.tsx';
import { TradingMemberPage } from './members/member-page.tsx';
import { DecisionsPage } from './decisions/decisions-page.tsx';
import { FeedPage } from './feed/feed-page.tsx';
import { TradingReportPage } from './report/report-page.tsx';
import { TradingSettingsPage } from './settings/settings-page.tsx';
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
  {
    name: 'trading',
    path: '/trading/queue',
    needs,
    page: inRoom(QueuePage),
  },
  {
    name: 'trading',
    path: '/trading/controls',
    needs,
    page: inRoom(ControlsPage),
  },
  {
    name: 'trading',
    path: '/trading/members',
    needs,
    page: inRoom(TradingMembersPage),
  },
  {
    name: 'trading',
    path: '/trading/members/$id',
    needs,
    page: inRoom(TradingMemberPage),
    isOwnTitle: true,
  },
  {
    name: 'trading',
    path: '/trading/decisions',
    needs,
    page: inRoom(DecisionsPage),
  },
  {
    name: 'trading',
    path: '/trading/feed',
    needs,
    page: inRoom(FeedPage),
  },
  {
    name: 'trading',
    path: '/trading/report',
    needs,
    page: inRoom(TradingReportPage),
  },
  {
    name: 'trading',
    path: '/trading/settings',
    needs,
    page: inRoom(TradingSettingsPage),
  },
];
