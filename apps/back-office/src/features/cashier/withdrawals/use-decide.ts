import { useState } from 'react';
import type { StaffWithdrawal } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import { RefusedError } from '@bahati/client/caller.ts';
import { formatAmount } from '@bahati/money/format.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { call, queryClient } from '#office/api.ts';
import { useWords } from '#office/words/use-words.ts';

export type Decision = { decision: 'approve' } | { decision: 'reject'; reason: string };

/** Sends a decision once, tells how it went, and lets every list be read anew. */
export function useDecide(withdrawal: StaffWithdrawal, onDecided: () => void) {
  const { translate, locale, problem } = useWords();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  /** True when nothing more is to be decided here, by us or by somebody faster. */
  async function decide(decision: Decision): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setRefusal(undefined);
    const { id, currency, username } = withdrawal;
    try {
      const decided = await send(id, decision);
      const amount = `${currency} ${formatAmount(withdrawal.amount, currency, locale)}`;
      const told = decided.status === 'requested' ? 'first' : decision.decision;
      const message = translate(`withdrawals.told_${told}`, { amount, username });
      showToast({ tone: decision.decision === 'approve' ? 'win' : 'info', message });
      onDecided();
      void queryClient.invalidateQueries();
      return true;
    } catch (error) {
      if (!isDecidedAlready(error)) {
        setRefusal(problem(error).words);
        return false;
      }
      showToast({ tone: 'warn', message: translate('withdrawals.already_decided') });
      void queryClient.invalidateQueries();
      return true;
    } finally {
      setIsBusy(false);
    }
  }
  return { decide, isBusy, refusal, forgetRefusal: () => setRefusal(undefined) };
}

function send(id: string, decision: Decision): Promise<{ status: StaffWithdrawal['status'] }> {
  return decision.decision === 'approve'
    ? call('POST /bo/withdrawals/:id/approve', { params: { id }, body: {} })
    : call('POST /bo/withdrawals/:id/reject', {
        params: { id },
        body: { reason: decision.reason },
      });
}

function isDecidedAlready(error: unknown): boolean {
  return error instanceof RefusedError && error.code === 'already_decided';
}
