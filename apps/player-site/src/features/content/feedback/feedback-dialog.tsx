import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { FeedbackForm } from './feedback-form.tsx';

/** Writing to the operator, from anywhere, logged in or not. */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const [ticket, setTicket] = useState<string>();
  const isLoggedIn = useIsLoggedIn();
  if (ticket)
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
        <div role="status" className="stack">
          <p>{t('feedback_ticket', { ticket })}</p>
          <p>{t(isLoggedIn ? 'feedback_sent_member' : 'feedback_sent_text')}</p>
        </div>
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
      <FeedbackForm onBusy={setIsBusy} onDone={setTicket} />
    </Dialog>
  );
}
