/** How often each number came in the draws that are loaded, and how long it has been missing. */
import { type Family, layoutOf } from '@bahati/lottery-rules/draws/families.ts';
import { hotAndCold, numberTrends, type Where } from '@bahati/lottery-rules/trends/trends.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useState } from 'react';
import { Symbol } from './symbol.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import type { DrawnDraw } from './use-results.ts';

const orders = ['number', 'count', 'missing'] as const;
type Order = (typeof orders)[number];

/** How many stand among the hot and the cold ones. */
const each = 5;

/** Where numbers can be looked for: of digits and cars by place, of others also as the extra ball. */
function wheresOf(family: Family): Record<string, Where> {
  const layout = layoutOf(family);
  const wheres: Record<string, Where> = { anywhere: 'anywhere' };
  if (layout.kind === 'prizes') return wheres;
  const isByPlace = layout.repeats || family === 'racing' || family === 'eleven-five';
  if (isByPlace && family !== 'dice-three')
    for (let place = 0; place < layout.main; place += 1) wheres[`place-${place + 1}`] = { place };
  if (layout.extra > 0) wheres['extra'] = 'extra';
  return wheres;
}

export function NumberCounts({ family, draws }: { family: Family; draws: readonly DrawnDraw[] }) {
  const { t } = useTranslation();
  const wheres = wheresOf(family);
  // All ten cars are in every race: of them only places say anything.
  const [where, setWhere] = useState(family === 'racing' ? 'place-1' : 'anywhere');
  const [order, setOrder] = useState<Order>('number');
  const history = draws.map(({ numbers }) => numbers);
  const trends = numberTrends(family, history, wheres[where] ?? 'anywhere');
  const { hot, cold: rare } = hotAndCold(trends, Math.min(each, Math.floor(trends.length / 3)));
  // Of a short history the same numbers may stand at both ends.
  const cold = rare.filter((symbol) => !hot.includes(symbol));
  const most = Math.max(1, ...trends.map(({ count }) => count));
  const shown =
    order === 'number' ? trends : trends.toSorted((one, other) => other[order] - one[order]);
  return (
    <div className="counts">
      {Object.keys(wheres).length > 1 && (
        <SelectField
          label={t('lot_where')}
          value={where}
          onValueChange={setWhere}
          options={Object.keys(wheres)
            .filter((name) => family !== 'racing' || name !== 'anywhere')
            .map((name) => ({
              value: name,
              label: name.startsWith('place-')
                ? t('lot_where_place', { place: name.slice(6) })
                : t(name === 'extra' ? 'lot_where_extra' : 'lot_where_anywhere'),
            }))}
        />
      )}
      <dl className="hot-cold">
        <div>
          <dt>{t('lot_hot')}</dt>
          <dd>
            {hot.map((symbol) => (
              <Symbol key={symbol} family={family} symbol={symbol} />
            ))}
          </dd>
        </div>
        <div>
          <dt>{t('lot_cold')}</dt>
          <dd>
            {cold.map((symbol) => (
              <Symbol key={symbol} family={family} symbol={symbol} />
            ))}
          </dd>
        </div>
      </dl>
      <Segmented
        label={t('lot_order')}
        value={order}
        onValueChange={setOrder}
        options={orders.map((value) => ({ value, label: t(`lot_order_${value}`) }))}
      />
      <ol className="count-grid" aria-label={t('lot_hot_cold')}>
        {shown.map(({ symbol, count, missing, longest }) => (
          <li
            key={symbol}
            data-heat={hot.includes(symbol) ? 'hot' : cold.includes(symbol) ? 'cold' : undefined}
            title={t('lot_longest', { count: longest })}
          >
            <Symbol family={family} symbol={symbol} />
            <span className="count-bar">
              <span style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span className="count-figures">
              <b>{t('lot_came', { count })}</b>
              <small>{t('lot_missing', { count: missing })}</small>
            </span>
          </li>
        ))}
      </ol>
      <p className="quiet">{t('lot_trend_note', { count: draws.length })}</p>
    </div>
  );
}
