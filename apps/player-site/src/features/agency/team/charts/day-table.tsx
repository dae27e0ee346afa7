import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import type { Series } from './day-series.ts';
import '#features/records/records.css';

/** What the bars say, as a table, for who asks for it. */
export function DayTable({
  label,
  days,
  series,
}: {
  label: string;
  days: readonly string[];
  series: readonly Series[];
}) {
  const { t } = useTranslation();
  const { shortDay } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="day-chart-table" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('team_as_table')}</summary>
      {isOpen && (
        <div className="day-chart-rows">
          <table className="records-table" aria-label={label}>
            <thead>
              <tr>
                <th scope="col">{t('team_day')}</th>
                {series.map((one) => (
                  <th key={one.id} scope="col">
                    {one.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day, at) => (
                <tr key={day}>
                  <th scope="row">{shortDay(day)}</th>
                  {series.map((one) => (
                    <td key={one.id} className="tabular">
                      {one.figures[at]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
