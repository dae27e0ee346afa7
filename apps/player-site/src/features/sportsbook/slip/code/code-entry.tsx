/** While a phone's slip is empty: the way to load a booking code, beside what is listed. */
import { TagIcon } from '@bahati/ui/icons/icons.tsx';
import { useGo, useView } from '#features/sportsbook/offer/use-view.ts';
import { usePlacing } from '#features/sportsbook/slip/placing/use-placing.ts';
import { useSlip } from '#features/sportsbook/slip/use-slip.ts';
import { useWideScreen } from '#site/layouts/menus/use-wide-screen.ts';
import { useTranslation } from '#site/words/use-translation.ts';

export function CodeEntry() {
  const { t } = useTranslation();
  const go = useGo();
  const { search } = useView();
  const isWide = useWideScreen();
  const { legs } = useSlip();
  const { placing, receipt } = usePlacing();
  if (isWide || legs.length > 0 || placing !== null || receipt !== null) return null;
  return (
    <button
      type="button"
      className="code-entry"
      aria-label={t('slip_code')}
      aria-haspopup="dialog"
      aria-expanded={search.slip === 'open'}
      onClick={() => go({ slip: 'open' })}
    >
      <TagIcon size={18} />
      {t('slip_code_short')}
    </button>
  );
}
