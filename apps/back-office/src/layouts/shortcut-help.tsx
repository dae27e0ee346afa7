import { useState } from 'react';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { turnShortcuts, useShortcuts, useShortcutsOn } from './shortcuts.ts';
import './shortcut-help.css';

const keys = ['j', 'k', 'a', 'r', '/', 'f', '?'] as const;

const names: Readonly<Record<(typeof keys)[number], string>> = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  r: 'reject',
  '/': 'search',
  f: 'find',
  '?': 'help',
};

/** The list of keys, by `?` or by its button, and the switch that turns them off. */
export function ShortcutHelp() {
  const { translate } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const isOn = useShortcutsOn();
  useShortcuts({ '?': () => setIsOpen(true) });
  useShortcuts({ '/': focusSearch });
  return (
    <>
      <button
        type="button"
        className="office-help"
        aria-label={translate('shortcuts.title')}
        title={translate('shortcuts.title')}
        onClick={() => setIsOpen(true)}
      >
        ?
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={translate('shortcuts.title')}
        closeLabel={translate('ra.action.close')}
        size="s"
      >
        <dl className="office-keys">
          {keys.map((key) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{translate(`shortcuts.${names[key]}`)}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label={translate('shortcuts.on')}
          checked={isOn}
          onCheckedChange={turnShortcuts}
        />
      </Dialog>
    </>
  );
}

function focusSearch(): void {
  document.querySelector<HTMLElement>('[data-shortcut="search"]')?.focus();
}
