import { type ChangeEvent, useRef } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { PictureIcon } from '@bahati/ui/icons/icons.tsx';
import { useSendPicture } from './use-send-picture.ts';

/** Sends a picture from the desk's own files; `onUrl` hears where the site now has it. */
export function AddPicture({
  label,
  onUrl,
  onRefused,
}: {
  label: string;
  onUrl: (url: string) => void;
  onRefused: (words: string | undefined) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { send, isBusy } = useSendPicture(onRefused);
  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    const url = file && (await send(file));
    if (url) onUrl(url);
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label={label}
        onChange={(event) => void take(event)}
      />
      <Button
        size="s"
        icon={<PictureIcon size={18} />}
        isLoading={isBusy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
