import { useState } from 'react';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { Link } from '#office/address/link.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import type { DepositCard } from './deposit-card.ts';

/** How far the deposit is on its way back to who paid it, and asking for that. */
export function DepositRefund({ deposit, mayAsk }: { deposit: DepositCard; mayAsk: boolean }) {
  const { translate, instant } = useWords();
  const [isAsking, setIsAsking] = useState(false);
  const { id, refund } = deposit;
  const { isPossible, asked, lastReturn } = refund;
  const canAsk = mayAsk && isPossible && !asked;
  if (!canAsk && !asked && !lastReturn) return null;
  return (
    <section className="queue-section">
      {lastReturn && <LastReturn lastReturn={lastReturn} />}
      {asked && (
        <p>
          <Link to="/approvals" className="office-link">
            {translate('money_rules.wanted')}
          </Link>{' '}
          <span className="quiet">
            {translate('money_rules.asked', {
              name: asked.requestedBy,
              at: instant(asked.requestedAt),
            })}
          </span>
        </p>
      )}
      {canAsk && (
        <Button size="s" onClick={() => setIsAsking(true)}>
          {translate('deposits.refund')}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={translate('deposits.refund')}
          confirmLabel={translate('deposits.refund_ask')}
          tone="danger"
          send={(reason) =>
            call('POST /bo/deposits/:id/refund', { params: { id }, body: { reason } })
          }
          tell={() => translate('money_rules.told_waits')}
          onClose={() => setIsAsking(false)}
        >
          <p>{translate('deposits.refund_hint')}</p>
        </ReasonDialog>
      )}
    </section>
  );
}

function LastReturn({
  lastReturn,
}: {
  lastReturn: NonNullable<DepositCard['refund']['lastReturn']>;
}) {
  const { translate } = useWords();
  const { state, failureReason } = lastReturn;
  if (state === 'failed') {
    const reason = failureReason || '–';
    return <p className="quiet">{translate('reconciliation.not_sent', { reason })}</p>;
  }
  const isDone = state === 'done';
  return (
    <p>
      <StatusChip tone="lagoon" isLive={!isDone}>
        {translate(isDone ? 'deposits.refunded' : 'reconciliation.on_its_way')}
      </StatusChip>
    </p>
  );
}
