import type { MemberPromotion } from '@bahati/contract/player-site/rewards/promotions.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { forgetRewards } from '#features/rewards/forget-rewards.ts';
import { call } from '#site/api.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { ApplyDialog } from './apply-dialog.tsx';

/** What the member can do about a promotion now, by its state. */
export function PromotionActs({ promotion }: { promotion: MemberPromotion }) {
  const { t } = useTranslation();
  const { state, terms, answer, awardId } = promotion;
  const { kind } = terms.trigger;
  if (state === 'claim' && awardId) return <ClaimButton awardId={awardId} />;
  if (kind === 'deposit' && (state === 'join' || state === 'joined')) {
    return <DepositOfferActs promotion={promotion} />;
  }
  if (kind === 'application' && (state === 'join' || state === 'rejected')) {
    return (
      <>
        {state === 'rejected' && answer && <p>{t('activity_answer', { answer })}</p>}
        <ApplyButton promotion={promotion} isAgain={state === 'rejected'} />
      </>
    );
  }
  if (kind === 'deposit' && state === 'signed') {
    return (
      <Link to="/member/depositv2" className={buttonClass({ tone: 'brass' })}>
        {t('hd_deposit')}
      </Link>
    );
  }
  if (kind === 'turnover' && (state === 'process' || state === 'signed')) {
    return <Progress promotion={promotion} />;
  }
  return null;
}

/** Takes an award; it is given once, however often it is pressed. */
export function ClaimButton({ awardId, name }: { awardId: string; name?: string | undefined }) {
  const { t } = useTranslation();
  const claim = useMutation({
    mutationFn: () => call('POST /wps/rewards/awards/claim', { body: { id: awardId } }),
    onSuccess: async ({ kind }) => {
      showToast({ tone: 'win', message: t(`award_taken_${kind}`) });
      await forgetRewards();
    },
    onError: () => void forgetRewards(),
  });
  return (
    <>
      <Button
        tone="brass"
        isLoading={claim.isPending}
        loadingLabel={t('loading')}
        aria-label={name ? `${t('award_claim')}: ${name}` : undefined}
        onClick={() => claim.mutate()}
      >
        {t('award_claim')}
      </Button>
      <FormAlert error={claim.error} />
    </>
  );
}

function DepositOfferActs({ promotion: { id, state } }: { promotion: MemberPromotion }) {
  const { t } = useTranslation();
  const choose = useMutation({
    mutationFn: (isWanted: boolean) =>
      isWanted
        ? call('POST /wps/rewards/depositOffers/choose', { body: { id } })
        : call('POST /wps/rewards/depositOffers/withdraw', { body: {} }),
    onSettled: () => forgetRewards(),
  });
  return (
    <>
      {state === 'joined' ? (
        <>
          <Link to="/member/depositv2" className={buttonClass({ tone: 'brass' })}>
            {t('offer_deposit_now')}
          </Link>
          <Button tone="plain" isLoading={choose.isPending} onClick={() => choose.mutate(false)}>
            {t('offer_withdraw')}
          </Button>
        </>
      ) : (
        <Button tone="brass" isLoading={choose.isPending} onClick={() => choose.mutate(true)}>
          {t('offer_choose')}
        </Button>
      )}
      <FormAlert error={choose.error} />
    </>
  );
}

function ApplyButton({ promotion, isAgain }: { promotion: MemberPromotion; isAgain: boolean }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="brass" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t(isAgain ? 'apply_again' : 'apply_open')}
      </Button>
      {isOpen && <ApplyDialog promotion={promotion} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Progress({ promotion: { terms, progress, currency } }: { promotion: MemberPromotion }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { trigger } = terms;
  if (trigger.kind !== 'turnover' || progress === null) return null;
  return (
    <div className="reward-progress">
      <progress
        value={Number(progress)}
        max={Number(trigger.least)}
        aria-label={t('turnover_progress')}
      />
      <p className="quiet">
        {t('progress_of', {
          done: money(progress, currency),
          all: money(trigger.least, currency),
        })}
      </p>
    </div>
  );
}
