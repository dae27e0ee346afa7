import { Button } from '@bahati/ui/button/button.tsx';
import { LockIcon } from '@bahati/ui/icons/icons.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { startSession } from '#features/identity/session.ts';
import { canUsePasskeys, takePasskey } from './device-passkey.ts';
import { PasskeyAlert } from './passkey-alert.tsx';

/** A way in without a user name; silent where the browser has none. */
export function PasskeyButton({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const [isOffered] = useState(canUsePasskeys);
  const login = useMutation({
    mutationFn: async () => {
      const options = await call('POST /wps/session/passkey/start', { body: {} });
      const passkey = await takePasskey(options);
      return call('POST /wps/session/login', { body: { type: 'passkey', passkey } });
    },
    onSuccess: (session) => {
      startSession(session);
      onDone();
    },
  });
  if (!isOffered) return null;
  return (
    <div className="popup-passkey stack">
      <PasskeyAlert error={login.error} />
      <Button
        size="l"
        isWide
        icon={<LockIcon size={20} />}
        isLoading={login.isPending}
        loadingLabel={t('loading')}
        onClick={() => {
          if (!login.isPending) login.mutate();
        }}
      >
        {t('passkey_log_in')}
      </Button>
    </div>
  );
}
