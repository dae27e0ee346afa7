/** One room: how it stands, what everybody sees, who sits there with what, and what was played. */
import type { OfficeRoomPage } from '@bahati/contract/rooms-office/rooms.ts';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { usePathParams } from '#office/address/use-address.ts';
import { RecordTitle } from '#office/layouts/record-title.tsx';
import { RecordWaiting } from '#office/layouts/record-waiting.tsx';
import { useWords } from '#office/words/use-words.ts';
import { liveMs, useRooms } from '#features/rooms/room/use-rooms.ts';
import { PlayedFor, playedFor } from '#features/rooms/room/money.tsx';
import { RoomHead } from './room-head.tsx';
import { RoomNotes } from './room-notes.tsx';
import { PastHands, PastRounds } from './room-past.tsx';
import { RoomSeats } from './room-seats.tsx';
import { ShownHand, ShownRound } from './room-shown.tsx';
import { RoomTournament } from './room-tournament.tsx';

export function RoomPage() {
  const { translate, locale } = useWords();
  const { id: roomId = '' } = usePathParams();
  const read = useRooms(
    'GET /rooms-office/v1/rooms/:roomId',
    { params: { roomId } },
    { refetchEveryMs: liveMs },
  );
  const { data, error } = read;
  const back = { to: '/rooms', label: translate('rooms_office.back') };
  if (!data) {
    return (
      <RecordWaiting
        section={translate('sections.rooms')}
        back={back}
        failed={translate('rooms_office.failed')}
        read={read}
      />
    );
  }
  return (
    <>
      <RecordTitle title={data.room.title[locale]} back={back}>
        <span className="office-code">{data.room.code}</span>
      </RecordTitle>
      {error !== null && <NoticeBar tone="warn">{translate('rooms_office.older')}</NoticeBar>}
      <Body key={roomId} page={data} />
    </>
  );
}

function Body({ page }: { page: OfficeRoomPage }) {
  const { room, round, hand, seats, tournament, notes } = page;
  const hasSeats =
    room.kind === 'seats' || room.kind === 'sit-and-go' || room.kind === 'tournament-table';
  return (
    <div className="room-page">
      <PlayedFor value={playedFor(room.kind)}>
        <RoomHead page={page} />
        {round && <ShownRound round={round} currency={room.currency} />}
        {hand && <ShownHand hand={hand} currency={room.currency} />}
        {room.kind === 'tournament' && tournament && (
          <RoomTournament tournament={tournament} currency={room.currency} />
        )}
        {hasSeats && (
          <>
            <RoomSeats seats={seats} currency={room.currency} hand={hand} />
            <PastHands room={room} />
          </>
        )}
        {room.kind === 'table' && <PastRounds room={room} />}
        <RoomNotes notes={notes} />
      </PlayedFor>
    </div>
  );
}
