import type { Column } from '#office/lists/columns.ts';
import { Link } from '#office/address/link.tsx';
import { useWords } from '#office/words/use-words.ts';

type ListedHand = {
  handId: string;
  number: number;
  isOver: boolean;
  isVoided: boolean;
  at: string;
};

/** Which hand it is, how it stands and when it began, as every list of hands tells it. */
export function useHandColumns<T extends ListedHand>(): readonly Column<T>[] {
  const { translate, instant } = useWords();
  const stateOf = ({ isOver, isVoided }: T): string => {
    if (isVoided) return 'rooms_office.voided';
    return isOver ? 'rooms_office.hand_over' : 'rooms_office.phase.playing';
  };
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
      render: (hand) => translate(stateOf(hand)),
      isInCardHead: true,
    },
    {
      id: 'at',
      label: translate('rooms_office.began'),
      render: ({ at }) => <span className="tabular">{instant(at)}</span>,
    },
  ];
}
