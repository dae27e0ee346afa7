/**
 * Where gateways hand over what people text to the operator's short number: `POST
 * /gateway-callbacks/sms/texts/http` with the key we send with, `{ id, from, text }` as JSON; `POST
 * /gateway-callbacks/sms/texts/africastalking/<token>`, a form (developers.africastalking.com,
 * "Incoming messages"); and the demo's phone, signed as the calls of the gateway beside it.
 */
import { answerError, sendRefused, successBody } from '@bahati/server-kit/answer.ts';
import { acceptForms } from '@bahati/server-kit/bodies/form-body.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { assertSigned, signedJsonOnly } from '@bahati/server-kit/bodies/signed-json.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { proveSecret } from './delivery-reports-route.ts';
import { type QueueAnswer, takeSms } from './inbound-sms/inbound-sms.ts';

const paths = {
  phone: '/gateway-callbacks/sms/texts/phone',
  http: '/gateway-callbacks/sms/texts/http',
  africastalking: '/gateway-callbacks/sms/texts/africastalking/:token',
} as const;

type Gateway = keyof typeof paths;

/** What is too long for three messages of a phone is cut: nothing of use is as long. */
const longestText = 480;

const text = z.object({
  id: z.string().min(1).max(100),
  from: z.string().regex(/^\+[1-9]\d{7,14}$/),
  text: z
    .string()
    .max(2_000)
    .transform((whole) => [...whole.replaceAll('\0', '')].slice(0, longestText).join('')),
});

export async function serveInboundSms(
  server: HttpServer,
  context: Context,
  queueAnswer: QueueAnswer,
): Promise<void> {
  const { config, log } = context;
  const serve = (scope: HttpServer, gateway: Gateway, prove: (request: FastifyRequest) => void) =>
    scope.post(paths[gateway], async (request, reply) => {
      try {
        prove(request);
        const { id, from, text: body } = text.parse(request.body);
        await takeSms(context, { gateway, gatewayId: id, sender: from, text: body }, queueAnswer);
        return await reply.type('application/json; charset=utf-8').send(successBody({}));
      } catch (error) {
        return sendRefused(reply, answerError(error, request.id, {}, log));
      }
    });
  await server.register(async (scope) => {
    acceptForms(scope);
    serve(scope, 'http', ({ headers }) =>
      proveSecret(headers[config.SMS_HTTP_KEY_HEADER.toLowerCase()], config.SMS_HTTP_KEY),
    );
    serve(scope, 'africastalking', ({ params }) =>
      proveSecret((params as { token: string }).token, config.AFRICASTALKING_REPORT_TOKEN),
    );
  });
  await server.register(async (scope) => {
    signedJsonOnly(scope as HttpServer, config.GATEWAY_KEY);
    serve(scope, 'phone', (request) => {
      assertSigned(request);
      if (config.SMS_GATEWAY !== 'phone') throw new Refusal('not_found');
    });
  });
}
