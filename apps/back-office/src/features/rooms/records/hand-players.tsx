import type { OfficeHand, OfficeRevealed } from '@bahati/contract/rooms-office/records.ts';
import { PlayingCards } from '@bahati/ui/playing-cards/playing-cards.tsx';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Link } from '#office/address/link.tsx';
import { ReportTable } from '#office/lists/report-table.tsx';
import { useWords } from '#office/words/use-words.ts';
import { MemberCell, useNamedMembers } from '#features/rooms/room/members.tsx';
import { Played } from '#features/rooms/room/money.tsx';

type Player = OfficeHand['players'][number];

/** Who was dealt in with what, and came out with what. */
export function HandPlayers({
  hand: { players, room, steps },
  revealed,
}: {
  hand: OfficeHand;
  revealed: OfficeRevealed | undefined;
}) {
  const { translate } = useWords();
  const named = useNamedMembers(players.map(({ memberId }) => memberId));
  const cards = cardsBySeat(revealed?.steps ?? steps);
  const sum = (value: string | null) =>
    value === null ? (
      <span className="quiet">–</span>
    ) : (
      <Played value={value} currency={room.currency} />
    );
  return (
    <section className="room-part">
      <h2>{translate('rooms_office.players')}</h2>
      <ReportTable
        isPart
        label={translate('rooms_office.players')}
        columns={[
          {
            id: 'seat',
            label: translate('rooms_office.seat'),
            render: ({ seat, seatId }: Player) => (
              <Link to={`/rooms/seat/${seatId}`} className="office-link">
                {seat + 1}
              </Link>
            ),
          },
          {
            id: 'member',
            label: translate('rooms_office.member'),
            render: ({ memberId, name }) => (
              <MemberCell memberKey={memberId} name={name} named={named} />
            ),
          },
          {
            id: 'cards',
            label: translate('rooms_office.cards'),
            render: ({ seat }) => <Cards cards={cards.get(seat) ?? []} />,
          },
          {
            id: 'before',
            label: translate('rooms_office.before'),
            render: ({ before }) => sum(before),
            isNumber: true,
          },
          {
            id: 'contributed',
            label: translate('rooms_office.contributed'),
            render: ({ contributed }) => sum(contributed),
            isNumber: true,
          },
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
