import type { Withdrawal } from '@bahati/contract/player-site/cashier/withdrawals.ts';
import type { TimelineStep } from '@bahati/ui/timeline/timeline.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useStepStates } from '#features/cashier/use-step-states.ts';

const order = ['requested', 'approved', 'paid', 'confirmed'] as const;

/** One that is disputed was paid, and waits for the end of its case. */
function reachedBy(status: Withdrawal['status']): number {
  return order.indexOf(status === 'disputed' ? 'paid' : (status as (typeof order)[number]));
}

/** How far a withdrawal has come: asked for, checked, paid, received; or where it ended. */
export function useWithdrawalSteps(withdrawal: Withdrawal): TimelineStep[] {
  const { t } = useTranslation();
  const { time } = useFormat();
  const step = useStepStates();
  const { status, reason, createdAt, decidedAt, paidAt, confirmedAt, autoConfirmAt } = withdrawal;
  const times = { requested: createdAt, approved: decidedAt, paid: paidAt, confirmed: confirmedAt };
  const failedAt = status === 'rejected' ? 1 : status === 'failed' ? 2 : undefined;
  const reached = failedAt ?? reachedBy(status);
  return order.map((id, at) => {
    const hasFailed = at === failedAt;
    const state = hasFailed
      ? 'failed'
      : at <= reached
        ? 'done'
        : at === reached + 1 && failedAt === undefined
          ? 'current'
          : 'upcoming';
    const at_ = times[id];
    const detail = hasFailed
      ? (reason ?? t('withdraw_returned_about'))
      : id === 'confirmed' && status === 'paid' && autoConfirmAt
        ? t('withdraw_auto_confirm', { time: time(autoConfirmAt) })
        : id === 'confirmed' && status === 'disputed'
          ? t('case_open_about')
          : undefined;
    return {
      id,
      title: hasFailed ? t(`withdraw_status_${status}`) : t(`withdraw_step_${id}`),
      time: at_ ? time(at_) : undefined,
      detail,
      ...step(state),
    };
  });
}
