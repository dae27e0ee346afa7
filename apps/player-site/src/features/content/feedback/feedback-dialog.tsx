import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FeedbackForm } from './feedback-form.tsx';

/** Writing to the operator, from anywhere, logged in or not. */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  if (wasSent)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={t('feedback_sent_title')}
        closeLabel={t('close')}
        size="s"
        footer={
          <Button tone="brass" onClick={onClose}>
            {t('close')}
          </Button>
        }
      >
        <p role="status">{t('feedback_sent_text')}</p>
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('feedback_title')}
      closeLabel={t('close')}
      size="s"
      isLocked={isBusy}
    >
      <FeedbackForm onBusy={setIsBusy} onDone={() => setWasSent(true)} />
    </Dialog>
  );
}
