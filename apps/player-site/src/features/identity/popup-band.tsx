import type { BannerGroup } from '@bahati/contract/player-site/content/banners.ts';
import { KangaBand } from '@bahati/ui/patterns/kanga-band.tsx';
import { lazy, useState } from 'react';
import { loadChunk } from '#features/system/load-chunk.ts';
import { QuietBoundary } from '#features/system/quiet-boundary.tsx';
import './popup.css';

const SideBanner = lazy(() =>
  loadChunk(() => import('#features/banners/side-banner.tsx')).then((part) => ({
    default: part.SideBanner,
  })),
);

/** The woven edge under a pop-up's title, and where there is room a banner of its group beside. */
export function PopupBand({ banners }: { banners?: BannerGroup }) {
  const [hasRoom] = useState(() => window.matchMedia('(min-width: 1200px)').matches);
  return (
    <div className="popup-band">
      <KangaBand seed="karibu" height={28} />
      {banners && hasRoom && (
        <QuietBoundary>
          <SideBanner group={banners} />
        </QuietBoundary>
      )}
    </div>
  );
}
