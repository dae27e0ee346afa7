/** Sends one picture for the site, and answers where it stands. */
import { contentPicturesPath } from '@bahati/contract/back-office/banners.ts';
import { sendImage } from '@bahati/client/send-image.ts';
import { readToken } from '#office/session.ts';

export async function sendPicture(file: File): Promise<string> {
  const { url } = await sendImage({ path: contentPicturesPath, token: readToken }, file);
  return url ?? '';
}
