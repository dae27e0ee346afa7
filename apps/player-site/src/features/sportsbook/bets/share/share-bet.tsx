/** A bet as a picture to send on: seen before it is sent, with or without the money. */
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { DownloadIcon, ExternalIcon } from '@bahati/ui/icons/icons.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { drawPng } from './draw-png.ts';
import { pictureHeight, pictureWidth, type PictureWords, sharePicture } from './share-picture.ts';
import { usePictureWords } from './use-picture-words.ts';
import './share.css';

export function ShareBet({ bet, size = 's' }: { bet: Bet; size?: 's' | 'm' }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size={size} icon={<ExternalIcon size={16} />} onClick={() => setOpen(true)}>
        {t('bets_share')}
      </Button>
      {isOpen && <ShareDialog bet={bet} onClose={() => setOpen(false)} />}
    </>
  );
}

const fileName = 'bahati-mkeka.png';

function ShareDialog({ bet, onClose }: { bet: Bet; onClose: () => void }) {
  const { t } = useTranslation();
  const [hasMoney, setMoney] = useState(false);
  const words = usePictureWords(bet, hasMoney);
  return (
    <Dialog isOpen onClose={onClose} title={t('bets_share')} closeLabel={t('close')} size="s">
      <div className="stack">
        {words && <Picture words={words} />}
        <Checkbox label={t('bets_share_money')} checked={hasMoney} onCheckedChange={setMoney} />
        {words && <ShareWays words={words} />}
      </div>
    </Dialog>
  );
}

function Picture({ words }: { words: PictureWords }) {
  const { t } = useTranslation();
  const source = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sharePicture(words))}`;
  return (
    <img
      className="share-picture"
      src={source}
      alt={t('bets_share_alt', { title: words.title })}
      width={pictureWidth}
      height={pictureHeight(words)}
    />
  );
}

function ShareWays({ words }: { words: PictureWords }) {
  const { t } = useTranslation();
  const [isDrawing, setDrawing] = useState(false);
  const canShare =
    typeof navigator.canShare === 'function' &&
    navigator.canShare({ files: [new File([], fileName, { type: 'image/png' })] });
  async function send(way: 'share' | 'save'): Promise<void> {
    if (isDrawing) return;
    setDrawing(true);
    try {
      const size = { width: pictureWidth, height: pictureHeight(words) };
      const picture = await drawPng(sharePicture(words), size);
      if (way === 'save') save(picture);
      else await share(picture);
    } catch {
      showToast({ tone: 'warn', message: t('bets_share_failed') });
    } finally {
      setDrawing(false);
    }
  }
  return (
    <div className="share-ways">
      {canShare && (
        <Button
          tone="brass"
          icon={<ExternalIcon size={18} />}
          isLoading={isDrawing}
          loadingLabel={t('loading')}
          onClick={() => void send('share')}
        >
          {t('slip_share')}
        </Button>
      )}
      <Button
        tone={canShare ? 'quiet' : 'brass'}
        icon={<DownloadIcon size={18} />}
        onClick={() => void send('save')}
      >
        {t('bets_share_save')}
      </Button>
    </div>
  );
}

function save(picture: Blob): void {
  const href = URL.createObjectURL(picture);
  Object.assign(document.createElement('a'), { href, download: fileName }).click();
  // The download has its own hold of the picture once it has begun.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** Whoever closes the phone's own sheet has shared nothing, which is no fault. */
async function share(picture: Blob): Promise<void> {
  const files = [new File([picture], fileName, { type: 'image/png' })];
  await navigator.share({ files }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}
