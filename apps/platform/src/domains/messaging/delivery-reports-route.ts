/**
 * Where gateways report what became of an SMS: `POST /gateway-callbacks/sms/http` with the key we
 * send with, `{ id, state }` as JSON, `id` being the idempotency key of the message; and `POST
 * /gateway-callbacks/sms/africastalking/<token>`, a form (developers.africastalking.com, "Delivery
 * reports"), which is not signed and so proves itself by the token in its address.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { answerError, sendRefused, successBody } from '@bahati/server-kit/answer.ts';
import { acceptForms } from '@bahati/server-kit/bodies/form-body.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { type DeliveryReport, reportDelivery } from './report-delivery.ts';

export const deliveryReportPaths = {
  http: '/gateway-callbacks/sms/http',
  africastalking: '/gateway-callbacks/sms/africastalking/:token',
} as const;

const httpReport = z.object({
  id: z.string().regex(/^[1-9]\d{0,17}$/),
  state: z.enum(['delivered', 'failed']),
});

const africasTalkingReport = z.object({
  id: z.string().min(1).max(100),
  status: z.string().max(40),
});

/** All others are steps on the way, after which another report comes. */
const lastWords: Readonly<Record<string, boolean>> = {
  Success: true,
  Failed: false,
  Rejected: false,
  Expired: false,
  AbsentSubscriber: false,
};

export async function serveDeliveryReports(server: HttpServer, context: Context): Promise<void> {
  const { config, log } = context;
  /** `read` proves who reports, and answers what; undefined: nothing final yet. */
  const serve = (
    scope: HttpServer,
    path: string,
    read: (request: FastifyRequest) => DeliveryReport | undefined,
  ) =>
    scope.post(path, async (request, reply) => {
      try {
        const report = read(request);
        if (report) await reportDelivery(context, report);
        return await reply.type('application/json; charset=utf-8').send(successBody({}));
      } catch (error) {
        return sendRefused(reply, answerError(error, request.id, {}, log));
      }
    });
  await server.register(async (scope) => {
    acceptForms(scope);
    serve(scope, deliveryReportPaths.http, ({ headers, body }) => {
      proveSecret(headers[config.SMS_HTTP_KEY_HEADER.toLowerCase()], config.SMS_HTTP_KEY);
      const { id, state } = httpReport.parse(body);
      return { by: 'id', id, hasArrived: state === 'delivered' };
    });
    serve(scope, deliveryReportPaths.africastalking, ({ params, body }) => {
      proveSecret((params as { token: string }).token, config.AFRICASTALKING_REPORT_TOKEN);
      const { id, status } = africasTalkingReport.parse(body);
      const hasArrived = Object.hasOwn(lastWords, status) ? lastWords[status] : undefined;
      return hasArrived === undefined ? undefined : { by: 'gateway_id', id, hasArrived };
    });
  });
}

/** Refuses `unauthenticated`, also where no secret is set. */
export function proveSecret(given: unknown, secret: string | undefined): void {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  if (typeof given === 'string' && secret && timingSafeEqual(hash(given), hash(secret))) return;
  throw new Refusal('unauthenticated');
}
