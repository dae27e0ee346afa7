import { useState } from 'react';
import { type CountedTag, tagColours } from '@bahati/contract/back-office/members/notes.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { InBothFields } from '#features/content/in-both-fields.tsx';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { useTagWords } from './use-tag-words.ts';
import './tags.css';

const longestName = 30;

/** Adds a tag, or gives one another name or colour; its code stays. */
export function TagDialog({
  tag,
  onClose,
}: {
  /** Absent: it is new. */
  tag: CountedTag | undefined;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { nameOf } = useTagWords();
  const { act, isBusy, refusal } = useAct();
  const [code, setCode] = useState(tag?.code ?? '');
  const [name, setName] = useState(tag?.name ?? { en: '', sw: '' });
  const [colour, setColour] = useState(tag?.colour ?? 'lagoon');
  const [isRetired, setIsRetired] = useState(tag?.isRetired ?? false);
  const [isWanting, setIsWanting] = useState(false);
  const wrong: Record<string, boolean> = {
    code: !/^[a-z][a-z0-9_]{1,29}$/.test(code),
    'name.en': name.en.trim().length < 2,
    'name.sw': name.sw.trim().length < 2,
  };
  const wanting = Object.keys(wrong).filter((part) => wrong[part]);
  const missing = isWanting ? wanting : [];
  async function save() {
    setIsWanting(true);
    if (wanting.length > 0) return;
    const body = { code, name, colour, isRetired };
    const send = () => call('POST /bo/memberTags', { body });
    if (await act(send, () => translate('tags.told_saved'))) onClose();
  }
  return (
    <ActDialog
      title={translate(tag ? 'tags.change_title' : 'tags.add')}
      confirmLabel={translate('access.save')}
      isBusy={isBusy}
      refusal={missing.length > 0 ? translate('content.incomplete') : refusal}
      onClose={onClose}
      onConfirm={() => void save()}
    >
      <p className="tag-preview">
        <StatusChip tone={colour}>{nameOf({ name }) || translate('notes.tag')}</StatusChip>
      </p>
      {!tag && (
        <TextField
          label={translate('content.code')}
          hint={translate('tags.code_hint')}
          error={missing.includes('code') ? translate('tags.code_hint') : undefined}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onValueChange={setCode}
        />
      )}
      <InBothFields
        label={translate('tags.name')}
        most={longestName}
        value={name}
        missing={missing}
        part="name"
        onChange={setName}
      />
      <Segmented
        label={translate('tags.colour')}
        value={colour}
        options={tagColours.map((value) => ({ value, label: translate(`tag_colours.${value}`) }))}
        onValueChange={setColour}
      />
      <Checkbox
        label={translate('tags.retire')}
        checked={isRetired}
        onCheckedChange={setIsRetired}
      />
    </ActDialog>
  );
}
