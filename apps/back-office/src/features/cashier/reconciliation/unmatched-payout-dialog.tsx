import { useState } from 'react';
import type { ReconciliationException } from '@bahati/contract/back-office/cashier/cashier.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { ApprovalList } from '#features/cashier/approval-list.tsx';

const acts = ['book', 'resolve'] as const;

/** Money that left without a withdrawal: the operator bears it, or something else became of it. */
export function UnmatchedPayoutDialog({
  found,
  onClose,
}: {
  found: ReconciliationException;
  onClose: () => void;
}) {
  const { translate, locale } = useWords();
  const [kind, setKind] = useState<(typeof acts)[number]>('book');

  function send(reason: string) {
    const input = { params: { id: found.id }, body: { reason } };
    return kind === 'book'
      ? call('POST /bo/reconciliationExceptions/:id/book', input)
      : call('POST /bo/reconciliationExceptions/:id/resolve', input);
  }

  function tell({ resolvedAt }: ReconciliationException): string {
    if (kind === 'resolve') return translate('reconciliation.told_resolved');
    return translate(resolvedAt ? 'reconciliation.told_booked' : 'reconciliation.told_first');
  }

  return (
    <ReasonDialog
      title={translate('reconciliation.unmatched_payout_title')}
      confirmLabel={translate(`reconciliation.${kind}`)}
      tone={kind === 'book' ? 'danger' : 'ink'}
      send={send}
      tell={tell}
      onClose={onClose}
    >
      <div className="queue-confirm">
        <Amount size="l" value={found.theirs ?? '0'} currency={found.currency} locale={locale} />
        <p className="quiet">
          {found.reference} · {found.party || found.account || '–'}
        </p>
      </div>
      <Segmented
        label={translate('reconciliation.act')}
        value={kind}
        options={acts.map((value) => ({ value, label: translate(`reconciliation.${value}`) }))}
        onValueChange={setKind}
      />
      <p>{translate(`unmatched_payout_hints.${kind}`)}</p>
      {kind === 'book' && <ApprovalList approvals={found.approvals} approvalsNeeded={2} />}
    </ReasonDialog>
  );
}
