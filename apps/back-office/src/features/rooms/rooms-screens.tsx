/** The screens of the rooms' office, under one entry of the menu. */
import type { ComponentType } from 'react';
import { CardsIcon } from '@bahati/ui/icons/game-icons.tsx';
import type { Screen } from '#office/screen.tsx';
import { BotsPage } from './bots/bots-page.tsx';
import { DecisionsPage } from './decisions/decisions-page.tsx';
import { RoomsPage } from './list/rooms-page.tsx';
import { RoomPage } from './page/room-page.tsx';
import { HandPage } from './records/hand-page.tsx';
import { RoundPage } from './records/round-page.tsx';
import { SeatPage } from './records/seat-page.tsx';
import { ReportsPage } from './reports/reports-page.tsx';
import { RoomsCount } from './room/rooms-count.tsx';
import { RoomsOffice } from './room/rooms-office.tsx';
import { hasRoomsQuery } from './room/use-rooms.ts';

const needs = 'POST /bo/programs/:code/pass';

/** A page inside the office's frame. */
function inOffice(Page: ComponentType): ComponentType {
  return function OfficePage() {
    return (
      <RoomsOffice>
        <Page />
      </RoomsOffice>
    );
  };
}

export const roomScreens: readonly Screen[] = [
  {
    name: 'rooms',
    needs,
    page: inOffice(RoomsPage),
    menu: { group: 'games', icon: CardsIcon, isThere: hasRoomsQuery, count: RoomsCount },
  },
  {
    name: 'rooms',
    path: '/rooms/room/$id',
    needs,
    page: inOffice(RoomPage),
    isOwnTitle: true,
  },
  {
    name: 'rooms',
    path: '/rooms/round/$id',
    needs,
    page: inOffice(RoundPage),
    isOwnTitle: true,
  },
  {
    name: 'rooms',
    path: '/rooms/hand/$id',
    needs,
    page: inOffice(HandPage),
    isOwnTitle: true,
  },
  {
    name: 'rooms',
    path: '/rooms/seat/$id',
    needs,
    page: inOffice(SeatPage),
    isOwnTitle: true,
  },
  { name: 'rooms', path: '/rooms/decisions', needs, page: inOffice(DecisionsPage) },
  { name: 'rooms', path: '/rooms/reports', needs, page: inOffice(ReportsPage) },
  { name: 'rooms', path: '/rooms/bots', needs, page: inOffice(BotsPage) },
];
