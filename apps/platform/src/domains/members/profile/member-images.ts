/** Takes in a picture of a member's, for a call of his that will speak of it. */
import { memberImagesPath } from '@bahati/contract/player-site/system/image-paths.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import type { Context } from '#platform/context.ts';
import type { RateLimiter } from '#platform/servers/rate-limit.ts';
import { memberOwner, takeImages } from '#domains/system/uploads/uploads.ts';
import { assertTrueAccount, authenticateMember } from '#domains/members/members.ts';

export async function serveMemberImages(
  server: HttpServer,
  context: Context,
  limit: RateLimiter,
): Promise<void> {
  await takeImages(server, context, limit, {
    path: memberImagesPath,
    async ownerOf({ headers }, key) {
      const member = await authenticateMember(context, headers.authorization, key);
      assertTrueAccount(member);
      return { owner: memberOwner(member.memberId), isAnonymous: false };
    },
  });
}
