/** The simulator as one server: the gateway's calls, the payer's pages, its health. */
import { gatewayCalls } from '@bahati/contract/payment-gateway/gateway.ts';
import {
  createHttpServer,
  type HttpServer,
  refuseUnknownPaths,
} from '@bahati/server-kit/http-server.ts';
import { serveCalls } from '@bahati/server-kit/serve-calls.ts';
import { serveAirtel } from './airtel/airtel.routes.ts';
import { serveCheckout } from './checkout/checkout.routes.ts';
import type { Context } from './context.ts';
import { serveDaraja } from './daraja/daraja.routes.ts';
import { listEntries } from './gateway/list-entries.ts';
import { obeyOutages } from './switches/outage.ts';
import { servePhone } from './phone/phone.routes.ts';
import { readCharge, requestCharge } from './gateway/request-charge.ts';
import { readRefund, requestRefund } from './gateway/refunds.ts';
import { readPayout, requestPayout } from './gateway/request-payout.ts';
import { keepBodiesAsSent, provePlatform } from './gateway/signed-calls.ts';
import { serveSignIn } from './sign-in/sign-in.routes.ts';
import { serveVodacom } from './vodacom/vodacom.routes.ts';

type Actors = { platform: true };

export async function createSimulator(context: Context): Promise<HttpServer> {
  const { log, settings } = context;
  const server = createHttpServer({ log });
  keepBodiesAsSent(server);
  obeyOutages(server, context);
  serveCalls<typeof gatewayCalls, Actors>(
    server,
    gatewayCalls,
    {
      'POST /gateway/v1/charges': async ({ body }) => requestCharge(context, body),
      'GET /gateway/v1/charges/:depositId': async ({ params }) =>
        readCharge(context, params.depositId),
      'POST /gateway/v1/payouts': async ({ body }) => requestPayout(context, body),
      'GET /gateway/v1/payouts/:withdrawalId': async ({ params }) =>
        readPayout(context, params.withdrawalId),
      'POST /gateway/v1/refunds': async ({ body }) => requestRefund(context, body),
      'GET /gateway/v1/refunds/:refundId': async ({ params }) =>
        readRefund(context, params.refundId),
      'GET /gateway/v1/statements/:rail/:day/:page': async ({ params }) =>
        listEntries(context, params),
    },
    {
      log,
      authenticate: {
        platform: async (request) => provePlatform(request, settings.key, context.now()),
      },
      areAnswersChecked: true,
    },
  );
  serveCheckout(server, context);
  servePhone(server, context);
  serveSignIn(server, context);
  await serveDaraja(server, context);
  await serveAirtel(server, context);
  await serveVodacom(server, context);
  server.get('/healthz', (_, reply) => reply.send({ success: true, value: {} }));
  server.get('/readyz', (_, reply) => {
    context.store.prepare('SELECT count(*) FROM payments WHERE settle_at_ms = 0').get();
    return reply.send({ success: true, value: {} });
  });
  refuseUnknownPaths(server, log);
  return server;
}
