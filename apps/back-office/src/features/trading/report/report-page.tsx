import type { CallValue } from '@bahati/contract/call.ts';
import type { TradingCalls } from '@bahati/contract/trading/trading.ts';
import { isMarketCode } from '@bahati/book-rules/markets/market-list.ts';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useSearch } from '#office/address/use-search.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useNow } from '#office/words/use-now.ts';
import { useWords } from '#office/words/use-words.ts';
import { useTradingNames } from '#features/trading/names/use-trading-names.ts';
import { writeShare } from '#features/trading/room/figures.ts';
import { Money } from '#features/trading/room/money.tsx';
import { useTradingList } from '#features/trading/room/use-trading.ts';
import { MarginBars } from './margin-bars.tsx';
import { PoolsTable } from './pools-table.tsx';
import { lastDays, windowOf } from './report-window.rules.ts';
import './report.css';

const bys = ['sport', 'market', 'competition', 'day', 'jackpot'] as const;
type By = (typeof bys)[number];
type BetsBy = Exclude<By, 'jackpot'>;
const usualDays = 7;
const minuteMs = 60_000;

type Line = CallValue<TradingCalls['GET /trading/v1/report']>['lines'][number];

/** Stakes, payouts and the margin there was beside the one the prices had. */
export function TradingReportPage() {
  const { translate } = useWords();
  const search = useSearch();
  const usual = lastDays(useNow(minuteMs), usualDays);
  const by = bys.find((known) => known === search.get('by')) ?? bys[0];
  const first = search.get('first') ?? usual.first;
  const last = search.get('last') ?? usual.last;
  const window = windowOf(first, last);
  return (
    <>
      <div className="office-toolbar trading-toolbar">
        <Segmented
          label={translate('trading.report.by')}
          value={by}
          options={bys.map((value) => ({ value, label: translate(`trading.report.by_${value}`) }))}
          onValueChange={(value) => search.set({ by: value === 'sport' ? undefined : value })}
        />
        {(['first', 'last'] as const).map((field) => (
          <TextField
            key={field}
            label={translate(`trading.report.${field}`)}
            type="date"
            required
            value={field === 'first' ? first : last}
            onValueChange={(day) => search.set({ [field]: day }, true)}
          />
        ))}
      </div>
      {!window && <NoticeBar tone="warn">{translate('trading.report.window')}</NoticeBar>}
      {window && by === 'jackpot' && <PoolsTable window={window} />}
      {window && by !== 'jackpot' && <ReportTable by={by} window={window} />}
    </>
  );
}

function ReportTable({ by, window }: { by: BetsBy; window: { from: string; until: string } }) {
  const { translate } = useWords();
  const list = useTradingList(
    'GET /trading/v1/report',
    { query: { by, ...window } },
    { rowsOf: ({ lines }) => lines, idOf: ({ name }) => name },
  );
  const columns = useReportColumns(by, list.rows);
  return (
    <>
      <p className="trading-legend quiet">
        <span className="trading-legend-actual">{translate('trading.report.actual')}</span>
        <span className="trading-legend-theoretical">
          {translate('trading.report.theoretical')}
        </span>
      </p>
      <RecordList
        label={translate('trading.tabs.report')}
        list={list}
        columns={columns}
        empty={{
          title: translate('trading.report.empty'),
          text: translate('trading.report.empty_hint'),
          seed: 'report',
        }}
      />
    </>
  );
}

function useReportColumns(by: BetsBy, lines: readonly Line[]): readonly Column<Line>[] {
  const { translate, day } = useWords();
  const names = useTradingNames();
  const nameOf = (name: string): string => {
    if (by === 'sport') return names.sport(name);
    if (by === 'day') return day(name);
    return by === 'market' && isMarketCode(name)
      ? names.market(`${name}:0:`, { sport: '', name: '' })
      : name;
  };
  const most = Math.max(
    1,
    ...lines.flatMap(({ marginBasisPoints: actual, theoreticalBasisPoints: priced }) => [
      Math.abs(actual),
      Math.abs(priced),
    ]),
  );
  return [
    {
      id: 'name',
      label: translate(`trading.report.by_${by}`),
      render: ({ name }) => <strong>{nameOf(name)}</strong>,
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
      id: 'actual',
      label: translate('trading.report.actual'),
      render: ({ marginBasisPoints: points }) => (
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
    {
      id: 'chart',
      label: translate('trading.report.beside'),
      render: (line) => (
        <MarginBars
          actual={line.marginBasisPoints}
          theoretical={line.theoreticalBasisPoints}
          most={most}
        />
      ),
    },
  ];
}
