import { useState } from 'react';
import type { Segment } from '@bahati/contract/back-office/content/mailings.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { type RulesDraft, segmentRules } from './mailing-draft.rules.ts';

/** Keeps rules under a name: under a new one, or over the segment they came from. */
export function KeepSegmentDialog({
  rules,
  segment,
  onClose,
}: {
  rules: RulesDraft;
  segment: Segment | undefined;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [name, setName] = useState(segment?.name ?? '');
  const [isWanting, setIsWanting] = useState(false);
  const given = segmentRules(rules);
  const isNamed = name.trim() !== '';
  async function keep() {
    setIsWanting(true);
    if (!given || !isNamed) return;
    const body = { name: name.trim(), rules: given };
    const send = () =>
      segment && segment.name === body.name
        ? call('POST /bo/segments/:id', { params: { id: segment.id }, body })
        : call('POST /bo/segments', { body });
    if (await act(send, () => translate('segments.told_kept'))) onClose();
  }
  async function remove(id: string) {
    const send = () => call('POST /bo/segments/:id/remove', { params: { id }, body: {} });
    if (await act(send, () => translate('segments.told_removed'))) onClose();
  }
  return (
    <ActDialog
      title={translate('segments.keep')}
      confirmLabel={translate('segments.keep_now')}
      isBusy={isBusy}
      refusal={given ? refusal : translate('segments.rules_wrong')}
      onClose={onClose}
      onConfirm={() => void keep()}
    >
      <TextField
        label={translate('segments.name')}
        error={isWanting && !isNamed ? translate('content.missing') : undefined}
        maxLength={60}
        value={name}
        onValueChange={setName}
      />
      {segment && (
        <Button
          size="s"
          className="content-remove"
          disabled={isBusy}
          onClick={() => void remove(segment.id)}
        >
          {translate('segments.remove', { name: segment.name })}
        </Button>
      )}
    </ActDialog>
  );
}
