import type { OfficeSeat, OfficeShownHand } from '@bahati/contract/rooms-office/rooms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { ReportTable } from '#office/lists/report-table.tsx';
import { useWords } from '#office/words/use-words.ts';
import {
  useAmountColumns,
  useMemberColumn,
  usePlaceColumn,
  useSeatColumn,
} from '#features/rooms/room/columns.tsx';
import { useNamedMembers } from '#features/rooms/room/members.tsx';
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
  const seatColumn = useSeatColumn();
  const member = useMemberColumn(useNamedMembers(seats.map(({ memberId }) => memberId)));
  const place = usePlaceColumn();
  const { money, played } = useAmountColumns(currency);
  const turn = hand && !hand.isOver ? hand.turn : null;
  /** Of a sit-and-go, once somebody is out. */
  const hasPlaces = seats.some(({ place }) => place !== null);
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
            seatColumn,
            member,
            {
              id: 'state',
              label: translate('rooms_office.state_label'),
              render: (seat) => <SeatState seat={seat} isTurn={seat.seat === turn} />,
            },
            ...(hasPlaces ? [place, money('prize')] : []),
            played('stack'),
            played('inHand', 'in_hand'),
            money('brought'),
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
