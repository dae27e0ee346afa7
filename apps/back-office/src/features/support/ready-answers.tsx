import { useState } from 'react';
import type { StaffReply } from '@bahati/contract/back-office/support/canned-replies.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { useWholeList } from '#office/lists/use-whole-list.ts';
import { useCan } from '#office/session/staff.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { ReadyAnswerDialog } from './ready-answer-dialog.tsx';

/** What the desk answers often, in both languages. */
export function ReadyAnswers() {
  const { translate, locale } = useWords();
  const canAccess = useCan('POST /bo/cannedReplies/:code');
  const [open, setOpen] = useState<StaffReply | 'new'>();
  const list = useWholeList(
    'GET /bo/cannedReplies/all',
    {},
    { rowsOf: ({ items }) => items, idOf: ({ code }) => code },
  );
  const language = locale === 'sw' ? 'sw' : 'en';
  return (
    <>
      <div className="office-toolbar">
        {canAccess && (
          <Button
            className="office-ink content-add"
            icon={<PlusIcon size={18} />}
            onClick={() => setOpen('new')}
          >
            {translate('ready_answers.add')}
          </Button>
        )}
      </div>
      <RecordList
        label={translate('content.answers')}
        list={list}
        empty={{ title: translate('ready_answers.empty'), seed: 'answers' }}
        columns={[
          {
            id: 'title',
            label: translate('content.title'),
            render: (row) => (
              <button type="button" className="records-open" onClick={() => setOpen(row)}>
                {row.title[language]}
              </button>
            ),
          },
          { id: 'text', label: translate('content.body'), render: ({ text }) => text[language] },
          {
            id: 'position',
            label: translate('content.position'),
            isNumber: true,
            render: ({ position }) => position,
          },
        ]}
      />
      {open && (
        <ReadyAnswerDialog
          reply={open === 'new' ? undefined : open}
          isReadOnly={!canAccess}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
