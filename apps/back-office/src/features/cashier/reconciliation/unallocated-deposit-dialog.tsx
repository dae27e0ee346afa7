import { useState } from 'react';
import type { ReconciliationException } from '@bahati/contract/back-office/cashier/cashier.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { ApprovalList } from '#features/cashier/approval-list.tsx';

const acts = ['assign', 'return_to_payer', 'resolve'] as const;

/** An unallocated deposit: whose it is, that it goes back to its payer, or what else became of it. */
export function UnallocatedDepositDialog({
  found,
  onClose,
}: {
  found: ReconciliationException;
  onClose: () => void;
}) {
  const { translate, locale } = useWords();
  // Another staff user's word waits for the second.
  const [kind, setKind] = useState<(typeof acts)[number]>(
    found.approvals.length > 0 ? 'return_to_payer' : 'assign',
  );
  const [username, setUsername] = useState('');
  const name = username.trim();
  const isNameless = kind === 'assign' && name === '';

  function send(reason: string) {
    const params = { id: found.id };
    if (kind === 'assign') {
      const body = { reason, username: name };
      return call('POST /bo/reconciliationExceptions/:id/assign', { params, body });
    }
    return kind === 'return_to_payer'
      ? call('POST /bo/reconciliationExceptions/:id/returnToPayer', { params, body: { reason } })
      : call('POST /bo/reconciliationExceptions/:id/resolve', { params, body: { reason } });
  }

  function tell({ approvals, lastReturn }: ReconciliationException): string {
    if (kind === 'resolve') return translate('reconciliation.told_resolved');
    if (kind === 'assign') return translate('reconciliation.told_assigned', { username: name });
    const isSent = lastReturn !== null && lastReturn.state !== 'failed' && approvals.length > 1;
    return translate(isSent ? 'reconciliation.told_sent_back' : 'reconciliation.told_first');
  }

  const verb = translate(`reconciliation.${kind}`);
  return (
    <ReasonDialog
      title={translate('reconciliation.decide_title')}
      confirmLabel={verb}
      tone={kind === 'return_to_payer' ? 'danger' : 'ink'}
      isReady={!isNameless}
      send={send}
      tell={tell}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <div className="queue-confirm">
            <Amount
              size="l"
              value={found.theirs ?? '0'}
              currency={found.currency}
              locale={locale}
            />
            <p className="quiet">
              {found.reference} · {found.account || '–'} · {found.party || '–'}
            </p>
          </div>
          <Segmented
            label={translate('reconciliation.act')}
            value={kind}
            options={acts.map((value) => ({ value, label: translate(`reconciliation.${value}`) }))}
            onValueChange={setKind}
          />
          <p>{translate(`unallocated_deposit_hints.${kind}`)}</p>
          {kind === 'assign' && (
            <TextField
              label={translate('members.username')}
              value={username}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={60}
              error={
                isWanting && isNameless ? translate('reconciliation.username_needed') : undefined
              }
              onValueChange={setUsername}
            />
          )}
          {kind === 'return_to_payer' && (
            <ApprovalList approvals={found.approvals} approvalsNeeded={2} />
          )}
        </>
      )}
    </ReasonDialog>
  );
}
