import type { StaffWithdrawal } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import { Timeline, type TimelineStep } from '@bahati/ui/timeline/timeline.tsx';
import { useWords } from '#office/words/use-words.ts';
import { progressOf } from './withdrawal-progress.rules.ts';

/** How far a decided withdrawal has come, and by whom. */
export function WithdrawalProgress({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const { translate, instant } = useWords();
  const steps = progressOf(withdrawal).map(({ id, state, at, by, reason }): TimelineStep => {
    const time = [at ? instant(at) : '', by ?? ''].filter(Boolean).join(' · ');
    return {
      id,
      title: translate(`withdrawal_steps.${id}`),
      state,
      stateLabel: translate(`step_states.${state}`),
      ...(time ? { time } : {}),
      ...(reason ? { detail: reason } : {}),
    };
  });
  return (
    <section className="queue-section">
      <h3>{translate('withdrawals.progress')}</h3>
      <Timeline label={translate('withdrawals.progress')} steps={steps} />
    </section>
  );
}
