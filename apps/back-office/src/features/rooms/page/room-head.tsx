import { useState } from 'react';
import type { OfficeRoomPage } from '@bahati/contract/rooms-office/rooms.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { Link } from '#office/address/link.tsx';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { RoomFacts } from '#features/programs/room-facts.tsx';
import { SinceTurn } from '#features/rooms/list/room-columns.tsx';
import { Current, RoomState } from '#features/rooms/list/room-state.tsx';
import { Money } from '#features/rooms/room/money.tsx';
import { useOffice } from '#features/rooms/room/room.ts';
import { roomsCall } from '#features/rooms/room/rooms-session.ts';
import { VoidAct } from '#features/rooms/records/void-act.tsx';
import { LimitsDialog } from './limits-dialog.tsx';

/** How the room stands, and what may be done with it. */
export function RoomHead({ page }: { page: OfficeRoomPage }) {
  const { translate } = useWords();
  const { room } = page;
  const facts = [
    { id: 'current', value: <Current room={room} /> },
    { id: 'at_table', value: <Money value={room.atTable} currency={room.currency} /> },
    { id: 'players', value: room.players },
    ...(room.seats
      ? [{ id: 'seats', value: translate('rooms_office.taken', { ...room.seats }) }]
      : []),
    { id: 'unit', value: <Money value={room.unit} currency={room.currency} /> },
    { id: 'least', value: <Money value={room.minimum} currency={room.currency} /> },
    { id: 'most', value: <Money value={room.maximum} currency={room.currency} /> },
    { id: 'turned', value: <SinceTurn at={room.turnedAt} /> },
  ];
  return (
    <section className="room-head" aria-label={translate('rooms_office.standing')}>
      <div className="room-head-line">
        <RoomState room={room} />
        <Acts page={page} />
        {room.kind === 'sit-and-go' && !room.isEnded && (
          <VoidAct decision={{ kind: 'void_sit_and_go', roomId: room.roomId }} />
        )}
        {room.kind === 'tournament' && !room.isEnded && (
          <VoidAct decision={{ kind: 'void_tournament', roomId: room.roomId }} />
        )}
        {room.kind === 'tournament-table' && page.tournament && (
          <Link to={`/rooms/room/${page.tournament.roomId}`} className="office-link">
            {translate('rooms_office.tournament.to')}
          </Link>
        )}
      </div>
      <Troubles troubles={room.troubles} />
      <RoomFacts words="rooms_office" facts={facts} />
    </section>
  );
}

function Troubles({ troubles }: Pick<OfficeRoomPage['room'], 'troubles'>) {
  const { translate, instant } = useWords();
  return troubles.map(({ kind, message, since }) => (
    <NoticeBar key={kind} tone="alarm">
      {translate(`rooms_office.trouble_hint.${kind}`)}{' '}
      {since !== null && translate('rooms_office.since', { at: instant(since) })}
      {message !== '' && <code className="rooms-fault">{message}</code>}
    </NoticeBar>
  ));
}

function Acts({ page }: { page: OfficeRoomPage }) {
  const { translate } = useWords();
  const { can } = useOffice();
  const [asked, setAsked] = useState<'pause' | 'resume' | 'limits'>();
  if (!can('rooms.act')) return null;
  const { isPaused, isEnded, kind } = page.room;
  // Of the others the game's own stakes hold in every room.
  const hasLimits = kind === 'table' || kind === 'seats';
  const close = () => setAsked(undefined);
  return (
    <span className="room-acts">
      {hasLimits && (
        <Button size="s" onClick={() => setAsked('limits')}>
          {translate('rooms_office.limits_change')}
        </Button>
      )}
      {kind !== 'tournament-table' && !isEnded && (
        <Button
          size="s"
          tone={isPaused ? 'quiet' : 'danger'}
          onClick={() => setAsked(isPaused ? 'resume' : 'pause')}
        >
          {translate(isPaused ? 'rooms_office.resume' : 'rooms_office.pause')}
        </Button>
      )}
      {asked === 'limits' && <LimitsDialog page={page} onClose={close} />}
      {(asked === 'pause' || asked === 'resume') && (
        <PauseDialog page={page} act={asked} onClose={close} />
      )}
    </span>
  );
}

function PauseDialog({
  page: { room },
  act,
  onClose,
}: {
  page: OfficeRoomPage;
  act: 'pause' | 'resume';
  onClose: () => void;
}) {
  const { translate, locale } = useWords();
  const send = (reason: string) =>
    roomsCall('PUT /rooms-office/v1/rooms/:roomId', {
      params: { roomId: room.roomId },
      body: { isPaused: act === 'pause', reason },
    });
  return (
    <ReasonDialog
      title={translate(`rooms_office.${act}_title`, { room: room.title[locale] })}
      confirmLabel={translate(`rooms_office.${act}`)}
      tone={act === 'pause' ? 'danger' : 'ink'}
      send={send}
      tell={() => translate(`rooms_office.${act}_told`)}
      onClose={onClose}
    >
      <p>{translate(`rooms_office.${act}_hint`)}</p>
    </ReasonDialog>
  );
}
