/** What changes on a phone while one looks at it: requests to pay, and messages. */
import { createHash } from 'node:crypto';
import { formatAmount } from '@bahati/money/format.ts';
import { currencySymbol } from '@bahati/money/format.ts';
import type { Language, Payment } from '#simulator/payments.ts';
import { merchant, shortNumber } from '#simulator/people.ts';
import { emptyAccount, isWaiting, type Twist } from '#simulator/phone/answer-prompt.ts';
import type { Sms } from '#simulator/phone/sms.ts';
import { mischiefs } from '#simulator/callbacks/mischief.ts';
import { type Html, html } from './html.ts';
import { networks } from './networks.ts';
import { phoneWords } from './phone-words.ts';

export type PhoneView = {
  number: string;
  language: Language;
  payments: Payment[];
  sms: Sms[];
};

const twists: readonly Twist[] = [
  'none',
  emptyAccount,
  ...mischiefs.filter((some) => some !== 'none'),
];

export type LiveList = { version: string; html: string };

/** Both lists with what tells whether they changed. */
export function liveLists(view: PhoneView): Record<'prompts' | 'messages', LiveList> {
  const list = ({ text }: Html): LiveList => ({
    version: createHash('sha256').update(text).digest('base64url').slice(0, 12),
    html: text,
  });
  return { prompts: list(promptList(view)), messages: list(messageList(view)) };
}

function promptList(view: PhoneView): Html {
  const say = phoneWords[view.language];
  const waiting = view.payments.filter(isWaiting);
  if (waiting.length > 0) return html`${waiting.map((prompt) => promptCard(view, prompt))}`;
  return html`<div class="quiet"><p><b>${say.quiet}</b></p><p>${say.quietHint}</p></div>`;
}

function promptCard({ number, language }: PhoneView, prompt: Payment): Html {
  const say = phoneWords[language];
  const { reference, api, currency, amount, account, settleAtMs } = prompt;
  return html`<form class="prompt ${api}" method="post" action="/phone/${number}/answer">
<p class="network">${networks[api]} <span>${say.until} ${clock(settleAtMs ?? 0)}</span></p>
<h2>${say.asks(merchant)}</h2>
<p class="sum"><span class="unit">${currencySymbol(currency)}</span>
${formatAmount(amount, currency, language)}</p>
<p class="account">${say.account} <b>${account}</b></p>
<input type="hidden" name="reference" value="${reference}">
<input type="hidden" name="language" value="${language}">
${pinField(language, reference)}
<div class="answers"><button class="pay" name="answer" value="accept">${say.pay}</button>
<button name="answer" value="cancel" formnovalidate>${say.cancel}</button></div>
<details><summary>${say.rehearse}</summary>
${twistField(language, reference)}
<button class="plain" name="answer" value="ignore" formnovalidate>${say.ignore}</button>
</details></form>`;
}

export function pinField(language: Language, key: string): Html {
  const say = phoneWords[language];
  return html`<label for="pin-${key}">${say.pin}</label>
<input class="pin" id="pin-${key}" name="pin" type="password" inputmode="numeric" maxlength="4"
pattern="[0-9]{4}" required autocomplete="off" aria-describedby="pin-hint-${key}">
<p class="hint" id="pin-hint-${key}">${say.pinHint}</p>`;
}

export function twistField(language: Language, key: string): Html {
  const say = phoneWords[language];
  return html`<label for="twist-${key}">${say.twist}</label>
<select id="twist-${key}" name="twist">
${twists.map((twist) => html`<option value="${twist}">${say.twists[twist]}</option>`)}
</select>`;
}

/** What the networks told of payments and what was written by SMS, the newest first. */
function messageList({ language, payments, sms }: PhoneView): Html {
  const say = phoneWords[language];
  const told = payments
    .filter(({ state }) => state !== 'pending')
    .map((payment) => ({ atMs: toldAtMs(payment), shown: message(language, payment) }));
  const written = sms.map((one) => ({ atMs: one.receivedAtMs, shown: smsBubble(one) }));
  const messages = [...told, ...written].sort((a, b) => b.atMs - a.atMs);
  if (messages.length === 0) return html`<p class="hint">${say.noMessages}</p>`;
  return html`<ol class="messages">${messages.map(({ shown }) => shown)}</ol>`;
}

/** An SMS of the operator, with the name it is known by on a phone, or one to its short number. */
function smsBubble({ text, receivedAtMs, isOwn }: Sms): Html {
  return html`<li class="sms ${isOwn ? 'own' : ''}"><p class="network">${isOwn ? shortNumber : merchant}
<span>${clock(receivedAtMs)}</span></p><p>${text}</p></li>`;
}

const toldAtMs = ({ reversedAtMs, settledAtMs }: Payment): number =>
  reversedAtMs ?? settledAtMs ?? 0;

function message(language: Language, payment: Payment): Html {
  const { api, state } = payment;
  return html`<li class="${state}"><p class="network ${api}">${networks[api]}
<span>${clock(toldAtMs(payment))}</span></p><p>${wordsOf(language, payment)}</p></li>`;
}

function wordsOf(language: Language, payment: Payment): string {
  const say = phoneWords[language];
  const { kind, state, cause, currency, account, receipt, reversedAtMs } = payment;
  const sum = `${currencySymbol(currency)}\u00a0${formatAmount(payment.amount, currency, language)}`;
  const money = { sum, merchant, account, receipt: receipt ?? '' };
  if (reversedAtMs !== null) return say.returned(money);
  if (state === 'paid') return kind === 'charge' ? say.paid(money) : say.received(money);
  if (kind === 'payout') return say.undelivered(money);
  return say.ended[cause ?? 'no_answer'](money);
}

/** Both countries share one clock. */
const clockFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Nairobi',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const clock = (ms: number): string => clockFormat.format(ms);
