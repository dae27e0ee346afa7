import { useEffect } from 'react';
import { useFrame } from '#frame/shell/frame-context.ts';

/** Whoever closes the page or leaves it by the site while he sits is asked whether he means to. */
export function useWarnedLeaving(isSeated: boolean): void {
  const { site } = useFrame();
  useEffect(() => {
    if (!isSeated) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    site.tell('bahati:seated');
    return () => {
      window.removeEventListener('beforeunload', warn);
      site.tell('bahati:stood-up');
    };
  }, [isSeated, site]);
}
