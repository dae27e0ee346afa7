/** A slip with nothing on it: what to do, and a code to load. */
import { CodeField } from '#features/sportsbook/slip/code/code-field.tsx';
import { ViewLink } from '#features/sportsbook/offer/view-link.tsx';
import { useWideScreen } from '#site/layouts/menus/use-wide-screen.ts';
import { useTranslation } from '#site/words/use-translation.ts';

export function SlipEmpty() {
  const { t } = useTranslation();
  // On a desk the slip's own head has the link.
  const isWide = useWideScreen();
  return (
    <div className="slip-empty">
      <div className="slip-empty-picture" aria-hidden="true" />
      <p className="slip-empty-title">{t('slip_empty')}</p>
      <p className="quiet">{t('slip_empty_text')}</p>
      <CodeField />
      {!isWide && (
        <ViewLink view={{ bets: 'open', slip: undefined }} className="text-link">
          {t('bets_title')}
        </ViewLink>
      )}
    </div>
  );
}
