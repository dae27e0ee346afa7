/** The slip at the thumb: how many selections, and their odds together. */
import { formatOdds } from '@bahati/book-rules/odds-formats.ts';
import { ReceiptIcon } from '@bahati/ui/icons/money-icons.tsx';
import { ChevronUpIcon } from '@bahati/ui/icons/icons.tsx';
import { useOddsFormat } from '#features/sportsbook/odds/odds-format.ts';
import { usePlacing } from '#features/sportsbook/slip/placing/use-placing.ts';
import { totalOdds } from '#features/sportsbook/slip/reckon-slip.ts';
import { kindOf } from '#features/sportsbook/slip/slip-shapes.ts';
import { useSlip } from '#features/sportsbook/slip/use-slip.ts';
import { useTranslation } from '#site/words/use-translation.ts';

export function SlipBar({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const { t } = useTranslation();
  const format = useOddsFormat();
  const draft = useSlip();
  const { placing, receipt } = usePlacing();
  const count = draft.legs.length;
  const isUnderWay = placing !== null || receipt !== null;
  if (count === 0 && !isUnderWay) return null;
  const isOne = count === 1 || kindOf(draft) === 'multiple';
  return (
    <button type="button" className="slip-bar" aria-expanded={isOpen} onClick={onOpen}>
      <ReceiptIcon size={22} />
      <span className="slip-bar-words">
        <b>{t('book_slip')}</b>
        <span>
          {count > 0
            ? t('slip_count', { count })
            : t(placing === null ? 'slip_bar_placed' : 'slip_bar_asking')}
        </span>
      </span>
      {count > 0 && isOne && (
        <span className="slip-bar-odds">
          <span>{t('slip_total_odds')}</span>
          <b>{formatOdds(Number(totalOdds(draft.legs)), format)}</b>
        </span>
      )}
      <ChevronUpIcon size={20} />
    </button>
  );
}
