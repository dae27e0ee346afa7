import { useState } from 'react';
import {
  providerIcons,
  type SignInProvider,
} from '@bahati/contract/back-office/identity/identity.ts';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { ProviderSecret } from './provider-secret.tsx';
import {
  missingFields,
  type ProviderDraft,
  providerDraft,
  settingsOf,
} from './provider-draft.rules.ts';

/** Adds a provider, or changes one. The code names it for good, so it is asked for once. */
export function ProviderDialog({
  provider,
  onClose,
}: {
  provider: SignInProvider | undefined;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [draft, setDraft] = useState(() => providerDraft(provider));
  const [isWanting, setIsWanting] = useState(false);
  const missing = missingFields(draft);
  async function confirm() {
    setIsWanting(true);
    if (missing.length > 0) return;
    const { code } = draft;
    const body = settingsOf(draft);
    const { name } = body;
    const isDone = provider
      ? await act(
          () => call('POST /bo/signInProviders/:code', { params: { code }, body }),
          () => translate('providers.told_changed', { name }),
        )
      : await act(
          () => call('POST /bo/signInProviders', { body: { ...body, code } }),
          () => translate('providers.told_added', { name }),
        );
    if (isDone) onClose();
  }
  return (
    <ActDialog
      title={
        provider
          ? translate('providers.change_title', { name: provider.name })
          : translate('providers.add')
      }
      confirmLabel={translate('access.save')}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <ProviderFields
        provider={provider}
        draft={draft}
        missing={isWanting ? missing : []}
        onDraft={setDraft}
      />
    </ActDialog>
  );
}

type FieldsProps = {
  provider: SignInProvider | undefined;
  draft: ProviderDraft;
  missing: readonly string[];
  onDraft: (draft: ProviderDraft) => void;
};

function ProviderFields({ provider, draft, missing, onDraft }: FieldsProps) {
  const { translate } = useWords();
  const isIssuerNew = provider !== undefined && draft.issuer.trim() !== provider.issuer;
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  const field = (name: 'code' | 'name' | 'issuer' | 'clientId') => ({
    value: draft[name],
    error: missing.includes(name) ? translate('providers.missing') : undefined,
    onValueChange: (value: string) => onDraft({ ...draft, [name]: value }),
  });
  return (
    <>
      <TextField label={translate('providers.name')} maxLength={40} {...field('name')} />
      {!provider && (
        <TextField
          label={translate('providers.code')}
          hint={translate('providers.code_hint')}
          maxLength={32}
          {...plain}
          {...field('code')}
        />
      )}
      <TextField
        label={translate('providers.issuer')}
        placeholder={translate('providers.issuer_hint')}
        hint={isIssuerNew ? translate('providers.change_issuer') : undefined}
        type="url"
        inputMode="url"
        maxLength={200}
        {...plain}
        {...field('issuer')}
      />
      <TextField
        label={translate('providers.client_id')}
        maxLength={200}
        {...plain}
        {...field('clientId')}
      />
      <ProviderSecret isKept={provider?.hasSecret === true} draft={draft} onDraft={onDraft} />
      <SelectField
        label={translate('providers.icon')}
        value={draft.icon}
        options={providerIcons.map((icon) => ({
          value: icon,
          label: translate(`provider_icons.${icon || 'letter'}`),
        }))}
        onValueChange={(value) =>
          onDraft({ ...draft, icon: providerIcons.find((icon) => icon === value) ?? '' })
        }
      />
      <Checkbox
        label={translate('providers.is_shown')}
        checked={draft.isShown}
        onCheckedChange={(isShown) => onDraft({ ...draft, isShown })}
      />
    </>
  );
}
