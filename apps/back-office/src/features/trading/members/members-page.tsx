import { SearchBox } from '#office/lists/search-box.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { Link } from '#office/address/link.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useDebounced } from '#office/lists/use-debounced.ts';
import { useWords } from '#office/words/use-words.ts';
import { writeShare } from '#features/trading/room/figures.ts';
import { Money } from '#features/trading/room/money.tsx';
import { useTradingList } from '#features/trading/room/use-trading.ts';

const sorts = ['stake', 'ahead', 'closing_line'] as const;

/** Members by what they staked or won in the last 90 days. */
export function TradingMembersPage() {
  const { translate } = useWords();
  const search = useSearch();
  const sort = sorts.find((known) => known === search.get('sort')) ?? sorts[0];
  const text = search.get('search');
  const [typed, setTyped] = useDebounced(text ?? '', (next) => search.set({ search: next }, true));
  const list = useTradingList(
    'GET /trading/v1/members',
    { query: { sort, ...(text ? { text: text.slice(0, 40) } : {}) } },
    { rowsOf: ({ items }) => items, idOf: ({ memberKey }) => memberKey },
  );
  const share = (points: number | null) =>
    points === null ? (
      '–'
    ) : (
      <span data-loss={points < 0 ? '' : undefined}>{writeShare(points)}</span>
    );
  return (
    <>
      <div className="office-toolbar trading-toolbar">
        <Segmented
          label={translate('trading.events.sort')}
          value={sort}
          options={sorts.map((value) => ({
            value,
            label: translate(`trading.members.sort_${value}`),
          }))}
          onValueChange={(value) => search.set({ sort: value === 'stake' ? undefined : value })}
        />
        <SearchBox
          label={translate('trading.members.search')}
          maxLength={40}
          value={typed}
          onValueChange={setTyped}
        />
      </div>
      <RecordList
        label={translate('trading.tabs.members')}
        list={list}
        empty={{
          title: translate('trading.members.empty'),
          text: translate('trading.members.empty_hint'),
          seed: 'members',
        }}
        columns={[
          {
            id: 'name',
            label: translate('trading.members.name'),
            render: ({ memberKey, name }) => (
              <span className="trading-event">
                <Link to={`/trading/members/${memberKey}`} className="records-open">
                  {name}
                </Link>
                <span className="office-code">{memberKey}</span>
              </span>
            ),
          },
          {
            id: 'bets',
            label: translate('trading.events.bets'),
            render: ({ bets }) => bets,
            isNumber: true,
          },
          {
            id: 'stake',
            label: translate('trading.events.stake'),
            render: ({ stake }) => <Money value={stake} />,
            isNumber: true,
          },
          {
            id: 'payout',
            label: translate('trading.members.payout'),
            render: ({ payout }) => <Money value={payout} />,
            isNumber: true,
          },
          {
            id: 'margin',
            label: translate('trading.members.margin'),
            render: ({ marginBasisPoints }) => share(marginBasisPoints),
            isNumber: true,
          },
          {
            id: 'closing',
            label: translate('trading.members.closing'),
            render: ({ closingLineBasisPoints }) =>
              closingLineBasisPoints === null ? '–' : writeShare(closingLineBasisPoints),
            isNumber: true,
          },
          {
            id: 'factor',
            label: translate('trading.members.factor'),
            render: ({ factorPercent }) => `${factorPercent}%`,
            isNumber: true,
          },
        ]}
      />
    </>
  );
}
