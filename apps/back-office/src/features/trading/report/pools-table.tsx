import type { TradingPool } from '@bahati/contract/trading/trading.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { writeShare } from '#features/trading/room/figures.ts';
import { Money } from '#features/trading/room/money.tsx';
import { useTradingList } from '#features/trading/room/use-trading.ts';

const tones = { open: 'lagoon', closed: 'brass', settled: 'quiet', cancelled: 'quiet' } as const;

/** Jackpot pools by when they close: what came in, what went to the prizes, what the book keeps. */
export function PoolsTable({ window }: { window: { from: string; until: string } }) {
  const { translate } = useWords();
  const list = useTradingList(
    'GET /trading/v1/report/jackpots',
    { query: window },
    { rowsOf: ({ pools }) => pools, idOf: ({ poolId }) => poolId },
  );
  return (
    <>
      <p className="trading-report-note quiet">{translate('trading.pools.note')}</p>
      <RecordList
        label={translate('trading.report.by_jackpot')}
        list={list}
        columns={usePoolColumns()}
        empty={{
          title: translate('trading.pools.empty'),
          text: translate('trading.report.empty_hint'),
          seed: 'jackpots',
        }}
      />
    </>
  );
}

const sums = ['contributed', 'seed', 'rolledIn', 'prizes', 'rolledOut', 'holds'] as const;

function usePoolColumns(): readonly Column<TradingPool>[] {
  const { translate, instant } = useWords();
  return [
    {
      id: 'pool',
      label: translate('trading.pools.pool'),
      render: ({ size, closesAt }) => (
        <span className="trading-event">
          <strong>{translate('trading.pools.of', { size })}</strong>
          <span className="trading-event-of">{instant(closesAt)}</span>
        </span>
      ),
    },
    {
      id: 'state',
      label: translate('trading.events.state'),
      render: ({ state }) => (
        <StatusChip tone={tones[state]}>{translate(`trading.pools.state_${state}`)}</StatusChip>
      ),
      isInCardHead: true,
    },
    {
      id: 'entries',
      label: translate('trading.pools.entries'),
      render: ({ entries, lines }) => translate('trading.pools.entries_of', { entries, lines }),
      isNumber: true,
    },
    {
      id: 'stake',
      label: translate('trading.events.stake'),
      render: ({ stake, givenBack }) => (
        <span className="trading-event">
          <Money value={stake} />
          {Number(givenBack) > 0 && (
            <span className="trading-event-of">
              {translate('trading.pools.given_back')} <Money value={givenBack} />
            </span>
          )}
        </span>
      ),
      isNumber: true,
    },
    ...sums.map((id): Column<TradingPool> => {
      return {
        id,
        label: translate(`trading.pools.${id}`),
        render: (pool) => <Money value={pool[id]} />,
        isNumber: true,
      };
    }),
    {
      id: 'actual',
      label: translate('trading.report.actual'),
      render: ({ marginBasisPoints: points }) =>
        points === null ? (
          '–'
        ) : (
          <span data-loss={points < 0 ? '' : undefined}>{writeShare(points)}</span>
        ),
      isNumber: true,
    },
    {
      id: 'theoretical',
      label: translate('trading.report.theoretical'),
      render: ({ theoreticalBasisPoints }) => writeShare(theoreticalBasisPoints),
      isNumber: true,
    },
  ];
}
