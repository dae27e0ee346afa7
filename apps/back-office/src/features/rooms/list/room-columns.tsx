import type { OfficeRoom } from '@bahati/contract/rooms-office/rooms.ts';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { useNow } from '#office/words/use-now.ts';
import { useWords } from '#office/words/use-words.ts';
import { usePlayersColumn } from '#features/rooms/room/columns.tsx';
import { Money } from '#features/rooms/room/money.tsx';
import { Current, RoomState } from './room-state.tsx';

const lookMs = 5_000;
const minuteMs = 60_000;

/** How long ago it went on by itself; a clock that is ahead of the server's tells no future. */
export function SinceTurn({ at }: { at: string | null }) {
  const { translate, span } = useWords();
  const nowMs = useNow(lookMs);
  if (at === null) return <span className="quiet">–</span>;
  const ms = Math.max(0, nowMs - Date.parse(at));
  const words =
    ms < minuteMs
      ? translate('rooms_office.seconds_ago', { seconds: Math.floor(ms / 1_000) })
      : translate('rooms_office.ago', { span: span(ms) });
  return <span className="tabular rooms-line">{words}</span>;
}

/** What may be staked; of a live table the least is one chip. */
export function Limits({ room: { minimum, maximum, currency } }: { room: OfficeRoom }) {
  return (
    <span className="rooms-limits">
      <Money value={minimum} currency={currency} />
      <span aria-hidden="true">–</span>
      <Money value={maximum} currency={currency} />
    </span>
  );
}

export function useRoomColumns(): readonly Column<OfficeRoom>[] {
  const { translate, locale } = useWords();
  const players = usePlayersColumn();
  return [
    {
      id: 'room',
      label: translate('rooms_office.room'),
      render: ({ roomId, title, code }) => (
        <span className="room-two">
          <Link to={`/rooms/room/${roomId}`} className="records-open">
            {title[locale]}
          </Link>
          <span className="office-code">{code}</span>
        </span>
      ),
    },
    {
      id: 'state',
      label: translate('rooms_office.state_label'),
      render: (room) => <RoomState room={room} />,
      isInCardHead: true,
    },
    {
      id: 'current',
      label: translate('rooms_office.current'),
      render: (room) => <Current room={room} />,
    },
    players,
    {
      id: 'seats',
      label: translate('rooms_office.seats'),
      render: ({ seats }) =>
        seats ? (
          <span className="room-two">
            {translate('rooms_office.taken', { taken: seats.taken, most: seats.most })}
            {seats.bots > 0 && (
              <span className="quiet">
                {translate('rooms_office.bots.count', { smart_count: seats.bots })}
              </span>
            )}
          </span>
        ) : (
          <span className="quiet">–</span>
        ),
      isNumber: true,
    },
    {
      id: 'at_table',
      label: translate('rooms_office.at_table'),
      render: ({ atTable, currency }) => <Money value={atTable} currency={currency} />,
      isNumber: true,
    },
    {
      id: 'limits',
      label: translate('rooms_office.limits'),
      render: (room) => <Limits room={room} />,
      isNumber: true,
    },
    {
      id: 'turned',
      label: translate('rooms_office.turned'),
      render: ({ turnedAt }) => <SinceTurn at={turnedAt} />,
    },
  ];
}
