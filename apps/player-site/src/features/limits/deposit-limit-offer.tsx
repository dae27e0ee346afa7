import { Button } from '@bahati/ui/button/button.tsx';
import { Card } from '@bahati/ui/card/card.tsx';
import { ShieldIcon } from '@bahati/ui/icons/icons.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { keepGamblingControls, useGamblingControls } from './use-gambling-controls.ts';
import './limits.css';

/** Before the first deposit: whether to set a limit, asked once and kindly. */
export function DepositLimitOffer() {
  const { t } = useTranslation();
  const { data } = useGamblingControls();
  const [isOpen, setIsOpen] = useState(false);
  const answer = useMutation({
    mutationFn: () => call('POST /wps/member/limits/offered', { body: {} }),
    onMutate() {
      if (data) keepGamblingControls({ ...data, isLimitOffered: false });
    },
  });
  if (!data) return null;
  return (
    <>
      {data.isLimitOffered && (
        <Card padding="l" className="limit-offer">
          <ShieldIcon size={28} />
          <div className="limit-offer-words">
            <h2 className="limit-card-title">{t('limits_offer_title')}</h2>
            <p className="quiet">{t('limits_offer_text')}</p>
            <div className="exclusion-ways">
              <Button
                size="s"
                onClick={() => {
                  setIsOpen(true);
                  answer.mutate();
                }}
              >
                {t('limits_set')}
              </Button>
              <Button size="s" onClick={() => answer.mutate()}>
                {t('limits_offer_no')}
              </Button>
            </div>
          </div>
        </Card>
      )}
      {isOpen && (
        <LimitDialog
          kind="deposit"
          startPeriod="week"
          currency={data.currency}
          limits={data.limits.filter(({ kind }) => kind === 'deposit')}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
