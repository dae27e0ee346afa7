/** Where the slip stands: beside the lists on a desk, behind a bar at the thumb on a phone. */
import { useSyncExternalStore } from 'react';
import { slipStore } from '#features/sportsbook/slip/slip-store.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import './slip-aside.css';

export function SlipAside() {
  const { t } = useTranslation();
  const picked = useSyncExternalStore(slipStore.subscribe, slipStore.read);
  return (
    <aside
      className="slip-aside"
      aria-label={t('book_slip')}
      data-empty={picked.length === 0 ? '' : undefined}
    />
  );
}
