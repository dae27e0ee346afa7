import { useState } from 'react';
import type { StaffProvider } from '@bahati/contract/back-office/gaming/providers.ts';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** Other addresses, or another limit of stuck rounds: asked for, and decided by another staff user. */
export function ProviderSettingsDialog({
  provider,
  onClose,
}: {
  provider: StaffProvider;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { code } = provider;
  const [launchUrl, setLaunchUrl] = useState(provider.launchUrl);
  const [apiUrl, setApiUrl] = useState(provider.apiUrl);
  const [hours, setHours] = useState(String(provider.stuckAfterMinutes / 60));
  const stuckAfterMinutes = Math.round(Number(hours) * 60);
  const isTimeGood = stuckAfterMinutes >= 10 && stuckAfterMinutes <= 43_200;
  return (
    <ReasonDialog
      title={translate('game_providers.settings_title', { code })}
      confirmLabel={translate('rounds.void_now')}
      isReady={isTimeGood && launchUrl.trim().length >= 8 && apiUrl.trim().length >= 8}
      send={(reason) =>
        call('POST /bo/providers/:code/change', {
          params: { code },
          body: { launchUrl, apiUrl, stuckAfterMinutes, reason },
        })
      }
      tell={() => translate('approvals.told_asked')}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <p>{translate('game_providers.two_needed')}</p>
          <TextField
            label={translate('game_providers.api_url')}
            type="url"
            maxLength={200}
            value={apiUrl}
            onValueChange={setApiUrl}
            {...plain}
          />
          <TextField
            label={translate('game_providers.launch_url')}
            type="url"
            maxLength={200}
            value={launchUrl}
            onValueChange={setLaunchUrl}
            {...plain}
          />
          <TextField
            label={translate('game_providers.stuck_hours')}
            inputMode="decimal"
            maxLength={6}
            error={isWanting && !isTimeGood ? translate('game_providers.hours_wrong') : undefined}
            value={hours}
            onValueChange={setHours}
          />
        </>
      )}
    </ReasonDialog>
  );
}
