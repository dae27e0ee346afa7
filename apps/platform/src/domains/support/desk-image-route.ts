/** Takes in one picture for an answer of the desk: `POST /bo/chats/images`. */
import { deskImagesPath } from '@bahati/contract/back-office/support/image-paths.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import type { RateLimiter } from '#platform/servers/rate-limit.ts';
import { takeImages } from '#domains/system/uploads/uploads.ts';
import { deskOwner } from './support.ts';

/** `answerer` proves that whoever sends may answer chats. */
export async function serveDeskImages(
  server: HttpServer,
  context: Context,
  limit: RateLimiter,
  answerer: (authorization: string | undefined, ip: string) => Promise<StaffActor>,
): Promise<void> {
  await takeImages(server, context, limit, {
    path: deskImagesPath,
    ownerOf: async ({ headers, ip }) => ({
      owner: deskOwner(await answerer(headers.authorization, ip)),
      isAnonymous: false,
    }),
  });
}
