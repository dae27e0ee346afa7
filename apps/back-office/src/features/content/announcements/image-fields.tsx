import { announcementLimits } from '@bahati/contract/back-office/content/announcements.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useState } from 'react';
import { AddPicture } from '#features/content/editor/add-picture.tsx';
import { useWords } from '#office/words/use-words.ts';
import './image-fields.css';

/** The pictures of a promotion, first to last. */
export function ImageFields({
  images,
  onChange,
}: {
  images: readonly string[];
  onChange: (images: string[]) => void;
}) {
  const { translate } = useWords();
  const [refusal, setRefusal] = useState<string>();
  const isFull = images.length >= announcementLimits.images;
  return (
    <fieldset className="content-images">
      <legend>{translate('announcements.images')}</legend>
      <p className="content-images-hint">{translate('announcements.images_hint')}</p>
      <ol className="content-images-list">
        {images.map((url, at) => (
          <li key={url}>
            <img src={url} alt={translate('announcements.image', { place: at + 1 })} />
            <span>
              {at > 0 && (
                <Button size="s" onClick={() => onChange(movedEarlier(images, at))}>
                  {translate('announcements.image_earlier')}
                </Button>
              )}
              <Button size="s" onClick={() => onChange(images.filter((other) => other !== url))}>
                {translate('announcements.image_remove')}
              </Button>
            </span>
          </li>
        ))}
      </ol>
      {refusal && <p role="alert">{refusal}</p>}
      {!isFull && (
        <AddPicture
          label={translate('content.send_picture')}
          onUrl={(url) => {
            setRefusal(undefined);
            onChange([...new Set([...images, url])]);
          }}
          onRefused={setRefusal}
        />
      )}
    </fieldset>
  );
}

function movedEarlier(images: readonly string[], at: number): string[] {
  const moved = images.filter((_, place) => place !== at);
  return [...moved.slice(0, at - 1), ...images.slice(at, at + 1), ...moved.slice(at - 1)];
}
