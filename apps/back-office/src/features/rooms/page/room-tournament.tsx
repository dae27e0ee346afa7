import type { OfficeTournament } from '@bahati/contract/rooms-office/tournament.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { Link } from '#office/address/link.tsx';
import { ReportTable } from '#office/lists/report-table.tsx';
import { useWords } from '#office/words/use-words.ts';
import { RoomFacts } from '#features/programs/room-facts.tsx';
import {
  useAmountColumns,
  useMemberColumn,
  usePlaceColumn,
  usePlayersColumn,
} from '#features/rooms/room/columns.tsx';
import { useNamedMembers } from '#features/rooms/room/members.tsx';
import { Money } from '#features/rooms/room/money.tsx';

type Props = { readonly tournament: OfficeTournament; readonly currency: Currency };

const words = 'rooms_office.tournament';

/** How a tournament of several tables stands: its tables, its prizes, and who takes part. */
export function RoomTournament({ tournament, currency }: Props) {
  const { translate, instant } = useWords();
  const playersColumn = usePlayersColumn();
  const { state, startsAt, level, left, pool, prizes, tables } = tournament;
  const facts = [
    { id: 'state', value: translate(`${words}.states.${state}`) },
    { id: 'starts', value: instant(startsAt) },
    { id: 'level', value: level },
    { id: 'left', value: left },
    { id: 'pool', value: <Money value={pool} currency={currency} /> },
    ...prizes.map((prize, at) => ({
      id: 'place',
      number: at + 1,
      value: <Money value={prize} currency={currency} />,
    })),
  ];
  return (
    <section className="room-part">
      <h2>{translate(`${words}.title`)}</h2>
      <RoomFacts words={words} facts={facts} />
      {tables.length > 0 && (
        <ReportTable
          isPart
          label={translate(`${words}.tables`)}
          columns={[
            {
              id: 'table',
              label: translate(`${words}.table`),
              render: ({ number, roomId }) => (
                <Link to={`/rooms/room/${roomId}`} className="office-link">
                  {number}
                </Link>
              ),
            },
            playersColumn,
          ]}
          rows={[...tables]}
          keyOf={({ roomId }) => roomId}
        />
      )}
      <Entrants tournament={tournament} currency={currency} />
    </section>
  );
}

function Entrants({ tournament: { entrants }, currency }: Props) {
  const { translate } = useWords();
  const member = useMemberColumn(useNamedMembers(entrants.map(({ memberId }) => memberId)));
  const place = usePlaceColumn();
  const { money, played } = useAmountColumns(currency);
  if (entrants.length === 0) return <p className="quiet">{translate(`${words}.nobody`)}</p>;
  return (
    <ReportTable
      isPart
      label={translate(`${words}.entrants`)}
      columns={[
        {
          id: 'entry',
          label: translate(`${words}.entry`),
          render: ({ entry, seatId }) => (
            <Link to={`/rooms/seat/${seatId}`} className="office-link">
              {entry}
            </Link>
          ),
        },
        member,
        { id: 'table', label: translate(`${words}.table`), render: ({ table }) => table ?? '–' },
        played('stack'),
        place,
        money('prize'),
      ]}
      rows={[...entrants]}
      keyOf={({ seatId }) => seatId}
    />
  );
}
