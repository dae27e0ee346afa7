import { useRef, useState } from 'react';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { MadeKey } from './made-key.tsx';

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
const codeForm = /^[A-Za-z][\w-]{1,39}$/;
/** Our own games end a round after a day; others may be asked to by their settings later. */
const usualStuckMinutes = 1_560;

/** Asks for another provider and shows its key this once; another staff user lets it in. */
export function AddProviderDialog({ onClose }: { onClose: () => void }) {
  const { translate } = useWords();
  const [code, setCode] = useState('');
  const [apiUrl, setApiUrl] = useState('');
  const [launchUrl, setLaunchUrl] = useState('');
  const [isIdScopeGlobal, setIsIdScopeGlobal] = useState(true);
  const [isUnknownRollbackOk, setIsUnknownRollbackOk] = useState(true);
  const [made, setMade] = useState<string>();
  // The question closes as it is answered; what it made stays until it is taken.
  const isMade = useRef(false);
  const isCodeGood = codeForm.test(code.trim());
  const close = () => {
    if (!isMade.current) onClose();
  };
  if (made !== undefined) return <MadeKey code={code.trim()} made={made} onClose={onClose} />;
  return (
    <ReasonDialog
      title={translate('game_providers.add_title')}
      confirmLabel={translate('game_providers.add_now')}
      isReady={isCodeGood && apiUrl.trim().length >= 8}
      send={async (reason) => {
        const { key } = await call('POST /bo/providers', {
          body: {
            code: code.trim(),
            apiUrl,
            launchUrl: launchUrl.trim() || apiUrl,
            isIdScopeGlobal,
            isUnknownRollbackOk,
            stuckAfterMinutes: usualStuckMinutes,
            reason,
          },
        });
        isMade.current = true;
        setMade(key);
      }}
      tell={() => translate('approvals.told_asked')}
      onClose={close}
    >
      {(isWanting) => (
        <>
          <p>{translate('game_providers.add_hint')}</p>
          <TextField
            label={translate('game_providers.code')}
            hint={translate('game_providers.code_hint')}
            maxLength={40}
            error={isWanting && !isCodeGood ? translate('game_providers.code_wrong') : undefined}
            value={code}
            onValueChange={setCode}
            {...plain}
          />
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
            hint={translate('game_providers.launch_hint')}
            type="url"
            maxLength={200}
            value={launchUrl}
            onValueChange={setLaunchUrl}
            {...plain}
          />
          <Checkbox
            label={translate('game_providers.ids_global')}
            checked={isIdScopeGlobal}
            onCheckedChange={setIsIdScopeGlobal}
          />
          <Checkbox
            label={translate('game_providers.unknown_ok')}
            checked={isUnknownRollbackOk}
            onCheckedChange={setIsUnknownRollbackOk}
          />
        </>
      )}
    </ReasonDialog>
  );
}
