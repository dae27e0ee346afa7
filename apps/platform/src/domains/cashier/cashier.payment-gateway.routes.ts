/** What the gateway calls on us: signed over the raw body, judged before a byte is parsed. */
import { gatewayCallbacks } from '@bahati/contract/payment-gateway/gateway.ts';
import { signatureHeaders } from '@bahati/contract/signature.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { type Handlers, serveCalls, type ServeOptions } from '@bahati/server-kit/serve-calls.ts';
import { isSignatureValid } from '@bahati/server-kit/signature.ts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#platform/context.ts';
import { settleReportedRefund } from '#domains/cashier/refunds/refunds.ts';
import { settleDeposit } from '#domains/cashier/deposits/deposits.ts';
import { settleReportedPayout } from '#domains/cashier/withdrawals/withdrawals.ts';

type GatewayActors = { gateway: true };

/** In a scope of its own, whose bodies stay as they were sent until proven. */
export async function servePaymentGateway(
  server: HttpServer,
  context: Context,
  options: Omit<ServeOptions<GatewayActors>, 'authenticate' | 'limit'>,
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
    );
    serveCalls(scope, gatewayCallbacks, gatewayHandlers(context), {
      ...options,
      authenticate: { gateway: (request) => proveGateway(context, request) },
    });
  });
}

function gatewayHandlers(context: Context): Handlers<typeof gatewayCallbacks, GatewayActors> {
  return {
    'POST /gateway-callbacks/:rail': async ({ params: { rail }, body }) => {
      if (body.kind === 'charge') {
        await settleDeposit(context, { ...body, rail, source: 'callback' });
      } else if (body.kind === 'refund') await settleReportedRefund(context, { ...body, rail });
      else await settleReportedPayout(context, { ...body, rail, isReferenceFixed: true });
      return {};
    },
  };
}

/** Refuses `unauthenticated`; replaces the proven bytes by what they say. */
async function proveGateway({ config, now }: Context, request: FastifyRequest): Promise<true> {
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const timestamp = request.headers[signatureHeaders.timestamp];
  const signature = request.headers[signatureHeaders.signature];
  const nowMs = now().getTime();
  if (!isSignatureValid(config.GATEWAY_KEY, timestamp, signature, raw, nowMs)) {
    throw new Refusal('unauthenticated');
  }
  try {
    request.body = JSON.parse(raw.toString('utf8'));
  } catch {
    throw new Refusal('invalid_input');
  }
  return true;
}
