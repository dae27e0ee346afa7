import { useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import type { EntryDraft, EntryKind } from './entry-draft.ts';
import { InBothFields } from '#features/content/in-both-fields.tsx';

/** Adds a link to a list, changes one or takes it away. */
export function EntryDialog({
  kind,
  entry,
  write,
  onRefused,
  onClose,
}: {
  kind: EntryKind;
  entry: EntryDraft | undefined;
  /** Undefined: it is taken away. */
  write: (entry: EntryDraft | undefined) => Promise<unknown>;
  onRefused: () => void;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [draft, setDraft] = useState<EntryDraft>(
    entry ?? {
      type: kind.types[0]?.value ?? '',
      place: kind.places?.at(-1)?.value ?? '',
      words: { en: '', sw: '' },
      address: '',
    },
  );
  const [isWanting, setIsWanting] = useState(false);
  const missing = missingOf(draft);
  async function send(next: EntryDraft | undefined) {
    if (
      await act(
        () => write(next),
        () => translate('content.told_saved'),
      )
    )
      onClose();
    else onRefused();
  }
  async function confirm() {
    setIsWanting(true);
    if (missing.length === 0) await send({ ...draft, address: draft.address.trim() });
  }
  return (
    <ActDialog
      title={translate(entry ? 'contacts.change' : 'contacts.add')}
      confirmLabel={translate('access.save')}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <SelectField
        label={translate('contacts.type')}
        value={draft.type}
        options={kind.types}
        onValueChange={(type) => setDraft({ ...draft, type })}
      />
      {kind.places && (
        <SelectField
          label={translate('contacts.place')}
          value={draft.place}
          options={kind.places}
          onValueChange={(place) => setDraft({ ...draft, place })}
        />
      )}
      <InBothFields
        label={translate('content.title')}
        most={60}
        value={draft.words}
        missing={isWanting ? missing : []}
        part="title"
        onChange={(words) => setDraft({ ...draft, words })}
      />
      <TextField
        label={translate('contacts.address')}
        hint={kind.addressHint}
        error={isWanting && missing.includes('address') ? translate('content.missing') : undefined}
        maxLength={500}
        autoCapitalize="none"
        spellCheck={false}
        value={draft.address}
        onValueChange={(address) => setDraft({ ...draft, address })}
      />
      {entry && (
        <Button size="s" className="content-remove" onClick={() => void send(undefined)}>
          {translate('content.remove')}
        </Button>
      )}
    </ActDialog>
  );
}

function missingOf({ words, address }: EntryDraft): string[] {
  return [
    ...(words.en.trim() === '' ? ['title.en'] : []),
    ...(words.sw.trim() === '' ? ['title.sw'] : []),
    ...(address.trim() === '' ? ['address'] : []),
  ];
}
