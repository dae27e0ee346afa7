import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { ErrorState } from '@bahati/ui/error-state/error-state.tsx';
import { Spinner } from '@bahati/ui/spinner/spinner.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import './popup.css';

/** A pop-up whose part of the site is still on its way. */
export function PopupLoading({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen onClose={onClose} title={t('loading')} closeLabel={t('close')} isTitleHidden>
      <div className="popup-waiting">
        <Spinner label={t('loading')} size={32} />
      </div>
    </Dialog>
  );
}

export function PopupError({ error, onClose }: { error: unknown; onClose: () => void }) {
  const { t } = useTranslation();
  const words = useErrorWords();
  return (
    <Dialog isOpen onClose={onClose} title={t('error_title')} closeLabel={t('close')} isTitleHidden>
      <ErrorState
        title={t('error_title')}
        text={words(error)}
        retryLabel={t('retry')}
        onRetry={() => window.location.reload()}
      />
    </Dialog>
  );
}
