import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useMember } from '#features/members/use-member.ts';
import './welcome-dialog.css';

/** Right after the registration: the deposit, with the least it takes, or a look around first. */
export function WelcomeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { data: member } = useMember();
  const { next } = useSearch({ from: '__root__' });
  const { data: ways } = useQuery({
    ...memberQuery('GET /wps/cashier/methods'),
    staleTime: 60_000,
  });
  const first = ways?.deposit.find(({ isOpen, isOut }) => isOpen && !isOut);
  const isOffered = ways === undefined || (first !== undefined && !ways.isWithdrawOnly);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('welcome_title', { name: member?.account ?? '' })}
      closeLabel={t('close')}
      size="s"
    >
      <div className="welcome">
        <p className="welcome-lead">{t(isOffered ? 'welcome_lead' : 'welcome_lead_no_deposit')}</p>
        {isOffered && (
          <p className="welcome-least">
            {first
              ? t('welcome_least', {
                  amount: money(first.minimum, first.currency),
                  method: first.name,
                })
              : '\u00a0'}
          </p>
        )}
        {isOffered && (
          <Link
            to="/member/depositv2"
            search={next ? { next } : {}}
            className={buttonClass({ tone: 'brass', size: 'l', isWide: true })}
          >
            {t('welcome_deposit')}
          </Link>
        )}
        <Button isWide tone={isOffered ? 'quiet' : 'brass'} onClick={onClose}>
          {t('welcome_later')}
        </Button>
      </div>
    </Dialog>
  );
}
