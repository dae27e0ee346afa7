/** Hands out the file of a list to whose session its link was made in. */
import { answerError, sendRefused } from '@bahati/server-kit/answer.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { readOrder } from '#domains/records/exports/exports.ts';
import { dayIn } from '#domains/records/records.ts';
import { listFile, listFilesPath, type ListOrder, type ServedCalls } from './export-list.ts';

const perMinute = 20;

type Asked = { Querystring: { order?: unknown; proof?: unknown } };

export type ListFileParts = {
  served: ServedCalls;
  limit: (key: string, perMinute: number | undefined, ip: string) => Promise<void>;
  /** Who works in the session, allowed to make the call; throws a refusal otherwise. */
  staffOfSession: (sessionId: bigint, call: string) => Promise<StaffActor>;
};

/** A wrong link and one that ran out are told alike. */
export function serveListFiles(
  server: HttpServer,
  context: Context,
  { served, limit, staffOfSession }: ListFileParts,
): void {
  const { database, now, log, config } = context;
  server.get<Asked>(listFilesPath, { exposeHeadRoute: false }, async (request, reply) => {
    try {
      await limit(`GET ${listFilesPath}`, perMinute, request.ip);
      const order = await readOrder<ListOrder>(database, listFilesPath, request.query, now());
      if (!order) throw new Refusal('not_found');
      const actor = await staffOfSession(BigInt(order.sessionId), order.list);
      const name = order.list.replace('GET /bo/', '').replaceAll(/[^A-Za-z]+/g, '-');
      reply.headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="${config.BRAND}-${name}-${dayIn(now(), 'UTC')}.csv"`,
        'content-type': 'text/csv; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
      return await reply.send(listFile(context, { order, actor, ip: request.ip }, served));
    } catch (error) {
      return sendRefused(reply, answerError(error, request.id, {}, log));
    }
  });
}
