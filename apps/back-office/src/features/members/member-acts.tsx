import { type ReactNode, useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { useCan } from '#office/session/staff.ts';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { ReopenAccount } from '#features/members/recovery/reopen-account.tsx';
import type { MemberCard } from './member-card.ts';

type Question = 'block' | 'unblock' | 'end';

/** What staff may do to a member's way in, beside other acts; a closed account can be reopened. */
export function MemberActs({ member, children }: { member: MemberCard; children: ReactNode }) {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/members/:id/block');
  const [asking, setAsking] = useState<Question>();
  if (member.status === 'closed') return <ReopenAccount member={member} />;
  const close = () => setAsking(undefined);
  return (
    <div className="member-acts" role="group" aria-label={translate('member_acts.acts')}>
      {children}
      {!canAccess ? null : member.status === 'blocked' ? (
        <Button onClick={() => setAsking('unblock')}>{translate('member_acts.unblock')}</Button>
      ) : (
        <>
          <Button onClick={() => setAsking('end')}>{translate('member_acts.end_sessions')}</Button>
          <Button tone="danger" onClick={() => setAsking('block')}>
            {translate('member_acts.block')}
          </Button>
        </>
      )}
      {asking === 'end' && <EndSessionsDialog member={member} onClose={close} />}
      {(asking === 'block' || asking === 'unblock') && (
        <BlockDialog member={member} isBlock={asking === 'block'} onClose={close} />
      )}
    </div>
  );
}

type AskingProps = { member: MemberCard; onClose: () => void };

function BlockDialog({ member, isBlock, onClose }: AskingProps & { isBlock: boolean }) {
  const { translate } = useWords();
  const { id, username } = member;
  const key = isBlock ? 'POST /bo/members/:id/block' : 'POST /bo/members/:id/unblock';
  return (
    <ReasonDialog
      title={translate(isBlock ? 'member_acts.block_title' : 'member_acts.unblock_title', {
        username,
      })}
      confirmLabel={translate(isBlock ? 'member_acts.block_now' : 'member_acts.unblock_now')}
      tone={isBlock ? 'danger' : 'ink'}
      send={(reason) => call(key, { params: { id }, body: { reason } })}
      tell={() =>
        translate(isBlock ? 'member_acts.told_blocked' : 'member_acts.told_unblocked', { username })
      }
      onClose={onClose}
    >
      <p>{translate(isBlock ? 'member_acts.block_hint' : 'member_acts.unblock_hint')}</p>
    </ReasonDialog>
  );
}

function EndSessionsDialog({ member: { id, username }, onClose }: AskingProps) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  async function confirm() {
    const send = () => call('POST /bo/members/:id/endSessions', { params: { id }, body: {} });
    const tell = ({ ended }: { ended: number }) =>
      translate('member_acts.told_ended', { username, count: String(ended) });
    if (await act(send, tell)) onClose();
  }
  return (
    <ActDialog
      title={translate('member_acts.end_title', { username })}
      confirmLabel={translate('member_acts.end_now')}
      tone="danger"
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{translate('member_acts.end_hint')}</p>
    </ActDialog>
  );
}
