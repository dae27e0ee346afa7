/**
 * A simulated phone: what its holder is asked and told, his answers, and payments he makes by
 * himself. Anybody may hold any phone, as befits a simulator; a PIN is judged and forgotten.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#simulator/context.ts';
import { payBill } from '#simulator/daraja/c2b.ts';
import { wholeShillings } from '#simulator/daraja/fields.ts';
import { provePlatform } from '#simulator/gateway/signed-calls.ts';
import { liveLists } from '#simulator/pages/phone-lists.ts';
import { phonePage, whosePhonePage } from '#simulator/pages/phone-page.ts';
import { sendPage } from '#simulator/pages/send-page.ts';
import { type Language, newestPhones, paymentsOfPhone } from '#simulator/payments.ts';
import { anyShortCode } from '#simulator/daraja/registrations.ts';
import { answerPrompt, emptyAccount, promptAnswers, readTwist, wrongPin } from './answer-prompt.ts';
import { readNumber } from './numbers.ts';
import { sendSms } from './send-sms.ts';
import { receiveSms, smsOfPhone } from './sms.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', 'pages', name), 'utf8');
const script = read('phone.client.js');
const style = read('phone.css');
const shownPayments = 30;
const suggestedPhones = 4;

type Held = {
  Params: { number: string };
  Querystring: { language?: unknown; number?: unknown; said?: unknown };
};

export function servePhone(server: FastifyInstance, context: Context): void {
  const { store } = context;
  server.get<Held>('/phone', (request, reply) => {
    const { number } = request.query;
    const language = languageOf(request);
    const held = typeof number === 'string' ? readNumber(number) : undefined;
    if (held) return reply.redirect(`/phone/${held}?language=${language}`, 303);
    const view = { language, isWrong: number !== undefined };
    return sendPage(
      reply,
      whosePhonePage({ ...view, known: newestPhones(store, suggestedPhones) }),
    );
  });

  server.get<Held>('/phone/:number', (request, reply) => {
    const { number } = request.params;
    const language = languageOf(request);
    if (readNumber(number) !== number) {
      return reply.redirect(
        `/phone?number=${encodeURIComponent(number)}&language=${language}`,
        303,
      );
    }
    const payments = paymentsOfPhone(store, number, shownPayments);
    const { said } = request.query;
    const sms = smsOfPhone(store, number);
    const view = { number, language, payments, sms, said, shortCode: anyShortCode(store) };
    return sendPage(reply, phonePage(view), { isLive: true });
  });

  server.get<Held>('/phone/:number/live', (request, reply) => {
    const { number } = request.params;
    const language = languageOf(request);
    const payments = paymentsOfPhone(store, number, shownPayments);
    return reply.send(liveLists({ number, language, payments, sms: smsOfPhone(store, number) }));
  });

  /** The platform hands an SMS over here; the same id again changes nothing. */
  server.post('/phone/messages', (request, reply) => {
    const nowMs = context.now();
    provePlatform(request, context.settings.key, nowMs);
    receiveSms(store, request.body, nowMs);
    return reply.send({ success: true, value: {} });
  });
  server.post<Held>('/phone/:number/answer', (request, reply) => answer(context, request, reply));
  server.post<Held>('/phone/:number/pay-bill', (request, reply) => pay(context, request, reply));
  server.post<Held>('/phone/:number/texts', (request, reply) => text(context, request, reply));
  server.get('/phone.css', (_, reply) => reply.type('text/css; charset=utf-8').send(style));
  server.get('/phone.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(script));
}

/** The one asked for, else the one the browser likes best. */
function languageOf({ query, headers }: FastifyRequest<Held>): Language {
  const { language } = query;
  if (language === 'en' || language === 'sw') return language;
  return headers['accept-language']?.startsWith('sw') ? 'sw' : 'en';
}

type Form = FastifyRequest<Held>;

function fieldsOf({ body }: Form): (name: string) => string {
  return (name) => (body instanceof URLSearchParams ? (body.get(name) ?? '').trim() : '');
}

function backTo(reply: FastifyReply, request: Form, said: string): FastifyReply {
  const language = fieldsOf(request)('language') === 'sw' ? 'sw' : 'en';
  const { number } = request.params;
  return reply.redirect(
    `/phone/${encodeURIComponent(number)}?language=${language}&said=${said}`,
    303,
  );
}

function answer(context: Context, request: Form, reply: FastifyReply): FastifyReply {
  const field = fieldsOf(request);
  const wish = promptAnswers.find((known) => known === field('answer'));
  const isAnswered =
    wish !== undefined &&
    answerPrompt(context, {
      phone: request.params.number,
      reference: field('reference'),
      answer: wish,
      pin: field('pin'),
      twist: readTwist(field('twist')),
    });
  return backTo(reply, request, isAnswered ? 'answered' : 'not_answered');
}

async function pay(context: Context, request: Form, reply: FastifyReply): Promise<FastifyReply> {
  const field = fieldsOf(request);
  const amount = wholeShillings.safeParse(field('amount'));
  const account = field('account');
  const phone = readNumber(request.params.number);
  const isForm = /^.{1,20}$/.test(account) && /^\d{4}$/.test(field('pin'));
  if (!amount.success || !phone?.startsWith('254') || !isForm)
    return backTo(reply, request, 'not_answered');
  if (field('pin') === wrongPin) return backTo(reply, request, 'wrong_pin');
  const twist = readTwist(field('twist'));
  if (twist === emptyAccount) return backTo(reply, request, 'empty_account');
  const wish = { phone, shortCode: field('shortCode'), account, mischief: twist };
  return backTo(reply, request, await payBill(context, { ...wish, amount: amount.data }));
}

async function text(context: Context, request: Form, reply: FastifyReply): Promise<FastifyReply> {
  const phone = readNumber(request.params.number);
  if (phone !== request.params.number) return backTo(reply, request, 'not_sent');
  const isSent = await sendSms(context, { phone, text: fieldsOf(request)('text') });
  return backTo(reply, request, isSent ? 'sent' : 'not_sent');
}
