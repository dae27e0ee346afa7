import { Button } from '@bahati/ui/button/button.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, publicQuery } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { ProviderMark } from './provider-mark.tsx';
import { leaveFor } from './trip.ts';
import './social.css';

/** Ways in through an account elsewhere; silent where the brand lists none. */
export function SocialButtons() {
  const { t } = useTranslation();
  const { next } = useSearch({ from: '__root__' });
  const providers = useQuery({
    ...publicQuery('GET /wps/system/socialProviders'),
    staleTime: 300_000,
  });
  const start = useMutation({
    mutationFn: async ({ code, name }: { code: string; name: string }) => {
      const { url } = await call('POST /wps/session/social/start', { body: { provider: code } });
      leaveFor(url, { purpose: 'login', name, next });
    },
  });
  const items = providers.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <div className="social">
      <p className="social-or">{t('social_or')}</p>
      <FormAlert error={start.error} />
      {items.map(({ code, name, icon }) => (
        <Button
          key={code}
          size="l"
          isWide
          icon={<ProviderMark icon={icon} name={name} />}
          isLoading={start.isPending && start.variables.code === code}
          loadingLabel={t('loading')}
          onClick={() => {
            if (!start.isPending) start.mutate({ code, name });
          }}
        >
          {t('social_continue', { name })}
        </Button>
      ))}
    </div>
  );
}
