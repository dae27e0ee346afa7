/** Drawn pictures of goods, which any mall may show: `GET /art/goods/<name>.svg`, on both sites. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { answerError, sendRefused } from '@bahati/server-kit/answer.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { drawnGoods, drawnGoodsPath } from '@bahati/contract/point-limits.ts';
import type { Context } from '#platform/context.ts';

const secondsFresh = 86_400;

export function serveGoodsPictures(server: HttpServer, { log }: Context): void {
  const drawings = new Map<string, Promise<Buffer>>();
  const read = (name: string): Promise<Buffer> => {
    if (!drawnGoods.some((known) => known === name)) throw new Refusal('not_found');
    const drawing =
      drawings.get(name) ??
      readFile(fileURLToPath(import.meta.resolve(`@bahati/ui/goods-art/${name}.svg`)));
    drawing.catch(() => drawings.delete(name));
    drawings.set(name, drawing);
    return drawing;
  };
  server.get<{ Params: { name: string } }>(
    `${drawnGoodsPath}/:name.svg`,
    async (request, reply) => {
      try {
        const svg = await read(request.params.name);
        reply.headers({
          'cache-control': `public, max-age=${secondsFresh}`,
          'content-type': 'image/svg+xml; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          'cross-origin-resource-policy': 'same-site',
        });
        return await reply.send(svg);
      } catch (error) {
        return sendRefused(reply, answerError(error, request.id, {}, log));
      }
    },
  );
}
