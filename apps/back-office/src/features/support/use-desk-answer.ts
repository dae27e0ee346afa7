/** Sends one answer of the desk: its pictures first, each once over every try, then the words. */
import { RefusedError } from '@bahati/client/caller.ts';
import { sendImage } from '@bahati/client/send-image.ts';
import { deskImagesPath } from '@bahati/contract/back-office/support/image-paths.ts';
import type { DeskMessage } from '@bahati/contract/back-office/support/support.ts';
import { shrinkPicture } from '@bahati/ui/picture-field/shrink-picture.ts';
import type { DraftPicture } from '@bahati/ui/picture-field/use-draft-pictures.ts';
import { useRef } from 'react';
import { call } from '#office/api.ts';
import { readToken } from '#office/session/session.ts';

const sender = { path: deskImagesPath, token: readToken };

export function useDeskAnswer(chatId: string) {
  /** The same answer keeps its id over a second try, so that it is said once. */
  const attempt = useRef({ content: '', clientId: '' });
  const sent = useRef(new Map<string, string>());

  return async (text: string, pictures: readonly DraftPicture[]): Promise<DeskMessage> => {
    const content = [text, ...pictures.map(({ key }) => key)].join('\n');
    if (attempt.current.content !== content) {
      attempt.current = { content, clientId: crypto.randomUUID() };
    }
    const imageIds: string[] = [];
    for (const { key, file } of pictures) {
      const known = sent.current.get(key);
      const id = known ?? (await sendImage(sender, await shrinkPicture(file))).id;
      sent.current.set(key, id);
      imageIds.push(id);
    }
    const body = { clientId: attempt.current.clientId, text, imageIds };
    try {
      const said = await call('POST /bo/chats/:id/messages', { params: { id: chatId }, body });
      attempt.current = { content: '', clientId: '' };
      return said;
    } catch (error) {
      // Pictures that waited too long are gone, and the next try sends them anew.
      if (error instanceof RefusedError && error.code === 'image_unknown') sent.current.clear();
      throw error;
    }
  };
}
