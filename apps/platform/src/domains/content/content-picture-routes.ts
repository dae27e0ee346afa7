/**
 * Takes in a picture of staff's, `POST /bo/contentPictures`, the raw bytes of a PNG or a JPEG; and
 * shows it to everybody, `GET /art/content/<id>.png`. What stands under such an address never
 * changes, so browsers keep it.
 */
import { contentPicturesPath } from '@bahati/contract/back-office/content/banners.ts';
import { imageLimits } from '@bahati/contract/image-limits.ts';
import { imageRefusals } from '@bahati/contract/images.ts';
import { answerError, sendRefused, successBody } from '@bahati/server-kit/answer.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { FastifyRequest } from 'fastify';
import type { Context, StaffActor } from '#platform/context.ts';
import { findContentPicture, keepContentPicture, publicPicturesPath } from './content-pictures.ts';

const perMinute = 30;
const key = `POST ${contentPicturesPath}`;

type Limit = (key: string, perMinute: number | undefined, ip: string) => Promise<void>;

export async function takeContentPictures(
  server: HttpServer,
  context: Context,
  limit: Limit,
  /** Proves that whoever sends it may change content. */
  authenticate: (request: FastifyRequest) => Promise<StaffActor>,
): Promise<void> {
  await server.register(async (scope) => {
    scope.addContentTypeParser(
      ['image/png', 'image/jpeg'],
      { parseAs: 'buffer', bodyLimit: imageLimits.bytes },
      (_, payload, done) => done(null, payload),
    );
    const senders = new WeakMap<FastifyRequest, StaffActor>();
    // Who asks is proven before a byte of the picture is read.
    const onRequest = async (request: FastifyRequest) => {
      await limit(key, perMinute, request.ip);
      senders.set(request, await authenticate(request));
    };
    scope.setErrorHandler((error, request, reply) => {
      const told = isTooLarge(error) ? new Refusal('image_too_large') : error;
      return sendRefused(reply, answerError(told, request.id, imageRefusals, context.log));
    });
    scope.post(contentPicturesPath, { onRequest }, async (request, reply) => {
      const sender = senders.get(request);
      if (!sender) throw new Refusal('unauthenticated');
      if (!Buffer.isBuffer(request.body)) throw new Refusal('unsupported_media_type');
      const isPng = request.headers['content-type']?.startsWith('image/png');
      const picture = await keepContentPicture(context, sender, {
        bytes: request.body,
        format: isPng ? 'png' : 'jpeg',
      });
      return reply.type('application/json; charset=utf-8').send(successBody(picture));
    });
  });
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
}

const names = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(png|jpeg)$/;
const secondsFresh = 31_536_000;

export function serveContentPictures(server: HttpServer, { database, log }: Context): void {
  const url = `${publicPicturesPath}/:name`;
  server.get<{ Params: { name: string } }>(url, async (request, reply) => {
    try {
      const [, id = '', format = ''] = names.exec(request.params.name) ?? [];
      const bytes = id && (await findContentPicture(database, id, format));
      if (!bytes) throw new Refusal('not_found');
      reply.headers({
        'cache-control': `public, max-age=${secondsFresh}, immutable`,
        'content-type': `image/${format}`,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'cross-origin-resource-policy': 'same-site',
      });
      return await reply.send(bytes);
    } catch (error) {
      return sendRefused(reply, answerError(error, request.id, {}, log));
    }
  });
}
