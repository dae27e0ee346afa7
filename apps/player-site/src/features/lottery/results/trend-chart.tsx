/**
 * The chart of numbers by draw: where one came stands its ball, everywhere else how many draws it has
 * been missing. At one place of a draw a line joins the balls.
 */
import { type Family, layoutOf } from '@bahati/lottery-rules/draws/families.ts';
import { trendSymbols } from '@bahati/lottery-rules/trends/trends.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { chartRows } from './chart.rules.ts';
import type { DrawnDraw } from './use-results.ts';
import './charts.css';

const mostRows = 30;

export function TrendChart({ family, draws }: { family: Family; draws: readonly DrawnDraw[] }) {
  const { t } = useTranslation();
  const layout = layoutOf(family);
  const places = layout.kind === 'balls' ? layout.main : 0;
  const isByPlace = layout.kind === 'balls' && (layout.repeats || family === 'racing');
  const [place, setPlace] = useState(0);
  const symbols = trendSymbols(family);
  const rows = chartRows(family, draws, isByPlace ? place : null).slice(0, mostRows);
  const points = rows
    .map(({ came }, row) => `${symbols.indexOf([...came][0] ?? '') + 0.5},${row + 0.5}`)
    .join(' ');
  return (
    <div className="trend">
      {isByPlace && (
        <SelectField
          label={t('lot_where')}
          value={String(place)}
          onValueChange={(value) => setPlace(Number(value))}
          options={Array.from({ length: places }, (_, at) => ({
            value: String(at),
            label: t('lot_where_place', { place: at + 1 }),
          }))}
        />
      )}
      <div className="trend-scroll" data-scrolls="" role="region" aria-label={t('lot_chart')}>
        <div className="trend-body" data-many={symbols.length > 12 ? '' : undefined}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('lot_draw')}</th>
                {symbols.map((symbol) => (
                  <th key={symbol} scope="col">
                    {symbol}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, number, came, missing }) => (
                <tr key={id}>
                  <th scope="row">{number.slice(-4)}</th>
                  {symbols.map((symbol) =>
                    came.has(symbol) ? (
                      <td key={symbol} data-came="">
                        <b>{symbol}</b>
                      </td>
                    ) : (
                      <td key={symbol}>{missing.get(symbol)}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          {isByPlace && (
            <svg
              className="trend-line"
              viewBox={`0 0 ${symbols.length} ${rows.length}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <polyline points={points} vectorEffect="non-scaling-stroke" />
            </svg>
          )}
        </div>
      </div>
    </div>
  );
}
