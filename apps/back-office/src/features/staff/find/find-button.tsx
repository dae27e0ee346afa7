import { useEffect, useState } from 'react';
import { SearchIcon } from '@bahati/ui/icons/icons.tsx';
import { useShortcuts } from '#office/layouts/shortcuts.ts';
import { useWords } from '#office/words/use-words.ts';
import { FindDialog } from './find-dialog.tsx';
import './find.css';

/** The search of the whole office, from every screen: by its button, by `f`, or by Ctrl K. */
export function FindButton() {
  const { translate } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts({ f: () => setIsOpen(true) });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (document.querySelector('dialog:modal')) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className="office-find"
        title={translate('find.open')}
        onClick={() => setIsOpen(true)}
      >
        <SearchIcon size={18} />
        <span>{translate('find.open')}</span> <kbd>Ctrl K</kbd>
      </button>
      {isOpen && <FindDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
