import { useState } from 'react';
import {
  replyLimits,
  type StaffReply,
} from '@bahati/contract/back-office/support/canned-replies.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { CodeField } from '#features/content/code-field.tsx';
import { InBothFields } from '#features/content/in-both-fields.tsx';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';

const noWords = { en: '', sw: '' };

/** Writes one answer, or takes it away. */
export function ReadyAnswerDialog({
  reply,
  isReadOnly,
  onClose,
}: {
  /** Absent: it is new. */
  reply: StaffReply | undefined;
  isReadOnly: boolean;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [code, setCode] = useState(reply?.code ?? '');
  const [title, setTitle] = useState(reply?.title ?? noWords);
  const [text, setText] = useState(reply?.text ?? noWords);
  const [position, setPosition] = useState(String(reply?.position ?? 10));
  const [isWanting, setIsWanting] = useState(false);
  const wrong: Record<string, boolean> = {
    code: !/^[a-z][a-z0-9-]{0,30}$/.test(code),
    'title.en': title.en.trim() === '',
    'title.sw': title.sw.trim() === '',
    'text.en': text.en.trim() === '',
    'text.sw': text.sw.trim() === '',
    position: !/^\d{1,4}$/.test(position),
  };
  const wanting = Object.keys(wrong).filter((part) => wrong[part]);
  const missing = isWanting ? wanting : [];
  async function save() {
    if (isReadOnly) return onClose();
    setIsWanting(true);
    if (wanting.length > 0) return;
    const body = { title, text, position: Number(position) };
    const send = () => call('POST /bo/cannedReplies/:code', { params: { code }, body });
    if (await act(send, () => translate('ready_answers.told_saved'))) onClose();
  }
  async function remove() {
    const send = () => call('POST /bo/cannedReplies/:code/remove', { params: { code }, body: {} });
    if (await act(send, () => translate('content.told_removed'))) onClose();
  }
  return (
    <ActDialog
      title={translate(reply ? 'ready_answers.change' : 'ready_answers.add')}
      confirmLabel={translate(isReadOnly ? 'ra.action.close' : 'access.save')}
      size="l"
      isBusy={isBusy}
      refusal={missing.length > 0 ? translate('content.incomplete') : refusal}
      onClose={onClose}
      onConfirm={() => void save()}
    >
      <fieldset className="content-form" disabled={isReadOnly}>
        {!reply && (
          <CodeField value={code} isMissing={missing.includes('code')} onValueChange={setCode} />
        )}
        <InBothFields
          label={translate('content.title')}
          most={replyLimits.title}
          value={title}
          missing={missing}
          part="title"
          onChange={setTitle}
        />
        <InBothFields
          label={translate('content.body')}
          most={replyLimits.text}
          value={text}
          missing={missing}
          part="text"
          onChange={setText}
        />
        <TextField
          label={translate('content.position')}
          hint={translate('content.position_hint')}
          error={missing.includes('position') ? translate('content.missing') : undefined}
          inputMode="numeric"
          maxLength={4}
          value={position}
          onValueChange={setPosition}
        />
      </fieldset>
      {reply && !isReadOnly && (
        <Button size="s" className="content-remove" disabled={isBusy} onClick={() => void remove()}>
          {translate('content.remove')}
        </Button>
      )}
    </ActDialog>
  );
}
