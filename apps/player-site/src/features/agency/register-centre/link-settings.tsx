import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useMember } from '#features/members/use-member.ts';
import {
  draftOfLink,
  type ExpiryChoice,
  expiryChoices,
  expiryInstant,
  type InvitationLink,
  type LinkDraft,
  readMostUses,
  withOffer,
} from './link-draft.ts';
import { OfferForm } from './offer-form.tsx';
import { OfferedContracts } from './offered-contracts.tsx';

/** What registering with a code brings; of its contracts one at a time is written. */
export function LinkSettings({
  code,
  link,
  onClose,
}: {
  code: string;
  link: InvitationLink;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOfLink(link));
  const [written, setWritten] = useState<ContractKind>();
  const { data: member } = useMember();
  const save = useSaving(code, link, onClose);
  const change = (part: Partial<LinkDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    if (save.isError) save.reset();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={written ? t(`terms_kind_${written}`) : t('agent_link_settings_of', { code })}
      closeLabel={t('close')}
      size="full"
      isLocked={save.isPending}
    >
      {written && member ? (
        <OfferForm
          kind={written}
          currency={member.currency}
          terms={draft.offered.find(({ kind }) => kind === written)}
          onDone={(terms) => {
            if (terms !== undefined) change({ offered: withOffer(draft.offered, written, terms) });
            setWritten(undefined);
          }}
        />
      ) : (
        <SettingsForm
          link={link}
          draft={draft}
          save={save}
          onChange={change}
          onWrite={setWritten}
        />
      )}
    </Dialog>
  );
}

type Saving = ReturnType<typeof useSaving>;

function useSaving(code: string, link: InvitationLink, onClose: () => void) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: ({ type, expiry, mostUses, offered }: LinkDraft) =>
      call('POST /wps/agent/links/:code', {
        params: { code },
        body: {
          downlineType: type === '1' ? 1 : 0,
          expiresAt: expiryInstant(expiry, link.expiresAt, new Date()),
          mostUses: readMostUses(mostUses) ?? null,
          offeredTerms: type === '1' ? [...offered] : [],
        },
      }),
    onSuccess: async () => {
      await Promise.all([
        forgetMemberCall('GET /wps/agent/affiliate/codes'),
        forgetMemberCall('GET /wps/agent/links/:code'),
      ]);
      showToast({ tone: 'win', message: t('agent_link_saved') });
      onClose();
    },
  });
}

function SettingsForm({
  link,
  draft,
  save,
  onChange,
  onWrite,
}: {
  link: InvitationLink;
  draft: LinkDraft;
  save: Saving;
  onChange: (part: Partial<LinkDraft>) => void;
  onWrite: (kind: ContractKind) => void;
}) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const { form, focusFirstError } = useFocusOnError();
  const isWrong = readMostUses(draft.mostUses) === undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isWrong) focusFirstError();
    else if (!save.isPending) save.mutate(draft);
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <FormAlert error={save.error} />
      <div>
        <Segmented
          label={t('agent_link_makes')}
          name="type"
          options={[
            { value: '0', label: t('downline_type_0') },
            { value: '1', label: t('downline_type_1') },
          ]}
          value={draft.type}
          onValueChange={(type) => onChange({ type })}
        />
        <p className="centre-hint">{t(`agent_link_makes_about_${draft.type}`)}</p>
      </div>
      <ExpiryField link={link} value={draft.expiry} onChange={(expiry) => onChange({ expiry })} />
      <TextField
        label={t('agent_link_most_uses')}
        optionalLabel={t('optional')}
        name="mostUses"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={draft.mostUses}
        hint={
          isWrong
            ? undefined
            : t('agent_link_most_uses_hint', { count: link.joined, shown: count(link.joined) })
        }
        error={isWrong ? t('agent_link_most_uses_wrong') : undefined}
        onValueChange={(mostUses) => onChange({ mostUses })}
      />
      {draft.type === '1' && <OfferedContracts offered={draft.offered} onWrite={onWrite} />}
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        isLoading={save.isPending}
        loadingLabel={t('loading')}
      >
        {t('agent_link_save')}
      </Button>
    </form>
  );
}

function ExpiryField({
  link,
  value,
  onChange,
}: {
  link: InvitationLink;
  value: ExpiryChoice;
  onChange: (choice: ExpiryChoice) => void;
}) {
  const { t } = useTranslation();
  const { time, locale } = useFormat();
  const days = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const { expiresAt } = link;
  const label = (choice: ExpiryChoice): string => {
    if (choice === 'never') return t('agent_link_never');
    if (choice === 'kept') return t('agent_link_until', { time: time(expiresAt ?? '') });
    return t('agent_link_in_days', { days: days.format(Number(choice)) });
  };
  return (
    <SelectField
      label={t('agent_link_expires')}
      name="expiry"
      options={expiryChoices
        .filter((choice) => choice !== 'kept' || expiresAt !== null)
        .map((choice) => ({ value: choice, label: label(choice) }))}
      value={value}
      onValueChange={(choice) => onChange(choice as ExpiryChoice)}
    />
  );
}
