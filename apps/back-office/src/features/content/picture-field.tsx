import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { PictureIcon } from '@bahati/ui/icons/icons.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWords } from '#office/words/use-words.ts';
import { sendPicture } from './send-picture.ts';

/** A picture of a banner: sent from here, or one the site already has, by its path. */
export function PictureField({
  label,
  shape,
  url,
  isMissing,
  onUrl,
}: {
  label: string;
  shape: 'wide' | 'tall';
  url: string;
  isMissing: boolean;
  onUrl: (url: string) => void;
}) {
  const { translate, problem } = useWords();
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (!file || isBusy) return;
    setIsBusy(true);
    setRefusal(undefined);
    try {
      onUrl(await sendPicture(file));
    } catch (error) {
      setRefusal(problem(error).words);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <div className="content-picture" data-shape={shape}>
      <Shown key={url} url={url} label={label} />
      <input
        ref={input}
        id={inputId}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label={label}
        onChange={(event) => void take(event)}
      />
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
      <Button size="s" isLoading={isBusy} onClick={() => input.current?.click()}>
        {translate('banners.choose')}
      </Button>
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
