/** The pages a payer and a curious developer see. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { callbacksOf } from '#simulator/callbacks/callbacks.ts';
import type { Context } from '#simulator/context.ts';
import { checkoutPage, unknownPaymentPage } from '#simulator/pages/checkout-page.ts';
import { mark } from '#simulator/pages/mark.ts';
import { overviewPage } from '#simulator/pages/overview-page.ts';
import { sendPage } from '#simulator/pages/send-page.ts';
import {
  type Api,
  apis,
  findByReference,
  type Language,
  newestPayments,
  type PaymentKind,
} from '#simulator/payments.ts';
import { decideCharge, isOpen, payerActions } from '#simulator/settle.ts';
import {
  currentChances,
  readOdds,
  readOutage,
  switchOdds,
  switchOutage,
} from '#simulator/switches/switches.ts';

const css = readFileSync(join(import.meta.dirname, '..', 'pages', 'pages.css'), 'utf8');
const shownPayments = 50;

type Checkout = {
  Params: { reference: string };
  Querystring: { language?: unknown };
  Body: unknown;
};

export function serveCheckout(server: FastifyInstance, context: Context): void {
  const { store } = context;
  const outage = (api: Api) => readOutage(store, api);
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_024 },
    (_, body, done) => done(null, new URLSearchParams(body.toString())),
  );

  server.get<Checkout>('/checkout/:reference', (request, reply) => {
    const charge = findByReference(store, request.params.reference);
    const asked = language(request.query.language);
    if (charge?.kind !== 'charge') {
      return sendPage(reply.code(404), unknownPaymentPage(asked ?? 'en'));
    }
    const view = { charge, language: asked ?? charge.language, isOpen: isOpen(charge) };
    return sendPage(reply, checkoutPage(view), { returnUrl: charge.returnUrl });
  });

  server.post<Checkout>('/checkout/:reference', (request, reply) => {
    const charge = findByReference(store, request.params.reference);
    if (charge?.kind !== 'charge') return sendPage(reply.code(404), unknownPaymentPage('en'));
    const { body } = request;
    const wish = body instanceof URLSearchParams ? body.get('action') : null;
    const action = payerActions.find((known) => known === wish);
    if (!action) return reply.redirect(`/checkout/${charge.reference}`, 303);
    decideCharge(context, charge.reference, action);
    return reply.redirect(charge.returnUrl ?? `/checkout/${charge.reference}`, 303);
  });

  server.get('/', (_, reply) => {
    const rows = (kind: PaymentKind) =>
      newestPayments(store, kind, shownPayments).map((payment) => ({
        payment,
        callbacks: callbacksOf(store, kind, payment.id),
      }));
    const state = {
      chances: currentChances(context),
      odds: readOdds(store),
      outages: {
        gateway: outage('gateway'),
        daraja: outage('daraja'),
        airtel: outage('airtel'),
        vodacom: outage('vodacom'),
      },
    };
    const overview = { charges: rows('charge'), payouts: rows('payout'), ...state };
    return sendPage(reply, overviewPage(overview));
  });

  server.post<Checkout>('/switches', ({ body }, reply) => {
    const field = (name: string) => (body instanceof URLSearchParams ? body.get(name) : null) ?? '';
    for (const api of apis) switchOutage(store, api, field(api));
    switchOdds(store, field('odds'));
    return reply.redirect('/', 303);
  });

  server.get('/pages.css', (_, reply) => reply.type('text/css; charset=utf-8').send(css));
  server.get('/mark.svg', (_, reply) => reply.type('image/svg+xml').send(mark.text));
}

function language(asked: unknown): Language | undefined {
  return asked === 'en' || asked === 'sw' ? asked : undefined;
}
