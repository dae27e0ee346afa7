import type { CallValue } from '@bahati/contract/call.ts';
import type { LotteryOfficeCalls } from '@bahati/contract/lottery-office/office.ts';
import { betTypeOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { games } from '@bahati/lottery-rules/games/games.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useSearch } from '#office/address/use-search.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useNow } from '#office/words/use-now.ts';
import { useWords } from '#office/words/use-words.ts';
import { lastDays, windowOf } from '#features/programs/report-window.rules.ts';
import { writeBasisPoints } from '#features/lottery/room/figures.ts';
import { Money } from '#features/lottery/room/money.tsx';
import { useLotteryList } from '#features/lottery/room/use-lottery.ts';
import { useNames } from '#features/lottery/room/use-names.ts';

const bys = ['game', 'type', 'draw', 'day'] as const;
type By = (typeof bys)[number];
const usualDays = 7;
/** As the lottery answers at most. */
const longestDays = 400;
const minuteMs = 60_000;
/** So many standard deviations are no chance. */
const watchFrom = 3;

type Line = CallValue<LotteryOfficeCalls['GET /lottery-office/v1/report']>['lines'][number];

/** Stakes, payouts and the return there was beside the one the prize tables promise. */
export function LotteryReportPage() {
  const { translate, locale } = useWords();
  const search = useSearch();
  const usual = lastDays(useNow(minuteMs), usualDays);
  const by = bys.find((known) => known === search.get('by')) ?? bys[0];
  const gameCode = games.find(({ code }) => code === search.get('game'))?.code;
  const first = search.get('first') ?? usual.first;
  const last = search.get('last') ?? usual.last;
  const window = windowOf(first, last, longestDays);
  return (
    <>
      <div className="office-toolbar room-toolbar">
        <Segmented
          label={translate('lottery.report.by')}
          value={by}
          options={bys.map((value) => ({ value, label: translate(`lottery.report.by_${value}`) }))}
          onValueChange={(value) => search.set({ by: value === 'game' ? undefined : value })}
        />
        <SelectField
          label={translate('lottery.draws.game')}
          value={gameCode ?? ''}
          options={[
            { value: '', label: translate('lottery.draws.every_game') },
            ...games.map(({ code, title }) => ({ value: code, label: title[locale] })),
          ]}
          onValueChange={(value) => search.set({ game: value })}
        />
        {(['first', 'last'] as const).map((field) => (
          <TextField
            key={field}
            label={translate(`lottery.report.${field}`)}
            type="date"
            required
            value={field === 'first' ? first : last}
            onValueChange={(day) => search.set({ [field]: day }, true)}
          />
        ))}
      </div>
      {window ? (
        <ReportTable by={by} query={{ by, ...window, ...(gameCode ? { gameCode } : {}) }} />
      ) : (
        <NoticeBar tone="warn">{translate('lottery.report.window')}</NoticeBar>
      )}
    </>
  );
}

function ReportTable({
  by,
  query,
}: {
  by: By;
  query: { by: By; from: string; until: string; gameCode?: string };
}) {
  const { translate } = useWords();
  const list = useLotteryList(
    'GET /lottery-office/v1/report',
    { query },
    { rowsOf: ({ lines }) => lines, idOf: ({ name }) => name },
  );
  const watched = list.rows.filter(isWatched).length;
  return (
    <>
      {watched > 0 && (
        <NoticeBar tone="alarm">
          {translate('lottery.report.watched', { smart_count: watched })}
        </NoticeBar>
      )}
      <RecordList
        label={translate('lottery.tabs.report')}
        list={list}
        columns={useReportColumns(by)}
        empty={{
          title: translate('lottery.report.empty'),
          text: translate('lottery.report.empty_hint'),
          seed: 'lottery-report',
        }}
      />
      <p className="room-note quiet">{translate('lottery.report.note')}</p>
    </>
  );
}

const isWatched = ({ deviations }: Line): boolean =>
  deviations !== null && Math.abs(deviations) > watchFrom;

function useReportColumns(by: By): readonly Column<Line>[] {
  const { translate, day, locale } = useWords();
  const names = useNames();
  const nameOf = (name: string): string => {
    if (by === 'day') return day(name);
    if (by === 'type') return betTypeOf(name) ? names.betType(name) : name;
    const [code = '', number] = name.split(' ');
    return number ? names.draw({ gameCode: code, number }) : names.game(code);
  };
  return [
    {
      id: 'name',
      label: translate(`lottery.report.by_${by}`),
      render: ({ name }) => <strong>{nameOf(name)}</strong>,
    },
    {
      id: 'tickets',
      label: translate('lottery.draws.tickets'),
      render: ({ tickets }) => tickets,
      isNumber: true,
    },
    {
      id: 'stake',
      label: translate('lottery.draws.sales'),
      render: ({ stake }) => <Money value={stake} />,
      isNumber: true,
    },
    {
      id: 'payout',
      label: translate('lottery.draws.payout'),
      render: ({ payout }) => <Money value={payout} />,
      isNumber: true,
    },
    {
      id: 'actual',
      label: translate('lottery.report.actual'),
      render: ({ returnBasisPoints }) => writeBasisPoints(returnBasisPoints, locale),
      isNumber: true,
    },
    {
      id: 'theoretical',
      label: translate('lottery.report.theoretical'),
      render: ({ theoreticalBasisPoints }) => writeBasisPoints(theoreticalBasisPoints, locale),
      isNumber: true,
    },
    {
      id: 'deviations',
      label: translate('lottery.report.deviations'),
      render: (line) => <Deviations line={line} />,
      isNumber: true,
    },
  ];
}

function Deviations({ line }: { line: Line }) {
  const { translate } = useWords();
  const { deviations } = line;
  if (deviations === null) {
    return <span className="quiet">{translate('lottery.report.too_few')}</span>;
  }
  const text = `${deviations > 0 ? '+' : ''}${deviations}`.replace('-', '−');
  return isWatched(line) ? <StatusChip tone="hibiscus">{text}</StatusChip> : text;
}
