/** One seat of a member: what he brought, every hand, what he took away, and what the wallet did. */
import type { OfficeSeatRecord } from '@bahati/contract/rooms-office/records.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { usePathParams } from '#office/address/use-address.ts';
import { useWords } from '#office/words/use-words.ts';
import { RoomFacts } from '#features/programs/room-facts.tsx';
import { useAmountColumns } from '#features/rooms/room/columns.tsx';
import { HandList } from '#features/rooms/room/hand-list.tsx';
import { MemberCell, useNamedMembers } from '#features/rooms/room/members.tsx';
import { Money, Played, PlayedFor, playedFor } from '#features/rooms/room/money.tsx';
import { liveMs, useRooms, useRoomsPages } from '#features/rooms/room/use-rooms.ts';
import { StandUp } from '#features/rooms/page/stand-up.tsx';
import { RecordPage } from './record-page.tsx';
import { WalletOperations } from './wallet-operations.tsx';

const tones = {
  asking: 'brass',
  in: 'lagoon',
  paying: 'brass',
  left: 'quiet',
  refused: 'quiet',
  returning: 'brass',
} as const;

export function SeatPage() {
  const { translate, locale } = useWords();
  const { id: seatId = '' } = usePathParams();
  const read = useRooms(
    'GET /rooms-office/v1/seats/:seatId',
    { params: { seatId } },
    { refetchEveryMs: liveMs },
  );
  return (
    <RecordPage
      read={read}
      failed={translate('rooms_office.seat_failed')}
      titleOf={({ room, seat }) =>
        `${room.title[locale]} · ${translate('rooms_office.seat_no', { seat: seat + 1 })}`
      }
    >
      {(record) => (
        <div className="room-page">
          <PlayedFor value={playedFor(record.room.kind)}>
            <Head record={record} />
            <section className="room-part">
              <h2>{translate('rooms_office.buy_ins')}</h2>
              <WalletOperations operations={record.buyIns} currency={record.room.currency} />
            </section>
            <SeatHands key={seatId} record={record} />
          </PlayedFor>
        </div>
      )}
    </RecordPage>
  );
}

function Head({ record }: { record: OfficeSeatRecord }) {
  const { translate, instant } = useWords();
  const { room, memberId, name, state, isLeaving, payout, leftAt } = record;
  const named = useNamedMembers([memberId]);
  const money = (value: string) => <Money value={value} currency={room.currency} />;
  const facts = [
    { id: 'member', value: <MemberCell memberKey={memberId} name={name} named={named} /> },
    { id: 'sat', value: instant(record.satAt) },
    ...(leftAt ? [{ id: 'left', value: instant(leftAt) }] : []),
    { id: 'brought', value: money(record.brought) },
    { id: 'stack', value: <Played value={record.stack} currency={room.currency} /> },
    { id: 'contributed', value: money(record.contributed) },
    ...(payout === null ? [] : [{ id: 'taken_away', value: money(payout) }]),
    ...(state === 'paying' ? [{ id: 'attempts', value: record.attempts }] : []),
  ];
  return (
    <section className="room-head" aria-label={translate('rooms_office.standing')}>
      <div className="room-head-line">
        <StatusChip tone={tones[state]}>
          {translate(`rooms_office.seat_record.${state}`)}
        </StatusChip>
        {isLeaving && state === 'in' && (
          <StatusChip tone="quiet">{translate('rooms_office.seat_state.leaving')}</StatusChip>
        )}
        <span className="office-code rooms-id">{record.externalId}</span>
        {state === 'in' && !isLeaving && <StandUp seatId={record.seatId} name={name} />}
      </div>
      <RoomFacts words="rooms_office" facts={facts} />
    </section>
  );
}

const lookMs = 10_000;

function SeatHands({ record: { seatId, room } }: { record: OfficeSeatRecord }) {
  const { played } = useAmountColumns(room.currency);
  const list = useRoomsPages(
    'GET /rooms-office/v1/seats/:seatId/hands',
    {},
    { idOf: ({ handId }) => handId, refetchEveryMs: lookMs, params: { seatId } },
  );
  return <HandList list={list} columns={[played('before'), played('won')]} />;
}
