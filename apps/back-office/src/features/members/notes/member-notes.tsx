import { useState } from 'react';
import type { MemberNote } from '@bahati/contract/back-office/members/notes.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useCan } from '#office/session/staff.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { NoteForm } from './note-form.tsx';
import './member-notes.css';

/** What staff users wrote about a member, newest first. */
export function MemberNotes({ memberId }: { memberId: string }) {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/members/:id/notes');
  const list = useList('GET /bo/members/:id/notes', { params: { id: memberId } }, { pageSize: 10 });
  const [withdrawing, setWithdrawing] = useState<MemberNote>();
  const columns = useColumns(canAccess ? setWithdrawing : undefined);
  return (
    <div className="member-notes">
      {canAccess && <NoteForm memberId={memberId} />}
      <RecordList
        label={translate('notes.tab')}
        list={list}
        columns={columns}
        empty={{
          title: translate('notes.empty'),
          text: translate('notes.empty_hint'),
          seed: 'notes',
        }}
      />
      {withdrawing && (
        <ReasonDialog
          title={translate('notes.withdraw_title')}
          confirmLabel={translate('notes.withdraw')}
          tone="danger"
          send={(reason) =>
            call('POST /bo/memberNotes/:id/withdraw', {
              params: { id: withdrawing.id },
              body: { reason },
            })
          }
          tell={() => translate('notes.told_withdrawn')}
          onClose={() => setWithdrawing(undefined)}
        >
          <p>{withdrawing.text}</p>
        </ReasonDialog>
      )}
    </div>
  );
}

function useColumns(onWithdraw: ((note: MemberNote) => void) | undefined) {
  const { translate, instant } = useWords();
  const columns: Column<MemberNote>[] = [
    {
      id: 'note',
      label: translate('notes.note'),
      render: ({ text, withdrawnBy, isPinned }) =>
        withdrawnBy === null ? (
          <p className="member-note">
            {isPinned && <StatusChip tone="brass">{translate('notes.pinned')}</StatusChip>} {text}
          </p>
        ) : (
          <p className="member-note quiet">
            <s>{text}</s> {translate('notes.withdrawn', { staff: withdrawnBy })}
          </p>
        ),
    },
    {
      id: 'by',
      label: translate('notes.by'),
      isTight: true,
      render: ({ writtenBy }) => writtenBy,
    },
    {
      id: 'at',
      label: translate('notes.at'),
      isTight: true,
      render: ({ writtenAt }) => instant(writtenAt),
    },
  ];
  if (!onWithdraw) return columns;
  const acts: Column<MemberNote> = {
    id: 'acts',
    label: '',
    isNumber: true,
    render: (note) => note.withdrawnAt === null && <NoteActs note={note} onWithdraw={onWithdraw} />,
  };
  return [...columns, acts];
}

function NoteActs({
  note,
  onWithdraw,
}: {
  note: MemberNote;
  onWithdraw: (note: MemberNote) => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const { id, isPinned, text } = note;
  const pin = () =>
    act(() =>
      call('POST /bo/memberNotes/:id/pin', { params: { id }, body: { isPinned: !isPinned } }),
    );
  const about = text.slice(0, 60);
  const pinWords = translate(isPinned ? 'notes.unpin' : 'notes.pin');
  return (
    <span className="member-note-acts">
      <Button
        size="s"
        isLoading={isBusy}
        aria-label={`${pinWords}: ${about}`}
        onClick={() => void pin()}
      >
        {pinWords}
      </Button>
      <Button
        size="s"
        aria-label={`${translate('notes.withdraw')}: ${about}`}
        onClick={() => onWithdraw(note)}
      >
        {translate('notes.withdraw')}
      </Button>
      {refusal && <span role="alert">{refusal}</span>}
    </span>
  );
}
