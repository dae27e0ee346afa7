import type { Receivable } from '@bahati/contract/back-office/gaming/receivables.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Asks another staff user to give up what a member owes. */
export function WriteOffDialog({
  receivable,
  onClose,
}: {
  receivable: Receivable;
  onClose: () => void;
}) {
  const { translate, locale } = useWords();
  const { id, open, currency, username, providerCode } = receivable;
  return (
    <ReasonDialog
      title={translate('receivables.write_off_title', { username })}
      confirmLabel={translate('receivables.write_off_now')}
      tone="danger"
      send={(reason) =>
        call('POST /bo/receivables/:id/write-off', { params: { id }, body: { reason } })
      }
      tell={() => translate('approvals.told_asked')}
      onClose={onClose}
    >
      <div className="queue-confirm">
        <Amount size="l" value={open} currency={currency} locale={locale} />
        <p>{translate('receivables.write_off_hint', { provider: providerCode })}</p>
      </div>
    </ReasonDialog>
  );
}
