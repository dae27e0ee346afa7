import type { BreakdownRow, BreakdownSums } from '@bahati/contract/back-office/insight/insight.ts';
import { type ReportColumn, ReportTable } from '#office/lists/report-table.tsx';
import { Link } from '#office/address/link.tsx';
import type { Value } from '#office/lists/calls.ts';
import { useWords } from '#office/words/use-words.ts';
import { ChangeWords } from './change-words.tsx';
import { shareOf, unitsOf } from './figures.rules.ts';
import type { useBreakdownQuery } from './use-breakdown-query.ts';
import { useKeyWords } from './use-key-words.ts';
import { useToldFigures } from './use-told-figures.ts';

type ToldBreakdown = Value<'GET /bo/insight/breakdown'>;

type Line = BreakdownSums & {
  id: string;
  row?: BreakdownRow;
  before: BreakdownSums | null;
};

const measures = ['bets', 'turnover', 'validBet', 'payouts', 'ggr', 'promotions'] as const;

/** Each row with its part of the whole drawn beside its name; what is left over, and the whole. */
export function BreakdownTable({
  told,
  query,
}: {
  told: ToldBreakdown;
  query: ReturnType<typeof useBreakdownQuery>;
}) {
  const { translate } = useWords();
  const { figure, share } = useToldFigures(told.currency);
  const { by, sort } = query;
  const lines: Line[] = [
    ...told.items.map((row) => ({ ...row, id: `row ${row.key}`, row })),
    ...(told.rest ? [{ ...told.rest, id: 'rest', before: null }] : []),
    { ...told.whole, id: 'whole', before: told.wholeBefore },
  ];
  const compared: ReportColumn<Line>[] = told.wholeBefore
    ? [
        {
          id: 'before',
          label: translate('insight.against_before'),
          isNumber: true,
          render: (line) =>
            line.before ? (
              <ChangeWords
                now={line[sort]}
                before={line.before[sort]}
                share={share}
                words={figure(line.before[sort])}
              />
            ) : (
              '–'
            ),
        },
      ]
    : [];
  return (
    <ReportTable
      label={`${translate('insight.breakdown')}: ${translate(`insight_dimensions.${by}`)}`}
      rows={lines}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'key',
          label: translate(`insight_dimensions.${by}`),
          render: (line) => <RowName line={line} told={told} query={query} />,
        },
        ...measures.map((name) => ({
          id: name,
          label: translate(`insight_measures.${name}`),
          isNumber: true,
          render: (line: Line) =>
            line.id === 'whole' ? <strong>{figure(line[name])}</strong> : figure(line[name]),
        })),
        {
          id: 'margin',
          label: translate('insight.margin'),
          isNumber: true,
          render: ({ ggr, turnover }) => share(shareOf(ggr, turnover)),
        },
        ...compared,
      ]}
    />
  );
}

function RowName({
  line,
  told,
  query: { by, sort, search, into, leadsOn },
}: {
  line: Line;
  told: ToldBreakdown;
  query: ReturnType<typeof useBreakdownQuery>;
}) {
  const { translate } = useWords();
  const keyWords = useKeyWords();
  const { row } = line;
  if (!row) {
    return <strong>{translate(line.id === 'rest' ? 'insight.rest' : 'insight.whole')}</strong>;
  }
  const words = keyWords(by, row.key, row.name);
  const largest = told.items.reduce((most, { [sort]: value }) => {
    const size = unitsOf(value);
    return size > most ? size : most;
  }, 0n);
  const own = unitsOf(row[sort]);
  const length = largest > 0n && own > 0n ? Number((own * 100n) / largest) : 0;
  return (
    <span className="breakdown-name">
      {leadsOn(row.key) ? (
        <Link className="office-link" to={search.withChanges(into(row.key))}>
          {words}
        </Link>
      ) : (
        words
      )}
      {by !== 'day' && (
        <span className="breakdown-bar" aria-hidden="true">
          <span style={{ inlineSize: `${length}%` }} />
        </span>
      )}
    </span>
  );
}
