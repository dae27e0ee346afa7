/** Hands out a bill as a file to whoever holds its link: `GET /wps/agent/bills/files?order=…`. */
import type { CallValue, HandlerInput } from '@bahati/contract/call.ts';
import type { billCalls } from '@bahati/contract/player-site/agency/bills.ts';
import { answerError, sendRefused } from '@bahati/server-kit/answer.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { readOwnBill } from '#domains/agency/bills/reading/reading.ts';
import { readOrder, signOrder } from '#domains/records/exports/exports.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { billCsv, billPdf } from './bill-file.ts';

const filesPath = '/wps/agent/bills/files';
const perMinute = 20;
/** As long as a link of `signOrder` lasts. */
const goodForMs = 120_000;

type FileCall = (typeof billCalls)['POST /wps/agent/bills/:id/file'];
type Order = HandlerInput<FileCall>['body'] & {
  billId: string;
  /** Whose look at the bill it is; JSON knows no bigint. */
  memberId: string;
};

/** Refuses `not_found`. */
export async function orderBillFile(
  context: Context,
  actor: MemberActor,
  billId: string,
  body: HandlerInput<FileCall>['body'],
): Promise<CallValue<FileCall>> {
  await readOwnBill(context, actor, billId);
  const now = context.now();
  const order: Order = { ...body, billId, memberId: actor.memberId.toString() };
  return {
    path: await signOrder(context.database, filesPath, order, now),
    expiresAt: new Date(now.getTime() + goodForMs).toISOString(),
  };
}

type Limit = (key: string, perMinute: number | undefined, ip: string) => Promise<void>;
type Asked = { Querystring: { order?: unknown; proof?: unknown } };

/** A wrong link and one that ran out are told alike. */
export function serveBillFiles(server: HttpServer, context: Context, limit: Limit): void {
  server.get<Asked>(filesPath, { exposeHeadRoute: false }, async (request, reply) => {
    try {
      await limit(`GET ${filesPath}`, perMinute, request.ip);
      const { database, config } = context;
      const order = await readOrder<Order>(database, filesPath, request.query, context.now());
      if (!order) throw new Refusal('not_found');
      const { format, language, billId, memberId } = order;
      const bill = await readOwnBill(context, { memberId: BigInt(memberId) }, billId);
      const { timeZone } = await readBrand(database, config.BRAND);
      reply.headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="bahati-bill-${billId.slice(0, 8)}.${format}"`,
        'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf',
        'x-content-type-options': 'nosniff',
      });
      const told = { language, timeZone };
      return await reply.send(format === 'csv' ? billCsv(bill, told) : await billPdf(bill, told));
    } catch (error) {
      return sendRefused(reply, answerError(error, request.id, {}, context.log));
    }
  });
}
