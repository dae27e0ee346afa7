import { useState } from 'react';
import type { SentImage } from '@bahati/contract/images.ts';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { MinusIcon, PlusIcon, RefreshIcon } from '@bahati/ui/icons/icons.tsx';
import { useWords } from '#office/words/use-words.ts';

const zooms = [1, 1.5, 2, 3, 4];

/** Pictures one at a time, larger and turned as one needs to read them. */
export function PictureViewer({ pictures }: { pictures: readonly SentImage[] }) {
  const { translate } = useWords();
  const [at, setAt] = useState(0);
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const shown = pictures[at];
  const words = translate('kyc.picture', { number: at + 1, count: pictures.length });
  const scale = zooms[zoom] ?? 1;
  return (
    <section className="documents-viewer" aria-label={translate('kyc.pictures')}>
      {/* A picture larger than its frame scrolls, and who has no mouse scrolls it by the keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="documents-picture" aria-label={words} tabIndex={0}>
        {shown?.url ? (
          <img
            src={shown.url}
            alt={words}
            style={{ width: `${scale * 100}%`, rotate: `${turns * 90}deg` }}
          />
        ) : (
          <p className="quiet">{translate('disputes.picture_gone')}</p>
        )}
      </section>
      <div className="documents-tools">
        {pictures.map(({ id }, place) => (
          <button
            key={id}
            type="button"
            className="documents-page tabular"
            aria-label={translate('kyc.picture', { number: place + 1, count: pictures.length })}
            aria-pressed={place === at}
            onClick={() => setAt(place)}
          >
            {place + 1}
          </button>
        ))}
        <IconButton
          label={translate('kyc.smaller')}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          <MinusIcon size={20} />
        </IconButton>
        <IconButton
          label={translate('kyc.larger')}
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <PlusIcon size={20} />
        </IconButton>
        <IconButton label={translate('kyc.turn')} onClick={() => setTurns(turns + 1)}>
          <RefreshIcon size={20} />
        </IconButton>
      </div>
    </section>
  );
}
