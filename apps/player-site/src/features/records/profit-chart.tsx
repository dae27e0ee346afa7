import type { Profit } from '@bahati/contract/player-site/records/records.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { barsOf } from './profit-bars.rules.ts';
import type { Days } from './record-days.ts';

const height = 160;
const width = 720;

/** A bar a day, up where playing brought something and down where it cost. */
export function ProfitChart({ profit, days }: { profit: Profit; days: Days }) {
  const { t } = useTranslation();
  const { shortDay, money } = useFormat();
  const { bars, zero } = barsOf(profit.days, days, { width, height });
  const words = t('records_chart', {
    from: shortDay(days.from),
    to: shortDay(days.to),
    amount: money(profit.total.profit, profit.currency),
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
            className={bar.isGain ? 'records-bar-up' : 'records-bar-down'}
            x={bar.x}
            y={bar.y}
            width={bar.width}
            height={bar.height}
            rx={bar.width > 8 ? 3 : 0}
          >
            <title>{`${shortDay(bar.day)}: ${money(bar.profit, profit.currency)}`}</title>
          </rect>
        ))}
      </svg>
      <figcaption className="records-axis tabular" aria-hidden="true">
        <span>{shortDay(days.from)}</span>
        <span>{t('records_chart_caption')}</span>
        <span>{shortDay(days.to)}</span>
      </figcaption>
    </figure>
  );
}
