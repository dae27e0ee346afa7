import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { opensSearch } from './search-keys.rules.ts';

/** Opens the search by keyboard on every page. */
export function useSearchKeys(): void {
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { activeElement } = document;
    const isWriting =
      activeElement instanceof HTMLElement &&
      (activeElement.isContentEditable || activeElement.matches('input, textarea, select'));
    if (!opensSearch(event, isWriting) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    void navigate({
      to: '.',
      search: (current) => ({ ...current, popup: 'search' as const }),
      resetScroll: false,
    });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
