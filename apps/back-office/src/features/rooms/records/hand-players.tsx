import type { OfficeHand, OfficeRevealed } from '@bahati/contract/rooms-office/records.ts';
import { PlayingCards } from '@bahati/ui/playing-cards/playing-cards.tsx';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { ReportTable } from '#office/lists/report-table.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useAmountColumns, useMemberColumn, useSeatColumn } from '#features/rooms/room/columns.tsx';
import { useNamedMembers } from '#features/rooms/room/members.tsx';

/** Who was dealt in with what, and came out with what. */
export function HandPlayers({
  hand: { players, room, steps },
  revealed,
}: {
  hand: OfficeHand;
  revealed: OfficeRevealed | undefined;
}) {
  const { translate } = useWords();
  const seatColumn = useSeatColumn();
  const member = useMemberColumn(useNamedMembers(players.map(({ memberId }) => memberId)));
  const { played } = useAmountColumns(room.currency);
  const cards = cardsBySeat(revealed?.steps ?? steps);
  return (
    <section className="room-part">
      <h2>{translate('rooms_office.players')}</h2>
      <ReportTable
        isPart
        label={translate('rooms_office.players')}
        columns={[
          seatColumn,
          member,
          {
            id: 'cards',
            label: translate('rooms_office.cards'),
            render: ({ seat }) => <Cards cards={cards.get(seat) ?? []} />,
          },
          played('before'),
          played('contributed'),
          {
            id: 'won',
            label: translate('rooms_office.won'),
            render: ({ won }) => <Won value={won} currency={room.currency} />,
            isNumber: true,
          },
        ]}
        rows={players}
        keyOf={({ seatId }) => seatId}
      />
    </section>
  );
}

function Cards({ cards }: { cards: readonly number[] }) {
  const { translate } = useWords();
  if (cards.length === 0) return <span className="quiet">{translate('rooms_office.unseen')}</span>;
  return <PlayingCards cards={cards} label={translate('rooms_office.cards')} />;
}

function Won({
  value,
  currency,
}: {
  value: string | null;
  currency: OfficeHand['room']['currency'];
}) {
  const { locale } = useWords();
  if (value === null) return <span className="quiet">–</span>;
  const isLoss = value.startsWith('-');
  return (
    <Amount
      size="s"
      value={value}
      currency={currency}
      locale={locale}
      sign="always"
      tone={isLoss ? 'loss' : 'text'}
    />
  );
}

/** Cards that were dealt to a seat, or that it showed. */
function cardsBySeat(steps: OfficeHand['steps']): ReadonlyMap<number, readonly number[]> {
  const known = new Map<number, readonly number[]>();
  for (const { kind, seat, cards } of steps.flatMap(({ events }) => events)) {
    const isOwn = kind === 'dealt' || kind === 'show';
    if (isOwn && seat !== null && cards.length > 0) known.set(seat, cards);
  }
  return known;
}
