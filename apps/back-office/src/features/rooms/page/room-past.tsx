import type { OfficePastHand } from '@bahati/contract/rooms-office/past-plays.ts';
import type { OfficeRoom } from '@bahati/contract/rooms-office/rooms.ts';
import { Link } from '#office/address/link.tsx';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useHandColumns } from '#features/rooms/room/hand-columns.tsx';
import { Money, Played } from '#features/rooms/room/money.tsx';
import { useRoomsPages } from '#features/rooms/room/use-rooms.ts';

/** What was played before is read now and then. */
const lookMs = 10_000;

export function PastRounds({ room: { roomId, currency } }: { room: OfficeRoom }) {
  const { translate, instant } = useWords();
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
          {
            id: 'players',
            label: translate('rooms_office.players'),
            render: ({ players }) => players,
            isNumber: true,
          },
          {
            id: 'stake',
            label: translate('rooms_office.stakes'),
            render: ({ stake }) => <Money value={stake} currency={currency} />,
            isNumber: true,
          },
          {
            id: 'payout',
            label: translate('rooms_office.payouts'),
            render: ({ payout }) => <Money value={payout} currency={currency} />,
            isNumber: true,
          },
        ]}
        empty={{ title: translate('rooms_office.no_rounds') }}
      />
    </section>
  );
}

export function PastHands({ room: { roomId, currency } }: { room: OfficeRoom }) {
  const { translate } = useWords();
  const shared = useHandColumns<OfficePastHand>();
  const list = useRoomsPages(
    'GET /rooms-office/v1/rooms/:roomId/hands',
    {},
    { idOf: (hand) => hand.handId, refetchEveryMs: lookMs, params: { roomId } },
  );
  return (
    <section className="room-part">
      <h2>{translate('rooms_office.hands')}</h2>
      <RecordList
        isPart
        label={translate('rooms_office.hands')}
        list={list}
        columns={[
          ...shared,
          {
            id: 'players',
            label: translate('rooms_office.players'),
            render: ({ players }) => players,
            isNumber: true,
          },
          {
            id: 'contributed',
            label: translate('rooms_office.contributed'),
            render: ({ contributed }) => <Played value={contributed} currency={currency} />,
            isNumber: true,
          },
          {
            id: 'rake',
            label: translate('rooms_office.rake'),
            render: ({ rake }) => <Played value={rake} currency={currency} />,
            isNumber: true,
          },
        ]}
        empty={{ title: translate('rooms_office.no_hands') }}
      />
    </section>
  );
}
