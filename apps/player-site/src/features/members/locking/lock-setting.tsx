import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { LockIcon } from '@bahati/ui/icons/icons.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { lockNow } from '#features/identity/locking/lock-state.ts';
import { LockForm, LockRemovalForm } from './lock-forms.tsx';
import '#features/members/security/device-list.css';

/** The idle lock of all the member's devices; off until he turns it on. */
export function LockSetting({ minutes }: { minutes: number | null }) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const [open, setOpen] = useState<'set' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const lock = useMutation({
    mutationFn: lockNow,
    onError: (error) => showToast({ tone: 'alarm', message: words(error) }),
  });
  return (
    <section className="member-section">
      <div className="device-head">
        <h2 className="member-section-title">{t('lock_setting_title')}</h2>
        <Button size="s" onClick={() => setOpen('set')}>
          {minutes === null ? t('lock_turn_on') : t('lock_change')}
        </Button>
      </div>
      <p className="quiet">
        {minutes === null ? t('lock_setting_off') : t('lock_setting_on', { count: minutes })}
      </p>
      {minutes !== null && (
        <div className="lock-acts">
          <Button
            size="s"
            icon={<LockIcon size={18} />}
            isLoading={lock.isPending}
            loadingLabel={t('loading')}
            onClick={() => lock.mutate()}
          >
            {t('lock_now')}
          </Button>
          <Button size="s" onClick={() => setOpen('remove')}>
            {t('lock_turn_off')}
          </Button>
        </div>
      )}
      {open && (
        <Dialog
          isOpen
          onClose={close}
          title={open === 'set' ? t('lock_setting_title') : t('lock_turn_off')}
          closeLabel={t('close')}
          size="s"
        >
          {open === 'set' ? (
            <LockForm minutes={minutes} onDone={close} />
          ) : (
            <LockRemovalForm onDone={close} />
          )}
        </Dialog>
      )}
    </section>
  );
}
