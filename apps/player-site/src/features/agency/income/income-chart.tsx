import type { CallValue } from '@bahati/contract/call.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { barsOf } from '#features/records/profit-bars.rules.ts';
import type { Days } from '#features/records/record-days.ts';
import '#features/records/records.css';

export type Income = CallValue<PlayerSiteCalls['GET /wps/agent/income']>;

const height = 120;
const width = 720;

/** A bar a day. */
export function IncomeChart({ income, days }: { income: Income; days: Days }) {
  const { t } = useTranslation();
  const { shortDay, money } = useFormat();
  const told = income.days.map(({ day, kept }) => ({ day, profit: kept }));
  const { bars, zero } = barsOf(told, days, { width, height });
  const words = t('income_chart', {
    from: shortDay(days.from),
    to: shortDay(days.to),
    amount: money(income.total, income.currency),
  });
  return (
    <figure className="records-card records-chart">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={words}
        preserveAspectRatio="none"
      >
        <line className="records-zero" x1="0" x2={width} y1={zero} y2={zero} />
        {bars.map((bar) => (
          <rect
            key={bar.day}
            className={bar.isGain ? 'income-bar' : 'records-bar-down'}
            x={bar.x}
            y={bar.y}
            width={bar.width}
            height={bar.height}
            rx={bar.width > 8 ? 3 : 0}
          >
            <title>{`${shortDay(bar.day)}: ${money(bar.profit, income.currency)}`}</title>
          </rect>
        ))}
      </svg>
      <figcaption className="records-axis tabular" aria-hidden="true">
        <span>{shortDay(days.from)}</span>
        <span>{shortDay(days.to)}</span>
      </figcaption>
    </figure>
  );
}
