import { useState } from 'react';
import { contentPicturesPath } from '@bahati/contract/back-office/content/banners.ts';
import { sendImage } from '@bahati/client/send-image.ts';
import { readToken } from '#office/session/session.ts';
import { useWords } from '#office/words/use-words.ts';

/** Sends one picture at a time for the site, and answers where it stands; undefined: refused. */
export function useSendPicture(onRefused: (words: string | undefined) => void) {
  const { problem } = useWords();
  const [isBusy, setIsBusy] = useState(false);
  async function send(file: File): Promise<string | undefined> {
    if (isBusy) return undefined;
    setIsBusy(true);
    onRefused(undefined);
    try {
      const { url } = await sendImage({ path: contentPicturesPath, token: readToken }, file);
      return url ?? undefined;
    } catch (error) {
      onRefused(problem(error).words);
      return undefined;
    } finally {
      setIsBusy(false);
    }
  }
  return { send, isBusy };
}
