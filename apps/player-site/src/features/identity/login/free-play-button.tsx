import { Button } from '@bahati/ui/button/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { startSession } from '#features/identity/session.ts';

/** A look around with play money (spec §4, §6), for who does not want to give a name yet. */
export function FreePlayButton({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const start = useMutation({
    mutationFn: () =>
      call('POST /wps/session/login/freeplay', {
        body: {
          os: navigator.userAgent.slice(0, 60),
          platform: 'W',
          gatewayVersion: 3,
          language: currentLanguage(),
        },
      }),
    onSuccess: (session) => {
      startSession(session);
      onDone();
    },
  });
  return (
    <div className="popup-other">
      <FormAlert error={start.error} />
      <Button
        tone="link"
        isLoading={start.isPending}
        loadingLabel={t('loading')}
        onClick={() => {
          if (!start.isPending) start.mutate();
        }}
      >
        {t('free_play_start')}
      </Button>
    </div>
  );
}
