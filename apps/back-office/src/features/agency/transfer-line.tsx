import { useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

type Agent = { id: string; username: string };

/** Closes an agent's line for transfers, or opens it again; of others there is nothing to close. */
export function TransferLine({ member }: { member: Agent }) {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/members/:id/transferLine');
  const [isAsking, setIsAsking] = useState(false);
  const { data: line } = useRecord('GET /bo/members/:id/transferLine', {
    params: { id: member.id },
  });
  if (!canAccess || !line?.isAgent) return null;
  return (
    <div className="member-acts">
      <Button onClick={() => setIsAsking(true)}>
        {translate(line.isOpen ? 'transfer_line.close' : 'transfer_line.open')}
      </Button>
      {isAsking && (
        <LineDialog member={member} isOpen={line.isOpen} onClose={() => setIsAsking(false)} />
      )}
    </div>
  );
}

function LineDialog({
  member: { id, username },
  isOpen,
  onClose,
}: {
  member: Agent;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { translate } = useWords();
  return (
    <ReasonDialog
      title={translate(isOpen ? 'transfer_line.close' : 'transfer_line.open')}
      confirmLabel={translate(isOpen ? 'transfer_line.close_now' : 'transfer_line.open_now')}
      tone={isOpen ? 'danger' : 'ink'}
      send={(reason) =>
        call('POST /bo/members/:id/transferLine', {
          params: { id },
          body: { isOpen: !isOpen, reason },
        })
      }
      tell={() =>
        translate(isOpen ? 'transfer_line.told_closed' : 'transfer_line.told_open', { username })
      }
      onClose={onClose}
    >
      <p>{translate('transfer_line.hint', { username })}</p>
    </ReasonDialog>
  );
}
