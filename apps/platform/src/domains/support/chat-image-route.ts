/** Takes in one picture for a chat: `POST /wps/chat/images`. */
import { chatImagesPath } from '@bahati/contract/player-site/support/chat-limits.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import type { RateLimiter } from '#platform/servers/rate-limit.ts';
import { assertTrueAccount } from '#domains/members/members.ts';
import { takeImages } from '#domains/system/uploads/uploads.ts';
import { findChat, identifyGuest } from './chat-guest.ts';
import type { ChatModels } from '#domains/support/chat-models/chat-models.ts';
import { ensureChat } from './send-message.ts';
import { uploadOwner } from './support.ts';

export async function serveChatImages(
  server: HttpServer,
  context: Context,
  departments: ChatModels,
  limit: RateLimiter,
): Promise<void> {
  await takeImages(server, context, limit, {
    path: chatImagesPath,
    async ownerOf(request, key) {
      const guest = await identifyGuest(context, request.headers.authorization, key);
      if (guest.kind === 'member') assertTrueAccount(guest.member);
      await ensureChat(context, departments, guest);
      const chat = await findChat(context.database, guest);
      if (!chat) throw new Refusal('unauthenticated');
      return { owner: uploadOwner(chat.id), isAnonymous: guest.kind === 'visitor' };
    },
  });
}
