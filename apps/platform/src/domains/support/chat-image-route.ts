/** Takes in one picture for a chat: `POST /wps/chat/images`, the raw bytes of a PNG or a JPEG. */
import type { Readable } from 'node:stream';
import { chatImageLimits, chatImagesPath } from '@bahati/contract/player-site/chat-limits.ts';
import { chatImageRefusals } from '@bahati/contract/player-site/support.ts';
import { answerError, sendRefused, successBody } from '@bahati/server-kit/answer.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { keepUpload, linksTo } from '#domains/system/uploads.ts';
import { findChat, identifyGuest } from './chat-guest.ts';
import type { ChatModels } from './chat-models.ts';
import { ensureChat } from './send-message.ts';
import { uploadOwner } from './support.ts';

const perMinute = 30;
const perHour = 60;
const key = `POST ${chatImagesPath}`;

type Limit = (key: string, perMinute: number | undefined, ip: string) => Promise<void>;

export async function serveChatImages(
  server: HttpServer,
  context: Context,
  departments: ChatModels,
  limit: Limit,
): Promise<void> {
  await server.register(async (scope) => {
    // The bytes are handed on as they come, so that none of many uploads is ever held whole.
    scope.addContentTypeParser(['image/png', 'image/jpeg'], (_, payload, done) => {
      done(null, payload);
    });
    scope.post(chatImagesPath, async (request, reply) => {
      try {
        await limit(key, perMinute, request.ip);
        const guest = await identifyGuest(context, request.headers.authorization, key);
        const { 'content-length': length, 'content-type': type = '' } = request.headers;
        if (Number(length) > chatImageLimits.bytes) throw new Refusal('image_too_large');
        if (!type.startsWith('image/')) throw new Refusal('unsupported_media_type');
        await ensureChat(context, departments, guest);
        const chat = await findChat(context.database, guest);
        if (!chat) throw new Refusal('unauthenticated');
        const { id } = await keepUpload(context, request.body as Readable, {
          owner: uploadOwner(chat.id),
          limits: { ...chatImageLimits, perHour },
        });
        const links = await linksTo(context, [id]);
        const answer = successBody(links.get(id));
        return await reply.type('application/json; charset=utf-8').send(answer);
      } catch (error) {
        const refused = answerError(error, request.id, chatImageRefusals, context.log);
        return sendRefused(reply, refused);
      }
    });
  });
}
