import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import type { List } from '#office/lists/use-list.ts';
import { Link } from '#office/address/link.tsx';
import { useWords } from '#office/words/use-words.ts';

type ListedHand = {
  handId: string;
  number: number;
  isOver: boolean;
  isVoided: boolean;
  at: string;
};

/** The words for it. */
export const handState = ({
  isOver,
  isVoided,
}: Pick<ListedHand, 'isOver' | 'isVoided'>): string => {
  if (isVoided) return 'rooms_office.voided';
  return isOver ? 'rooms_office.hand_over' : 'rooms_office.phase.playing';
};

/** Which hand it is, how it stands and when it began. */
function useHandColumns<T extends ListedHand>(): readonly Column<T>[] {
  const { translate, instant } = useWords();
  return [
    {
      id: 'number',
      label: translate('rooms_office.hand'),
      render: ({ handId, number }) => (
        <Link to={`/rooms/hand/${handId}`} className="records-open">
          {translate('rooms_office.hand_no', { number })}
        </Link>
      ),
    },
    {
      id: 'state',
      label: translate('rooms_office.state_label'),
      render: (hand) => translate(handState(hand)),
      isInCardHead: true,
    },
    {
      id: 'at',
      label: translate('rooms_office.began'),
      render: ({ at }) => <span className="tabular">{instant(at)}</span>,
    },
  ];
}

/** Hands that were played; `columns` is what is told of each besides. */
export function HandList<T extends ListedHand>({
  list,
  columns,
}: {
  list: List<T>;
  columns: readonly Column<T>[];
}) {
  const { translate } = useWords();
  const shared = useHandColumns<T>();
  return (
    <section className="room-part">
      <h2>{translate('rooms_office.hands')}</h2>
      <RecordList
        isPart
        label={translate('rooms_office.hands')}
        list={list}
        columns={[...shared, ...columns]}
        empty={{ title: translate('rooms_office.no_hands') }}
      />
    </section>
  );
}
