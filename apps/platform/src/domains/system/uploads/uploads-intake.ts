/** Takes in one picture a request: the raw bytes of a PNG or a JPEG, from whom a path is for. */
import type { Readable } from 'node:stream';
import { imageLimits } from '@bahati/contract/image-limits.ts';
import { imageRefusals } from '@bahati/contract/images.ts';
import { answerError, sendRefused, successBody } from '@bahati/server-kit/answer.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#platform/context.ts';
import { keepUpload, linksTo } from './keep-upload.ts';
import { refuseStoreFault } from './uploads-store.ts';

const perMinute = 30;
const perHour = 60;
/** Of one who has no account: enough to show a problem, too little to store files with us. */
const anonymousPerHour = 10;

type Limit = (key: string, perMinute: number | undefined, ip: string) => Promise<void>;

export type Intake = {
  path: string;
  /** To whom the picture belongs; refuses whoever may not send one. `key` is "POST /path". */
  ownerOf: (request: FastifyRequest, key: string) => Promise<UploadOwner>;
};

export type UploadOwner = { owner: string; isAnonymous: boolean };

export async function takeImages(
  server: HttpServer,
  context: Context,
  limit: Limit,
  { path, ownerOf }: Intake,
): Promise<void> {
  const key = `POST ${path}`;
  await server.register(async (scope) => {
    // The bytes are handed on as they come, so that none of many uploads is ever held whole.
    scope.addContentTypeParser(['image/png', 'image/jpeg'], (_, payload, done) => {
      done(null, payload);
    });
    scope.post(path, async (request, reply) => {
      try {
        await limit(key, perMinute, request.ip);
        const { owner, isAnonymous } = await ownerOf(request, key);
        const { 'content-length': length, 'content-type': type = '' } = request.headers;
        if (Number(length) > imageLimits.bytes) throw new Refusal('image_too_large');
        if (!type.startsWith('image/')) throw new Refusal('unsupported_media_type');
        const { id } = await keepUpload(context, request.body as Readable, {
          owner,
          isAnonymous,
          limits: { ...imageLimits, perHour: isAnonymous ? anonymousPerHour : perHour },
        });
        const links = await linksTo(context, [id]);
        const answer = successBody(links.get(id));
        return await reply.type('application/json; charset=utf-8').send(answer);
      } catch (error) {
        const told = refuseStoreFault(error, context.log);
        return sendRefused(reply, answerError(told, request.id, imageRefusals, context.log));
      }
    });
  });
}
