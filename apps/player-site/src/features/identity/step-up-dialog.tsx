import { RefusedError } from '@bahati/client/caller.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import type { StepUpWay } from '@bahati/contract/player-site/step-up.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, memberQuery, queryClient } from '#site/api.ts';
import { FormAlert } from '#features/system/form-alert.tsx';
import { QueryError } from '#features/system/query-error.tsx';
import { useErrorWords } from '#features/system/refusal-words.ts';
import { useFocusOnError } from '#features/system/use-focus-on-error.ts';
import { CodeField } from './code-field.tsx';
import { LogoutDialog } from './logout-dialog.tsx';
import { PopupBand } from './popup-band.tsx';
import { clearHurdle } from './session.ts';
import { useCodeSending } from './use-code-sending.ts';

type Way = { way: StepUpWay; to: string | null };

/** A login from a new place is proven once more (spec §4): the only other way is out. */
export function StepUpDialog() {
  const { t } = useTranslation();
  const [opening, setOpening] = useState(0);
  const [isLeaving, setIsLeaving] = useState(false);
  const query = useQuery(memberQuery('GET /wps/session/stepUp'));

  function pass() {
    clearHurdle('stepUp');
    // What was refused until now may be read again.
    void queryClient.invalidateQueries();
  }

  return (
    <>
      <Dialog
        key={opening}
        isOpen
        isLocked
        // A browser closes even a locked dialog when Escape is pressed often enough.
        onClose={() => setOpening((count) => count + 1)}
        title={t('step_up_title')}
        closeLabel={t('close')}
        size="s"
      >
        <PopupBand />
        {query.data ? (
          <StepUpForm ways={query.data.ways} onDone={pass} />
        ) : query.isError ? (
          <QueryError query={query} />
        ) : (
          <SkeletonRows count={3} label={t('loading')} />
        )}
        <p className="popup-other">
          <Button tone="link" onClick={() => setIsLeaving(true)}>
            {t('hd_sign_out')}
          </Button>
        </p>
      </Dialog>
      {isLeaving && <LogoutDialog onCancel={() => setIsLeaving(false)} />}
    </>
  );
}

const wayLabels = {
  authenticator: 'step_up_authenticator',
  email: 'step_up_email',
  sms: 'step_up_sms',
} as const satisfies Record<StepUpWay, string>;

function StepUpForm({ ways, onDone }: { ways: readonly Way[]; onDone: () => void }) {
  const { t, i18n } = useTranslation();
  const [chosen, setChosen] = useState<StepUpWay | null>(null);
  const [code, setCode] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const words = useErrorWords();
  const current = ways.find(({ way }) => way === chosen) ?? ways[0];
  const way = current?.way ?? 'authenticator';
  const sending = useCodeSending(`step-up ${way}`, () =>
    call('POST /wps/session/stepUp/code', {
      body: {
        way: way === 'sms' ? 'sms' : 'email',
        language: i18n.language.startsWith('sw') ? 'sw' : 'en',
      },
    }),
  );
  const prove = useMutation({
    mutationFn: () => call('POST /wps/session/stepUp', { body: { way, code } }),
    onSuccess: onDone,
    onError: focusFirstError,
  });
  const refusal = prove.error instanceof RefusedError ? prove.error.code : undefined;
  const isCodeRefused = refusal === 'code_wrong' || refusal === 'code_expired';
  const codeError =
    wasTried && code.length !== 6
      ? t('error_six_digits')
      : isCodeRefused
        ? words(prove.error)
        : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    focusFirstError();
    if (code.length === 6 && !prove.isPending) prove.mutate();
  }

  function edit(typed: string) {
    setCode(typed.replace(/\D/g, '').slice(0, 6));
    if (prove.isError) prove.reset();
  }

  function choose(next: StepUpWay) {
    setChosen(next);
    setWasTried(false);
    edit('');
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <p className="popup-lead">{t('step_up_about')}</p>
      {ways.length > 1 && (
        <Segmented
          label={t('step_up_way')}
          options={ways.map((option) => ({
            value: option.way,
            label: t(wayLabels[option.way]),
          }))}
          value={way}
          onValueChange={choose}
        />
      )}
      <FormAlert error={isCodeRefused ? undefined : prove.error} />
      {way === 'authenticator' ? (
        <TextField
          label={t('authenticator_code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onValueChange={edit}
          error={codeError}
        />
      ) : (
        <CodeField
          key={way}
          sending={sending}
          code={code}
          onCodeChange={edit}
          error={codeError}
          sentWords={t('step_up_sent', { to: current?.to ?? '' })}
          canSend={() => true}
          onRefused={focusFirstError}
        />
      )}
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        isLoading={prove.isPending}
        loadingLabel={t('loading')}
      >
        {t('step_up_prove')}
      </Button>
    </form>
  );
}
