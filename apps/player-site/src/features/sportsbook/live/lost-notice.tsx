/** Says that prices on the screen are frozen, while the connection is lost. */
import { WarningIcon } from '@bahati/ui/icons/icons.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useIsFrozen } from './book-link.ts';
import './lost-notice.css';

export function LostNotice() {
  const { t } = useTranslation();
  const isFrozen = useIsFrozen();
  return (
    <p className="lost-notice" role="status" hidden={!isFrozen}>
      {isFrozen && (
        <>
          <WarningIcon size={18} />
          {t('book_lost')}
        </>
      )}
    </p>
  );
}
