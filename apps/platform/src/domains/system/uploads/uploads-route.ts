/** Hands out an upload to whoever holds its link: `GET /wps/uploads/<id>?until=…&proof=…`. */
import { answerError, sendRefused } from '@bahati/server-kit/answer.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import type { UploadFormat } from './uploads-kept-file.ts';
import { linkSigner, uploadsPath } from './uploads-links.ts';
import { refuseStoreFault, uploadStore } from './uploads-store.ts';

const perMinute = 300;
const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Limit = (key: string, perMinute: number | undefined, ip: string) => Promise<void>;
type Asked = { Params: { id: string }; Querystring: { until?: unknown; proof?: unknown } };

/** A wrong link, one that ran out and a picture that is gone are told alike. */
export function serveUploads(server: HttpServer, context: Context, limit: Limit): void {
  const url = `${uploadsPath}/:id`;
  const store = uploadStore(context.config);
  server.get<Asked>(url, { exposeHeadRoute: false }, async (request, reply) => {
    try {
      await limit(`GET ${url}`, perMinute, request.ip);
      const { id } = request.params;
      const { until = '', proof = '' } = request.query;
      const signer = await linkSigner(context.database);
      const isGood =
        uuidForm.test(id) && signer.isGood(id, String(until), String(proof), context.now());
      if (!isGood) throw new Refusal('not_found');
      const { rows } = await context.database.query<{ format: UploadFormat; bytes: number }>(
        'SELECT format, bytes FROM uploads WHERE id = $1',
        [id],
      );
      const [row] = rows;
      const bytes = row && (await store.read({ id, format: row.format }));
      if (!row || !bytes) throw new Refusal('not_found');
      reply.headers({
        'cache-control': 'private, max-age=3600, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'content-type': `image/${row.format}`,
        'content-length': row.bytes,
      });
      return await reply.send(bytes);
    } catch (error) {
      const told = refuseStoreFault(error, context.log);
      return sendRefused(reply, answerError(told, request.id, {}, context.log));
    }
  });
}
