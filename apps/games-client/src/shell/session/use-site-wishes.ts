/** Language and theme as the site round the frame wishes; reduced motion as the system does. */
import { useEffect } from 'react';
import { useFrame } from '#frame/shell/frame-context.ts';
import { refill } from '#frame/shell/balance/refill.ts';
import { changeWords } from '#frame/shell/words.ts';

export function useSiteWishes(): void {
  const { site, slot, theme, call, play, session } = useFrame();
  const stage = slot?.stage;
  useEffect(
    () =>
      site.listen((message) => {
        if (message.type === 'theme') {
          document.documentElement.dataset['theme'] = message.theme;
          theme.set({ theme: message.theme });
          return;
        }
        if (message.type === 'balance-changed') {
          play.send({ type: 'balance-wanted' });
          return;
        }
        if (message.type === 'refill') {
          refill({ call, play, session });
          return;
        }
        void changeWords(message.language).then(() => stage?.relabel());
      }),
    [site, stage, theme, call, play, session],
  );
  useEffect(() => {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => stage?.setReduced(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [stage]);
}
