import type { SignInProvider } from '@bahati/contract/back-office/identity.ts';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '@bahati/ui/icons/icons.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useEffect } from 'react';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';

/** Moves a provider one place; the keyboard stays on the button. */
export function ProviderOrder({
  provider: { code, name },
  isFirst,
  isLast,
}: {
  provider: SignInProvider;
  isFirst: boolean;
  isLast: boolean;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  useEffect(() => {
    if (refusal) showToast({ tone: 'warn', message: refusal });
  }, [refusal]);
  const move = (direction: 'up' | 'down') =>
    void act(() =>
      call('POST /bo/signInProviders/:code/move', { params: { code }, body: { direction } }),
    );
  return (
    <span className="provider-order">
      <IconButton
        label={translate('providers.up', { name })}
        aria-disabled={isFirst || isBusy}
        onClick={() => !isFirst && move('up')}
      >
        <ChevronUpIcon size={20} />
      </IconButton>
      <IconButton
        label={translate('providers.down', { name })}
        aria-disabled={isLast || isBusy}
        onClick={() => !isLast && move('down')}
      >
        <ChevronDownIcon size={20} />
      </IconButton>
    </span>
  );
}
