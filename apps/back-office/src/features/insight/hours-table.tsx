import type { DashboardFigure } from '@bahati/contract/back-office/insight/insight.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { ReportTable } from '#office/lists/report-table.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useToldFigures } from './use-told-figures.ts';

/** The numbers behind the lines of the tiles: what each hour of this day added. */
export function HoursTable({
  figures,
  currency,
}: {
  figures: readonly DashboardFigure[];
  currency: Currency;
}) {
  const { translate } = useWords();
  const { figure } = useToldFigures(currency);
  const hours = figures[0]?.hours.today.map((_, hour) => hour) ?? [];
  return (
    <details className="insight-details">
      <summary>{translate('insight.by_hour')}</summary>
      <ReportTable
        label={translate('insight.by_hour')}
        rows={hours}
        keyOf={String}
        columns={[
          {
            id: 'hour',
            label: translate('insight.hour'),
            render: (hour) => `${String(hour).padStart(2, '0')}:00`,
          },
          ...figures.map(({ name, hours: { today } }) => ({
            id: name,
            label: translate(`insight_figures.${name}`),
            isNumber: true,
            render: (hour: number) => figure(today[hour] ?? 0),
          })),
        ]}
      />
    </details>
  );
}
