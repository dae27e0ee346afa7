import { useEffect } from 'react';
import { useFrame } from '#frame/shell/frame-context.ts';

/** Money may have come or gone elsewhere: asked for as the game opens and whenever the player comes back. */
export function useFreshBalance(): void {
  const { play } = useFrame();
  useEffect(() => {
    const ask = () => {
      if (!document.hidden) play.send({ type: 'balance-wanted' });
    };
    ask();
    window.addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [play]);
}
