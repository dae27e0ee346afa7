import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWords } from '#office/words/use-words.ts';
import type { ProviderDraft } from './provider-draft.rules.ts';

/** The client's secret: written or removed, and never shown, for it is never sent here. */
export function ProviderSecret({
  isKept,
  draft,
  onDraft,
}: {
  isKept: boolean;
  draft: ProviderDraft;
  onDraft: (draft: ProviderDraft) => void;
}) {
  const { translate } = useWords();
  return (
    <>
      <TextField
        label={translate('providers.secret')}
        hint={translate(isKept ? 'providers.secret_hint_kept' : 'providers.secret_hint')}
        type="password"
        autoComplete="new-password"
        maxLength={500}
        disabled={draft.isSecretRemoved}
        value={draft.secret}
        onValueChange={(secret) => onDraft({ ...draft, secret })}
      />
      {isKept && (
        <Checkbox
          label={translate('providers.secret_remove')}
          checked={draft.isSecretRemoved}
          onCheckedChange={(isSecretRemoved) => onDraft({ ...draft, isSecretRemoved, secret: '' })}
        />
      )}
    </>
  );
}
