import { useState } from 'react';
import type { CountedTag } from '@bahati/contract/back-office/members/notes.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useTagWords } from './use-tag-words.ts';

/** Takes a tag away, or lets another take its place; says first for how many members. */
export function EndTagDialog({
  tag,
  tags,
  onClose,
}: {
  tag: CountedTag;
  tags: readonly CountedTag[];
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { nameOf, countOf } = useTagWords();
  const [into, setInto] = useState('');
  const { code } = tag;
  const others = tags.filter((other) => other.code !== code && !other.isRetired && !other.ending);
  return (
    <ReasonDialog
      title={translate('tags.end_title', { tag: nameOf(tag) })}
      confirmLabel={translate(into ? 'tags.merge_now' : 'tags.end_now')}
      tone="danger"
      send={(reason) =>
        call('POST /bo/memberTags/:code/end', {
          params: { code },
          body: { into: into || null, reason },
        })
      }
      tell={() => translate('tags.told_ending')}
      onClose={onClose}
    >
      <p>
        <strong>{translate('tags.worn_by', { count: countOf(tag) })}</strong>{' '}
        {translate('tags.end_hint')}
      </p>
      <SelectField
        label={translate('tags.into')}
        value={into}
        options={[
          { value: '', label: translate('tags.into_none') },
          ...others.map((other) => ({ value: other.code, label: nameOf(other) })),
        ]}
        onValueChange={setInto}
      />
    </ReasonDialog>
  );
}
