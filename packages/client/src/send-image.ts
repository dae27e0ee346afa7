/** Sends one picture, which a call after it speaks of by its id (contract/images.ts). */
import type { Envelope } from '@bahati/contract/call.ts';
import type { SentImage } from '@bahati/contract/images.ts';
import { RefusedError, UnreachableError } from './caller.ts';

const longestMs = 60_000;

export type ImageSender = {
  /** `memberImagesPath` and the like. */
  path: string;
  token: () => string | null;
  onSessionEnded?: () => void;
};

/** The bytes go as they are. Throws as any call does. */
export async function sendImage(sender: ImageSender, picture: Blob): Promise<SentImage> {
  const response = await fetch(sender.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${sender.token() ?? ''}`, 'content-type': picture.type },
    body: picture,
    signal: AbortSignal.timeout(longestMs),
  }).catch((error: unknown) => {
    throw new UnreachableError(error);
  });
  const envelope = (await response.json().catch((error: unknown) => {
    throw new UnreachableError(error);
  })) as Envelope<SentImage>;
  if (envelope.success) return envelope.value;
  if (envelope.code === 'unauthenticated') sender.onSessionEnded?.();
  throw new RefusedError(response.status, envelope);
}
