import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { ForgotByEmail } from './forgot-by-email.tsx';
import { ForgotByPhone } from './forgot-by-phone.tsx';
import { PopupBand } from '#features/identity/popups/popup-band.tsx';

/** The ways to a new password for who has forgotten it; the brand says which are open. */
export function ForgotDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation();
  const { flags } = useBrand();
  const [way, setWay] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  if (wasSent) return <LinkSent onClose={onClose} />;

  const byEmail = <ForgotByEmail onBusy={setIsBusy} onDone={() => setWasSent(true)} />;
  const byPhone = <ForgotByPhone onBusy={setIsBusy} onDone={onDone} />;
  const ways = [
    ...(flags.CHNGPASSMAIL3 ? [{ id: 'email', label: t('forgot_by_email'), panel: byEmail }] : []),
    ...(flags.CHNGPASSVERIF3 ? [{ id: 'phone', label: t('forgot_by_phone'), panel: byPhone }] : []),
  ];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('forgot_title')}
      closeLabel={t('close')}
      size="s"
      isLocked={isBusy}
    >
      <PopupBand banners="w_forget" />
      {ways.length > 1 ? (
        <Tabs
          label={t('forgot_ways')}
          selectedId={way ?? ways[0]?.id ?? ''}
          onSelect={setWay}
          tabs={ways}
        />
      ) : (
        ways[0]?.panel
      )}
      <p className="popup-other">
        {t('forgot_remembered')}{' '}
        <Link to="." search={(current) => ({ ...current, popup: 'login' })} replace>
          {t('hd_log_in')}
        </Link>
      </p>
    </Dialog>
  );
}

/** The same words whether or not a link was sent: they tell nobody whose address it is. */
function LinkSent({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('forgot_sent_title')}
      closeLabel={t('close')}
      size="s"
      footer={
        <Button
          tone="brass"
          onClick={() =>
            void navigate({
              to: '.',
              search: (current) => ({ ...current, popup: 'login' }),
              replace: true,
            })
          }
        >
          {t('hd_log_in')}
        </Button>
      }
    >
      <p role="status">{t('in_been_out')}</p>
    </Dialog>
  );
}
