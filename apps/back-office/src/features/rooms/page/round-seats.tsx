/** Who sits where in a round of a table with seats, with each hand as far as it lies open. */
import type { OfficeRoundSeat } from '@bahati/contract/rooms-office/rooms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { PlayingCards } from '@bahati/ui/playing-cards/playing-cards.tsx';
import { ReportTable } from '#office/lists/report-table.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useAmountColumns } from '#features/rooms/room/columns.tsx';
import { MemberCell, useNamedMembers } from '#features/rooms/room/members.tsx';

type Props = { readonly seats: readonly OfficeRoundSeat[]; readonly currency: Currency };

/** Nothing where the table has no seats, or nobody sits. */
export function RoundSeats({ seats, currency }: Props) {
  const { translate } = useWords();
  const named = useNamedMembers(seats.map(({ memberId }) => memberId ?? ''));
  const { money } = useAmountColumns(currency);
  if (seats.length === 0) return null;
  const title = translate('rooms_office.round_seats.title');
  return (
    <section className="room-part">
      <h3>{title}</h3>
      <ReportTable
        isPart
        label={title}
        columns={[
          {
            id: 'seat',
            label: translate('rooms_office.seat'),
            render: ({ seat }) => seat,
          },
          {
            id: 'member',
            label: translate('rooms_office.member'),
            render: ({ memberId, name }) =>
              memberId === null ? (
                translate('rooms_office.round_seats.behind_only')
              ) : (
                <MemberCell memberKey={memberId} name={name} named={named} />
              ),
          },
          {
            id: 'hands',
            label: translate('rooms_office.round_seats.hands'),
            render: (seat) => <Hands seat={seat} />,
          },
          money('bet', 'round_seats.bet'),
          {
            id: 'behind',
            label: translate('rooms_office.round_seats.behind'),
            render: ({ behind }) => behind,
            isNumber: true,
          },
        ]}
        rows={seats}
        keyOf={({ seat }) => String(seat)}
      />
    </section>
  );
}

const tones = {
  blackjack: 'lagoon',
  won: 'lagoon',
  pushed: 'brass',
  lost: 'quiet',
  bust: 'quiet',
} as const;

function Hands({ seat: { seat, hands, isTurn } }: { readonly seat: OfficeRoundSeat }) {
  const { translate } = useWords();
  if (hands.length === 0) return <span>–</span>;
  return (
    <span className="room-hands">
      {hands.map(({ cards, total, result }, at) => (
        <span key={at} className="room-chips">
          <PlayingCards
            cards={cards}
            label={translate('rooms_office.round_seats.hand_of', { seat, hand: at + 1 })}
          />
          <b className="tabular">{total}</b>
          {result !== null && (
            <StatusChip tone={tones[result]}>
              {translate(`rooms_office.round_seats.result.${result}`)}
            </StatusChip>
          )}
        </span>
      ))}
      {isTurn && (
        <StatusChip tone="lagoon">{translate('rooms_office.round_seats.decides')}</StatusChip>
      )}
    </span>
  );
}
