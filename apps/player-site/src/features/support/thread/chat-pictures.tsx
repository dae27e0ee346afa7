import type { SentImage } from '@bahati/contract/images.ts';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import './chat-pictures.css';

/** The pictures of a message, small; one that is pressed is shown large. */
export function ChatPictures({ pictures }: { pictures: readonly SentImage[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<SentImage>();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  if (pictures.length === 0) return null;
  const isGone = ({ id, url }: SentImage) => url === null || gone.has(id);
  const nameOf = (picture: SentImage) =>
    t('chat_picture', { number: pictures.indexOf(picture) + 1 });
  return (
    <div className="chat-pictures" data-count={pictures.length}>
      {pictures.map((picture) =>
        isGone(picture) ? (
          <p key={picture.id} className="chat-picture-gone">
            {t('chat_picture_gone')}
          </p>
        ) : (
          <button
            key={picture.id}
            type="button"
            className="chat-picture"
            aria-label={nameOf(picture)}
            onClick={() => setOpen(picture)}
          >
            <img
              src={picture.url ?? ''}
              width={picture.width}
              height={picture.height}
              alt=""
              onError={() => setGone(new Set([...gone, picture.id]))}
            />
          </button>
        ),
      )}
      {open && (
        <Dialog
          isOpen
          size="l"
          title={nameOf(open)}
          closeLabel={t('close')}
          onClose={() => setOpen(undefined)}
        >
          <img className="chat-lightbox" src={open.url ?? ''} alt={nameOf(open)} />
        </Dialog>
      )}
    </div>
  );
}
