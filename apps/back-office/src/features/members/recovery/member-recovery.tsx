import { useState } from 'react';
import type { RecoveryKind } from '@bahati/contract/back-office/members/recovery.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import type { MemberCard } from '#features/members/member-card.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import { WaitingRecovery } from './waiting-recovery.tsx';
import './member-recovery.css';

type Taking = Extract<RecoveryKind, 'payment_password_reset' | 'authenticator_removal'>;

/** What protects the member's money, and how staff take away what was lost. */
export function MemberRecovery({ member }: { member: MemberCard }) {
  const { translate, instant } = useWords();
  const canAsk = useCan('POST /bo/members/:id/paymentPassword/reset');
  const [taking, setTaking] = useState<Taking>();
  const { data, error, refetch, isFetching } = useRecord('GET /bo/members/:id/recovery', {
    params: { id: member.id },
  });
  if (error && !data) {
    return (
      <ListProblem
        title={translate('recovery.unread')}
        error={error}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return <SkeletonRows count={2} label={translate('list.loading')} />;
  const isWaiting = (kind: Taking) => data.waiting.some((wish) => wish.kind === kind);
  return (
    <section className="member-recovery" aria-labelledby="member-recovery">
      <h2 id="member-recovery">{translate('recovery.title')}</h2>
      <dl className="recovery-list">
        <div className="recovery-line">
          <dt>{translate('recovery.payment_password')}</dt>
          <dd>
            {translate(data.hasPaymentPassword ? 'recovery.set' : 'recovery.not_set')}
            {canAsk && data.hasPaymentPassword && !isWaiting('payment_password_reset') && (
              <Button size="s" onClick={() => setTaking('payment_password_reset')}>
                {translate('recovery.payment_password_reset')}
              </Button>
            )}
          </dd>
        </div>
        <div className="recovery-line">
          <dt>{translate('recovery.authenticator')}</dt>
          <dd>
            {data.hasAuthenticator
              ? translate('recovery.codes_left', { count: String(data.recoveryCodesLeft ?? 0) })
              : translate('recovery.not_set')}
            {canAsk && data.hasAuthenticator && !isWaiting('authenticator_removal') && (
              <Button size="s" onClick={() => setTaking('authenticator_removal')}>
                {translate('recovery.authenticator_removal')}
              </Button>
            )}
          </dd>
        </div>
        {data.payoutsHeldUntil && (
          <div className="recovery-line">
            <dt>{translate('recovery.held')}</dt>
            <dd>{instant(data.payoutsHeldUntil)}</dd>
          </div>
        )}
      </dl>
      <WaitingRecovery memberId={member.id} />
      {taking && (
        <TakingDialog member={member} kind={taking} onClose={() => setTaking(undefined)} />
      )}
    </section>
  );
}

const calls = {
  payment_password_reset: 'POST /bo/members/:id/paymentPassword/reset',
  authenticator_removal: 'POST /bo/members/:id/authenticator/remove',
} as const;

function TakingDialog({
  member: { id, username },
  kind,
  onClose,
}: {
  member: MemberCard;
  kind: Taking;
  onClose: () => void;
}) {
  const { translate } = useWords();
  return (
    <ReasonDialog
      title={translate(`recovery.${kind}_title`, { username })}
      confirmLabel={translate('recovery.ask_now')}
      tone="danger"
      send={(reason) => call(calls[kind], { params: { id }, body: { reason } })}
      tell={() => translate('recovery.told_asked')}
      onClose={onClose}
    >
      <p>{translate(`recovery.${kind}_hint`)}</p>
    </ReasonDialog>
  );
}
