import type { OfficeRoom } from '@bahati/contract/rooms-office/rooms.ts';
import { Link } from '#office/address/link.tsx';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useAmountColumns, usePlayersColumn } from '#features/rooms/room/columns.tsx';
import { HandList } from '#features/rooms/room/hand-list.tsx';
import { useRoomsPages } from '#features/rooms/room/use-rooms.ts';

/** What was played before is read now and then. */
const lookMs = 10_000;

export function PastRounds({ room: { roomId, currency } }: { room: OfficeRoom }) {
  const { translate, instant } = useWords();
  const players = usePlayersColumn();
  const { money } = useAmountColumns(currency);
  const list = useRoomsPages(
    'GET /rooms-office/v1/rooms/:roomId/rounds',
    {},
    { idOf: (round) => round.roundId, refetchEveryMs: lookMs, params: { roomId } },
  );
  return (
    <section className="room-part">
      <h2>{translate('rooms_office.rounds')}</h2>
      <RecordList
        isPart
        label={translate('rooms_office.rounds')}
        list={list}
        columns={[
          {
            id: 'number',
            label: translate('rooms_office.round'),
            render: ({ roundId, number }) => (
              <Link to={`/rooms/round/${roundId}`} className="records-open">
                {translate('rooms_office.round_no', { number })}
              </Link>
            ),
          },
          {
            id: 'phase',
            label: translate('rooms_office.state_label'),
            render: ({ phase, isVoided }) =>
              translate(isVoided ? 'rooms_office.voided' : `rooms_office.phase.${phase}`),
            isInCardHead: true,
          },
          {
            id: 'at',
            label: translate('rooms_office.closed_at'),
            render: ({ closesAt }) => <span className="tabular">{instant(closesAt)}</span>,
          },
          players,
          money('stake', 'stakes'),
          money('payout', 'payouts'),
        ]}
        empty={{ title: translate('rooms_office.no_rounds') }}
      />
    </section>
  );
}

export function PastHands({ room: { roomId, currency } }: { room: OfficeRoom }) {
  const players = usePlayersColumn();
  const { played } = useAmountColumns(currency);
  const list = useRoomsPages(
    'GET /rooms-office/v1/rooms/:roomId/hands',
    {},
    { idOf: (hand) => hand.handId, refetchEveryMs: lookMs, params: { roomId } },
  );
  return <HandList list={list} columns={[players, played('contributed'), played('rake')]} />;
}
