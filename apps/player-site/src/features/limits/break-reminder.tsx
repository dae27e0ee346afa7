import type { Exclusion } from '@bahati/contract/player-site/responsible-gambling/limits.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { readToken } from '#features/identity/session.ts';
import { useExclusionWords } from './use-exclusion-words.ts';

const key = 'bahati.break-told';

/** Who logs in during a break is told so, once a login, with its end and the way to the money. */
export function BreakReminder({ exclusion }: { exclusion: Exclusion }) {
  const { t } = useTranslation();
  const words = useExclusionWords();
  const [isOpen, setIsOpen] = useState(() => sessionStorage.getItem(key) !== toldMark());
  const close = () => {
    sessionStorage.setItem(key, toldMark());
    setIsOpen(false);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('limits_paused_title')}
      closeLabel={t('close')}
      size="s"
      footer={
        <>
          <Link to="/member/withdraw" className={buttonClass({ tone: 'quiet' })} onClick={close}>
            {t('member_withdrawal')}
          </Link>
          <Button tone="brass" onClick={close}>
            {t('limits_understood')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{words(exclusion)}</p>
        <p className="quiet">{t('limits_paused_money')}</p>
        <Link to="/member/limits" onClick={close}>
          {t('limits_title')}
        </Link>
      </div>
    </Dialog>
  );
}

/** Tells one login from the next without keeping the token itself twice. */
function toldMark(): string {
  return readToken()?.slice(-6) ?? '';
}
