/** Over the columns of a list: which market they show, and what each column is. */
import { marketText } from '@bahati/book-rules/market-key.ts';
import { ChevronDownIcon } from '@bahati/ui/icons/icons.tsx';
import { useNames } from '#features/sportsbook/names/use-names.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import {
  columnMarkets,
  columnOutcomes,
  hasLineColumn,
  isOutright,
  secondMarket,
} from './columns.rules.ts';
import { useGo } from '#features/sportsbook/offer/use-view.ts';
import { useWide } from '#features/sportsbook/offer/use-wide.ts';

const keyOf = (code: string) => marketText({ code, part: 0, line: null });

/** Where there is room for it those of a second market stand beside the first. */
export function ColumnHeads({ sport, market }: { sport: string; market: string }) {
  const isWide = useWide();
  const second = isWide ? secondMarket(sport, market) : undefined;
  if (isOutright(market)) return null;
  return (
    <span className="list-heads" aria-hidden="true">
      <Heads market={market} />
      {second !== undefined && <Heads market={second} />}
    </span>
  );
}

function Heads({ market }: { market: string }) {
  const names = useNames();
  const outcomes = columnOutcomes(market);
  return (
    <span
      className="list-columns"
      data-outcomes={outcomes.length}
      data-lined={hasLineColumn(market) ? '' : undefined}
    >
      {hasLineColumn(market) && <span />}
      {outcomes.map((outcome) => (
        <span key={outcome}>{names.column(keyOf(market), outcome)}</span>
      ))}
    </span>
  );
}

/** The market of the columns, chosen by the phone's own list. */
export function MarketChoice({ sport, market }: { sport: string; market: string }) {
  const { t } = useTranslation();
  const names = useNames();
  const go = useGo();
  const some = columnMarkets(sport);
  return (
    <label className="market-choice">
      <select
        aria-label={t('book_columns')}
        value={market}
        onChange={({ target }) =>
          go({ market: target.value === some[0] ? undefined : target.value })
        }
      >
        {some.map((code) => (
          <option key={code} value={code}>
            {names.market(keyOf(code), { sport, participants: [] })}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </label>
  );
}
