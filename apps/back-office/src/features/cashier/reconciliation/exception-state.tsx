import type { ReactNode } from 'react';
import type { ReconciliationException } from '@bahati/contract/back-office/cashier/cashier.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useWords } from '#office/words/use-words.ts';

/** How far an open exception is on its way to an end, and what can be done about it. */
export function ExceptionState({
  found: { lastReturn, approvals, isUnmatchedPayout },
  children,
}: {
  found: ReconciliationException;
  children: ReactNode;
}) {
  const { translate } = useWords();
  if (lastReturn && lastReturn.state !== 'failed') {
    return (
      <StatusChip tone="lagoon" isLive>
        {translate('reconciliation.on_its_way')}
      </StatusChip>
    );
  }
  return (
    <>
      {children || '–'}
      {approvals.length > 0 && (
        <div className="quiet">
          {translate(isUnmatchedPayout ? 'reconciliation.one_booking' : 'reconciliation.one_word', {
            staff: approvals[0]?.staff,
          })}
        </div>
      )}
      {lastReturn && approvals.length === 0 && (
        <div className="quiet">
          {translate('reconciliation.not_sent', { reason: lastReturn.failureReason || '–' })}
        </div>
      )}
    </>
  );
}
