/** Columns that several lists of the rooms have. */
import type { Currency } from '@bahati/money/currencies.ts';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { useWords } from '#office/words/use-words.ts';
import { MemberCell, type NamedMembers } from './members.tsx';
import { Money, Played } from './money.tsx';

type OfMember = { readonly memberId: string | null; readonly name: string };
type OfSeat = { readonly seat: number; readonly seatId: string };

export function useMemberColumn(named: NamedMembers): Column<OfMember> {
  const { translate } = useWords();
  return {
    id: 'member',
    label: translate('rooms_office.member'),
    render: ({ memberId, name }) => <MemberCell memberKey={memberId} name={name} named={named} />,
  };
}

/** Leads to the record of the seat. */
export function useSeatColumn(): Column<OfSeat> {
  const { translate } = useWords();
  return {
    id: 'seat',
    label: translate('rooms_office.seat'),
    render: ({ seat, seatId }) => (
      <Link to={`/rooms/seat/${seatId}`} className="office-link">
        {seat + 1}
      </Link>
    ),
  };
}

export function usePlayersColumn(): Column<{ readonly players: number }> {
  const { translate } = useWords();
  return {
    id: 'players',
    label: translate('rooms_office.players'),
    render: ({ players }) => players,
    isNumber: true,
  };
}

export function usePlaceColumn(): Column<{ readonly place: number | null }> {
  const { translate } = useWords();
  return {
    id: 'place',
    label: translate('rooms_office.finished'),
    render: ({ place }) => place ?? '–',
    isNumber: true,
  };
}

/** Amounts of a row, each by the field it stands in; `word` names it where the field does not. */
export function useAmountColumns(currency: Currency) {
  const { translate } = useWords();
  function amountsOf(Shown: typeof Money) {
    return <F extends string>(
      field: F,
      word: string = field,
    ): Column<Record<F, string | null>> => ({
      id: field,
      label: translate(`rooms_office.${word}`),
      render: ({ [field]: value }) =>
        value === null ? (
          <span className="quiet">–</span>
        ) : (
          <Shown value={value} currency={currency} />
        ),
      isNumber: true,
    });
  }
  return { money: amountsOf(Money), played: amountsOf(Played) };
}
