/** The screens of draws. */
import { TicketIcon } from '@bahati/ui/icons/game-icons.tsx';
import type { Screen } from '#office/screen.tsx';
import { DrawRecordPage } from './draw-record-page.tsx';
import { DrawsPage } from './draws-page.tsx';

export const drawScreens: readonly Screen[] = [
  {
    name: 'draws',
    needs: 'GET /bo/draws',
    page: DrawsPage,
    menu: { group: 'rewards', icon: TicketIcon },
  },
  {
    name: 'draws',
    path: '/draws/$id/show',
    needs: 'GET /bo/draws/:id',
    page: DrawRecordPage,
    isOwnTitle: true,
  },
];
