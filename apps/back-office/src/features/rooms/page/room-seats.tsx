import type { OfficeSeat, OfficeShownHand } from '@bahati/contract/rooms-office/rooms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Link } from '#office/address/link.tsx';
import { ReportTable } from '#office/lists/report-table.tsx';
import { useWords } from '#office/words/use-words.ts';
import { MemberCell, useNamedMembers } from '#features/rooms/room/members.tsx';
import { Money, Played } from '#features/rooms/room/money.tsx';
import { useOffice } from '#features/rooms/room/room.ts';
import { StandUp } from './stand-up.tsx';

/** Who sits at the table with what. */
export function RoomSeats({
  seats,
  currency,
  hand,
}: {
  seats: readonly OfficeSeat[];
  currency: Currency;
  hand: OfficeShownHand | null;
}) {
  const { translate, instant } = useWords();
  const { can } = useOffice();
  const named = useNamedMembers(seats.map(({ memberId }) => memberId));
  const turn = hand && !hand.isOver ? hand.turn : null;
  /** Of a sit-and-go, once somebody is out. */
  const placeColumns = () => [
    {
      id: 'place',
      label: translate('rooms_office.finished'),
      render: ({ place }: OfficeSeat) => place ?? '–',
      isNumber: true,
    },
    {
      id: 'prize',
      label: translate('rooms_office.prize'),
      render: ({ prize }: OfficeSeat) =>
        prize === null ? '–' : <Money value={prize} currency={currency} />,
      isNumber: true,
    },
  ];
  return (
    <section className="room-part">
      <h2>{translate('rooms_office.seats_title')}</h2>
      {seats.length === 0 ? (
        <p className="quiet">{translate('rooms_office.nobody')}</p>
      ) : (
        <ReportTable
          isPart
          label={translate('rooms_office.seats_title')}
          columns={[
            {
              id: 'seat',
              label: translate('rooms_office.seat'),
              render: ({ seat, seatId }) => (
                <Link to={`/rooms/seat/${seatId}`} className="office-link">
                  {seat + 1}
                </Link>
              ),
            },
            {
              id: 'member',
              label: translate('rooms_office.member'),
              render: ({ name, memberId }) => (
                <MemberCell memberKey={memberId} name={name} named={named} />
              ),
            },
            {
              id: 'state',
              label: translate('rooms_office.state_label'),
              render: (seat) => <SeatState seat={seat} isTurn={seat.seat === turn} />,
            },
            ...(seats.some(({ place }) => place !== null) ? placeColumns() : []),
            {
              id: 'stack',
              label: translate('rooms_office.stack'),
              render: ({ stack }) => <Played value={stack} currency={currency} />,
              isNumber: true,
            },
            {
              id: 'in_hand',
              label: translate('rooms_office.in_hand'),
              render: ({ inHand }) => <Played value={inHand} currency={currency} />,
              isNumber: true,
            },
            {
              id: 'brought',
              label: translate('rooms_office.brought'),
              render: ({ brought }) => <Money value={brought} currency={currency} />,
              isNumber: true,
            },
            {
              id: 'sat',
              label: translate('rooms_office.sat'),
              render: ({ satAt }) => <span className="tabular">{instant(satAt)}</span>,
            },
            ...(can('rooms.act')
              ? [
                  {
                    id: 'acts',
                    label: translate('rooms_office.acts'),
                    render: ({ seatId, name, state, isLeaving }: OfficeSeat) =>
                      state === 'in' && !isLeaving ? <StandUp seatId={seatId} name={name} /> : '–',
                  },
                ]
              : []),
          ]}
          rows={seats}
          keyOf={({ seatId }) => seatId}
        />
      )}
    </section>
  );
}

function SeatState({ seat, isTurn }: { seat: OfficeSeat; isTurn: boolean }) {
  const { translate } = useWords();
  const states = [
    ...(isTurn ? (['turn'] as const) : []),
    ...(seat.state === 'asking' ? (['asking'] as const) : []),
    ...(seat.isLeaving ? (['leaving'] as const) : []),
    ...(seat.isAway ? (['away'] as const) : []),
  ];
  if (seat.place !== null) return <span>–</span>;
  if (states.length === 0) return <span>{translate('rooms_office.seat_state.in')}</span>;
  const tones = { turn: 'lagoon', asking: 'brass', leaving: 'quiet', away: 'quiet' } as const;
  return (
    <span className="room-chips">
      {states.map((state) => (
        <StatusChip key={state} tone={tones[state]}>
          {translate(`rooms_office.seat_state.${state}`)}
        </StatusChip>
      ))}
    </span>
  );
}
