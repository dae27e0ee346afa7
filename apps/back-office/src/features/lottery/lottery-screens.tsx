/** The screens of the lottery's room, under one entry of the menu. */
import type { ComponentType } from 'react';
import { TicketIcon } from '@bahati/ui/icons/game-icons.tsx';
import type { Screen } from '#office/screen.tsx';
import { DecisionsPage } from './decisions/decisions-page.tsx';
import { DrawPage } from './draws/draw-page.tsx';
import { DrawsPage } from './draws/draws-page.tsx';
import { GamePage } from './games/game-page.tsx';
import { LotteryGamesPage } from './games/games-page.tsx';
import { LotteryReportPage } from './report/report-page.tsx';
import { LotteryCount } from './room/lottery-count.tsx';
import { LotteryRoom } from './room/lottery-room.tsx';
import { hasLotteryQuery } from './room/use-lottery.ts';

const needs = 'POST /bo/programs/:code/pass';

/** A page inside the room's frame. */
function inRoom(Page: ComponentType): ComponentType {
  return function RoomPage() {
    return (
      <LotteryRoom>
        <Page />
      </LotteryRoom>
    );
  };
}

export const lotteryScreens: readonly Screen[] = [
  {
    name: 'lottery',
    needs,
    page: inRoom(DrawsPage),
    menu: { group: 'games', icon: TicketIcon, isThere: hasLotteryQuery, count: LotteryCount },
  },
  {
    name: 'lottery',
    path: '/lottery/draws/$id',
    needs,
    page: inRoom(DrawPage),
    isOwnTitle: true,
  },
  { name: 'lottery', path: '/lottery/decisions', needs, page: inRoom(DecisionsPage) },
  { name: 'lottery', path: '/lottery/games', needs, page: inRoom(LotteryGamesPage) },
  {
    name: 'lottery',
    path: '/lottery/games/$id',
    needs,
    page: inRoom(GamePage),
    isOwnTitle: true,
  },
  { name: 'lottery', path: '/lottery/report', needs, page: inRoom(LotteryReportPage) },
];
