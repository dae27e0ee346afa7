import type { Deposit } from '@bahati/contract/player-site/cashier/deposits.ts';
import type { TimelineStep } from '@bahati/ui/timeline/timeline.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useStepStates } from '#features/cashier/use-step-states.ts';

/** How far a deposit has come: asked for, at the payment service, in the balance. */
export function useDepositSteps(deposit: Deposit): TimelineStep[] {
  const { t } = useTranslation();
  const { time } = useFormat();
  const step = useStepStates();
  const { status, flow, createdAt, completedAt, failureReason } = deposit;
  const isOver = status === 'failed' || status === 'expired';
  const atGateway = status === 'pending' ? 'current' : isOver ? 'failed' : 'done';
  const inBalance = status === 'completed' ? 'done' : 'upcoming';
  return [
    { id: 'asked', title: t('deposit_step_asked'), time: time(createdAt), ...step('done') },
    {
      id: 'gateway',
      title: t(`deposit_step_${flow}`),
      detail:
        status === 'pending'
          ? t(flow === 'transfer' ? 'deposit_transfer_about' : 'deposit_pending_about')
          : isOver
            ? flow === 'transfer' && status === 'failed' && failureReason !== null
              ? failureReason
              : t(`deposit_${status}_about`)
            : undefined,
      ...step(atGateway),
    },
    {
      id: 'balance',
      title: t('deposit_step_balance'),
      time: completedAt ? time(completedAt) : undefined,
      ...step(inBalance),
    },
  ];
}
