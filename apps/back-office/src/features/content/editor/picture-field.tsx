import { useState } from 'react';
import { PictureIcon } from '@bahati/ui/icons/icons.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWords } from '#office/words/use-words.ts';
import { AddPicture } from './add-picture.tsx';

/** A picture of a banner: sent from here, or one the site already has, by its path. */
export function PictureField({
  label,
  url,
  isMissing,
  onUrl,
}: {
  label: string;
  url: string;
  isMissing: boolean;
  onUrl: (url: string) => void;
}) {
  const { translate } = useWords();
  const [refusal, setRefusal] = useState<string>();
  return (
    <div className="content-picture">
      <Shown key={url} url={url} label={label} />
      <TextField
        label={label}
        hint={translate('banners.picture_hint')}
        error={refusal ?? (isMissing ? translate('content.missing') : undefined)}
        maxLength={200}
        autoCapitalize="none"
        spellCheck={false}
        value={url}
        onValueChange={onUrl}
      />
      <AddPicture label={translate('content.send_picture')} onUrl={onUrl} onRefused={setRefusal} />
    </div>
  );
}

/** Pictures drawn by the player site's build are not served here; their path says enough. */
function Shown({ url, label }: { url: string; label: string }) {
  const { translate } = useWords();
  const [isThere, setIsThere] = useState(url.startsWith('/art/'));
  return isThere ? (
    <img src={url} alt={label} onError={() => setIsThere(false)} />
  ) : (
    <p className="content-no-picture">
      <PictureIcon size={28} />
      {translate(url === '' ? 'banners.no_picture' : 'banners.picture_elsewhere')}
    </p>
  );
}
