import { useEffect } from 'react';

/** Whoever closes the page while he sits is asked whether he means to. */
export function useWarnedLeaving(isSeated: boolean): void {
  useEffect(() => {
    if (!isSeated) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSeated]);
}
