import { useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import type { MemberCard } from '#features/members/member-card.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import { WaitingRecovery } from './waiting-recovery.tsx';

/** The one thing left to do about a closed account: asking that it is opened again. */
export function ReopenAccount({ member: { id, username } }: { member: MemberCard }) {
  const { translate } = useWords();
  const canAsk = useCan('POST /bo/members/:id/reopen');
  const [isAsking, setIsAsking] = useState(false);
  const { data } = useRecord('GET /bo/members/:id/recovery', { params: { id } });
  const isWaiting = data?.waiting.some(({ kind }) => kind === 'account_reopening');
  return (
    <>
      {canAsk && !isWaiting && (
        <div className="member-acts" role="group" aria-label={translate('member_acts.acts')}>
          <Button onClick={() => setIsAsking(true)}>{translate('recovery.reopen')}</Button>
        </div>
      )}
      <WaitingRecovery memberId={id} />
      {isAsking && (
        <ReasonDialog
          title={translate('recovery.reopen_title', { username })}
          confirmLabel={translate('recovery.ask_now')}
          send={(reason) =>
            call('POST /bo/members/:id/reopen', { params: { id }, body: { reason } })
          }
          tell={() => translate('recovery.told_asked')}
          onClose={() => setIsAsking(false)}
        >
          <p>{translate('recovery.reopen_hint')}</p>
        </ReasonDialog>
      )}
    </>
  );
}
