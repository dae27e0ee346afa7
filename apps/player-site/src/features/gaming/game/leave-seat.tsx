import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { readToken } from '#features/identity/session.ts';

/** Whoever leaves the page with chips on a table is asked first; who is logged out is not. */
export function LeaveSeat({ isSeated }: { isSeated: boolean }) {
  const { t } = useTranslation();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isSeated && readToken() !== null,
    enableBeforeUnload: false,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Dialog
      isOpen
      onClose={reset}
      title={t('seat_leave_title')}
      closeLabel={t('close')}
      size="s"
      footer={
        <>
          <Button size="l" onClick={proceed}>
            {t('seat_leave_go')}
          </Button>
          <Button tone="brass" size="l" onClick={reset}>
            {t('seat_leave_stay')}
          </Button>
        </>
      }
    >
      <p>{t('seat_leave_text')}</p>
    </Dialog>
  );
}
