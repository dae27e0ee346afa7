import { useTranslation } from '#site/words/use-translation.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { PasskeyCancelledError } from './device-passkey.ts';

/** What went wrong with a passkey: the server's no, or that the browser gave none. */
export function PasskeyAlert({ error }: { error: unknown }) {
  const { t } = useTranslation();
  if (error instanceof PasskeyCancelledError)
    return <FormAlert tone="info">{t('passkey_cancelled')}</FormAlert>;
  return <FormAlert error={error} />;
}
