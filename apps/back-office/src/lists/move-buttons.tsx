import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '@bahati/ui/icons/icons.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useEffect } from 'react';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import './record-list.css';

/** Moves an entry one place; the keyboard stays on the button. */
export function MoveButtons({
  name,
  isFirst,
  isLast,
  move,
}: {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  move: (direction: 'up' | 'down') => Promise<unknown>;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  useEffect(() => {
    if (refusal) showToast({ tone: 'warn', message: refusal });
  }, [refusal]);
  return (
    <span className="move-buttons">
      <IconButton
        label={translate('providers.up', { name })}
        aria-disabled={isFirst || isBusy}
        onClick={() => !isFirst && void act(() => move('up'))}
      >
        <ChevronUpIcon size={20} />
      </IconButton>
      <IconButton
        label={translate('providers.down', { name })}
        aria-disabled={isLast || isBusy}
        onClick={() => !isLast && void act(() => move('down'))}
      >
        <ChevronDownIcon size={20} />
      </IconButton>
    </span>
  );
}
