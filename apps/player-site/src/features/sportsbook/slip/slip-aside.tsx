/** Where the slip stands: beside the lists on a desk, behind a bar at the thumb on a phone. */
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useSearch } from '@tanstack/react-router';
import { useGo } from '#features/sportsbook/offer/use-view.ts';
import { useWideScreen } from '#site/layouts/menus/use-wide-screen.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useCodeInAddress } from './code/use-code-in-address.ts';
import { SlipBar } from './panel/slip-bar.tsx';
import { SlipPanel } from './panel/slip-panel.tsx';
import { useFoundPlacing } from './placing/use-placing.ts';
import { useSlip } from './use-slip.ts';
import './slip-aside.css';
import './panel/slip-panel.css';
import './panel/slip-legs.css';
import './panel/slip-foot.css';

export function SlipAside() {
  const { t } = useTranslation();
  const isWide = useWideScreen();
  const { legs } = useSlip();
  useCodeInAddress();
  useFoundPlacing();
  if (!isWide) return <SlipSheet />;
  return (
    <aside className="slip-aside" aria-label={t('book_slip')}>
      <h2 className="slip-aside-title">
        {t('book_slip')}
        {legs.length > 0 && <span className="slip-aside-count">{legs.length}</span>}
      </h2>
      <SlipPanel />
    </aside>
  );
}

/** The bar, and the sheet it opens; the address says which, so that the way back closes it. */
function SlipSheet() {
  const { t } = useTranslation();
  const go = useGo();
  const isOpen = useSearch({
    strict: false,
    select: (search: { slip?: string | undefined }) => search.slip === 'open',
  });
  const close = () => go({ slip: undefined });
  return (
    <>
      <SlipBar isOpen={isOpen} onOpen={() => go({ slip: 'open' })} />
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('book_slip')}
        closeLabel={t('close')}
        size="full"
      >
        <SlipPanel onClose={close} />
      </Dialog>
    </>
  );
}
