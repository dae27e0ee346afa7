import { Amount } from '@bahati/ui/amount/amount.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { DayChart } from '#features/agency/team/charts/day-chart.tsx';
import type { Tone } from '#features/agency/team/charts/day-series.ts';
import { useFormat } from '#features/language/use-format.ts';
import { ChangeMark } from './change-mark.tsx';
import type { Overview } from './today-card.tsx';
import {
  type FigureKey,
  isCounted,
  useTeamFigures,
} from '#features/agency/team/use-team-figures.ts';

type Line = { key: FigureKey; tone: Tone; plot: string };

/** What belongs together: its sums, and its days below them. The first leads. */
const groups: readonly { id: 'play' | 'money' | 'people'; lines: readonly Line[] }[] = [
  {
    id: 'play',
    lines: [
      { key: 'turnover', tone: 'brass', plot: 'turnover' },
      { key: 'result', tone: 'signed', plot: 'result' },
    ],
  },
  {
    id: 'money',
    lines: [
      { key: 'deposits', tone: 'lagoon', plot: 'money' },
      { key: 'withdrawals', tone: 'quiet', plot: 'money' },
    ],
  },
  {
    id: 'people',
    lines: [
      { key: 'activeMembers', tone: 'brass', plot: 'people' },
      { key: 'newMembers', tone: 'lagoon', plot: 'people' },
    ],
  },
];

export function RangeFigures({ overview }: { overview: Overview }) {
  return (
    <div className="team-panels">
      {groups.map(({ id, lines }) => (
        <Panel key={id} id={id} lines={lines} overview={overview} />
      ))}
    </div>
  );
}

function Panel({
  id,
  lines,
  overview,
}: {
  id: (typeof groups)[number]['id'];
  lines: readonly Line[];
  overview: Overview;
}) {
  const { t } = useTranslation();
  const { locale, count } = useFormat();
  const { range, before, currency, days } = overview;
  const { label, size, told, figures, isGood } = useTeamFigures(currency);
  const plots = [...Map.groupBy(lines, ({ plot }) => plot)].map(([plot, ofPlot]) => ({
    id: plot,
    isLow: plot === 'result',
    series: ofPlot.map(({ key, tone }) => ({
      id: key,
      tone,
      label: label(key),
      values: days.map(({ sums }) => Number(sums[key])),
      told: days.map(({ sums }) => told(sums, key)),
      figures: days.map(({ sums }) => figures(sums, key)),
    })),
  }));
  return (
    <section className="team-panel" data-panel={id} aria-labelledby={`team-${id}`}>
      <h3 id={`team-${id}`} className="team-panel-title">
        {t(`team_panel_${id}`)}
      </h3>
      <dl className="team-panel-sums">
        {lines.map(({ key }) => (
          <div key={key}>
            <dt>{label(key)}</dt>
            <dd>
              {isCounted(key) ? (
                <span className="team-count tabular">{count(range[key])}</span>
              ) : (
                <Amount
                  value={range[key]}
                  currency={currency}
                  locale={locale}
                  size="l"
                  sign={key === 'result' ? 'always' : 'auto'}
                />
              )}
              <ChangeMark now={size(range, key)} before={size(before, key)} isGood={isGood(key)} />
            </dd>
          </div>
        ))}
      </dl>
      {days.length > 1 && (
        <DayChart label={t(`team_panel_${id}`)} days={days.map(({ day }) => day)} plots={plots} />
      )}
    </section>
  );
}
