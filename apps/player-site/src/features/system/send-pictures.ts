/** Pictures of the member's that a call after it speaks of by their ids. */
import { sendImage } from '@bahati/client/send-image.ts';
import { memberImagesPath } from '@bahati/contract/player-site/system/image-paths.ts';
import { shrinkPicture } from '@bahati/ui/picture-field/shrink-picture.ts';
import type { DraftPicture } from '@bahati/ui/picture-field/use-draft-pictures.ts';
import { endSession, readToken } from '#features/identity/session.ts';

const sender = {
  path: memberImagesPath,
  token: readToken,
  onSessionEnded: () => endSession('expired'),
};

/** One after the other, each once: `sent` remembers them over further tries. */
export async function sendPictures(
  pictures: readonly DraftPicture[],
  sent: Map<string, string>,
): Promise<string[]> {
  const ids: string[] = [];
  for (const { key, file } of pictures) {
    const id = sent.get(key) ?? (await sendImage(sender, await shrinkPicture(file))).id;
    sent.set(key, id);
    ids.push(id);
  }
  return ids;
}
