import type { FeedbackType } from '@bahati/contract/player-site/content/content.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { CaptchaField } from '#features/identity/captcha/captcha-field.tsx';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { isAboutPicture, useCaptcha } from '#features/identity/captcha/use-captcha.ts';
import { useLanguage } from '#features/language/use-language.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';
import { DescriptionField } from './description-field.tsx';
import { feedbackTopics, isEmailOrNothing, judgeDescription } from './feedback.rules.ts';

/** Question type, description and captcha; a try without one of them names what is empty. */
export function FeedbackForm({
  onBusy,
  onDone,
}: {
  onBusy: (isBusy: boolean) => void;
  onDone: (ticket: string) => void;
}) {
  const { t, language: tag } = useTranslation();
  const language = useLanguage();
  const { matter } = useSearch({ from: '__root__' });
  const [type, setType] = useState<FeedbackType | undefined>(matter);
  const [content, setContent] = useState('');
  const [email, setEmail] = useState('');
  const isVisitor = !useIsLoggedIn();
  const [wasTried, setWasTried] = useState(false);
  const { form, focusFirstError } = useFocusOnError();
  const captcha = useCaptcha(false, true);
  const problem = judgeDescription(content);
  const isEmailWrong = isVisitor && !isEmailOrNothing(email);
  const send = useMutation({
    mutationFn: (chosen: FeedbackType) =>
      call('POST /wps/feedback', {
        body: {
          type: chosen,
          content,
          language,
          ...(isVisitor && email.trim() ? { email: email.trim() } : {}),
          ...captcha.proof,
        },
      }),
    onSuccess: ({ ticket }) => onDone(ticket),
    onError: (error) => {
      captcha.heed(error);
      focusFirstError();
    },
  });
  useEffect(() => onBusy(send.isPending), [send.isPending, onBusy]);

  const empty = [
    type === undefined ? t('feedback_type') : undefined,
    problem === 'empty' ? t('feedback_description') : undefined,
    captcha.text.trim() === '' ? t('captcha_label') : undefined,
  ].filter((name) => name !== undefined);
  const fields = new Intl.ListFormat(tag).format(empty);

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    focusFirstError();
    const isPictureRead = captcha.isReady();
    if (type === undefined || problem || isEmailWrong || !isPictureRead || send.isPending) return;
    send.mutate(type);
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <p className="popup-lead">
        {t('feedback_lead')}{' '}
        <Link to="." search={(current) => ({ ...current, popup: 'help' })} replace>
          {t('feedback_see_help')}
        </Link>
      </p>
      <FormAlert error={isAboutPicture(send.error) ? undefined : send.error}>
        {wasTried && empty.length > 0 ? t('feedback_empty', { fields }) : undefined}
      </FormAlert>
      <SelectField
        label={t('feedback_type')}
        name="type"
        placeholder={t('limits_choose')}
        value={type === undefined ? '' : String(type)}
        onValueChange={(value) =>
          setType(feedbackTopics.find((topic) => String(topic.type) === value)?.type)
        }
        options={feedbackTopics.map((topic) => ({
          value: String(topic.type),
          label: t(topic.label),
        }))}
        error={wasTried && type === undefined ? t('error_required') : undefined}
      />
      <DescriptionField
        value={content}
        onValueChange={setContent}
        problem={wasTried ? problem : undefined}
      />
      {isVisitor && (
        <TextField
          label={t('feedback_email')}
          hint={t('feedback_email_hint')}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onValueChange={setEmail}
          error={wasTried && isEmailWrong ? t('refusal_email_invalid') : undefined}
        />
      )}
      <CaptchaField captcha={captcha} />
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        isLoading={send.isPending}
        loadingLabel={t('loading')}
      >
        {t('chat_send')}
      </Button>
    </form>
  );
}
