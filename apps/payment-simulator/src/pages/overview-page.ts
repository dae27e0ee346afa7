/** The simulator's own front page: what happened, and how to make it misbehave. */
import { formatAmount } from '@bahati/money/format.ts';
import type { Callback } from '#simulator/callbacks/callbacks.ts';
import { type Chances, type Mischief, mischiefByEnding } from '#simulator/callbacks/mischief.ts';
import { type Api, apis, type Payment, type PaymentKind } from '#simulator/payments.ts';
import type { OddsName, Outage } from '#simulator/switches/switches.ts';
import { type Html, html, page } from './html.ts';
import { mark } from './mark.ts';
import { networks } from './networks.ts';

type OverviewRow = { payment: Payment; callbacks: Callback[] };
export type Overview = {
  charges: OverviewRow[];
  payouts: OverviewRow[];
  chances: Chances;
  odds: OddsName;
  outages: Readonly<Record<Api, Outage>>;
};

export function overviewPage(overview: Overview): Html {
  const { charges, payouts, chances } = overview;
  return page(
    'en',
    'Pesa Pepe: simulated payments',
    html`<main class="overview">
<header class="brand">${mark}<h1>Pesa Pepe</h1><a href="/phone">Simulated phone</a>
<a href="/">Refresh</a></header>
<p class="notice"><b>Simulated payments</b> No real money moves here.</p>
${switches(overview)}
${rules(chances)}
${table('Charges', 'charge', charges)}
${table('Payouts', 'payout', payouts)}
</main>`,
  );
}

const outageWords: Readonly<Record<Outage, string>> = {
  none: 'works',
  down: 'is down',
  answers_lost: 'loses its answers',
};

const oddsWords: Readonly<Record<OddsName, string>> = {
  as_set: 'as the settings say',
  none: 'all go well',
  few: 'go wrong now and then',
  most: 'nearly all go wrong',
};

function switches({ odds, outages: now }: Overview): Html {
  const select = (
    name: string,
    label: string,
    values: Readonly<Record<string, string>>,
    on: string,
  ) =>
    html`<p><label for="${name}">${label}</label><select id="${name}" name="${name}">
${Object.entries(values).map(([value, words]) => option(value, words, value === on))}</select></p>`;
  return html`<form class="switches" method="post" action="/switches">
${apis.map((api) => select(api, networks[api], outageWords, now[api]))}
${select('odds', 'Callbacks', oddsWords, odds)}
<button>Switch</button></form>`;
}

const option = (value: string, words: string, isOn: boolean): Html =>
  html`<option value="${value}"${isOn ? html` selected` : html``}>${words}</option>`;

const meanings: Readonly<Record<Exclude<Mischief, 'none'>, string>> = {
  repeated: 'the callback comes three times',
  late: 'the callback comes 20 s late',
  lost: 'no callback comes: only the status call tells',
  paid_then_failed: 'after “paid” comes a “failed” that is not true',
  stale_pending: 'after the result comes a stale “pending”',
  failed_then_paid: 'before “paid” comes a “failed” that is not true',
  wrong_amount: 'a first callback names one cent too much',
};

function rules(chances: Chances): Html {
  const odds = Object.entries(chances).map(([mischief, percent]) => `${mischief} ${percent} %`);
  const rows = Object.entries(mischiefByEnding).map(
    ([ending, mischief]) => html`<tr><td class="code">*.${ending}</td>
<td class="code">*99${ending}</td>
<td>${meanings[mischief]}</td></tr>`,
  );
  return html`<details${odds.length > 0 ? html` open` : html``}>
<summary>How to make it misbehave</summary>
${odds.length > 0 ? html`<p><b>By chance:</b> ${odds.join(', ')} of all payments.</p>` : html``}
<div class="scroll" tabindex="0" role="region" aria-label="Endings">
<table><thead><tr><th>Cents of a deposit</th><th>Number that pays or is paid</th><th>Then</th></tr></thead>
<tbody>
<tr><td class="code">*.01</td><td></td><td>the payer's account is empty: the charge fails</td></tr>
<tr><td></td><td class="code">*00</td><td>the number is unknown: the payout fails</td></tr>
${rows}
</tbody></table></div>
<p>A request with the header <span class="code">x-simulator-mischief</span> names its own, and so
may whoever answers it on the <a href="/phone">simulated phone</a>.</p>
<p>Callbacks are repeated after 1, 2, 4 … 60 s until answered with success, for 24 hours.</p>
</details>`;
}

function table(title: string, kind: PaymentKind, rows: OverviewRow[]): Html {
  if (rows.length === 0) return html`<h2>${title}</h2><p class="none">None yet.</p>`;
  return html`<h2>${title}</h2>
<div class="scroll" tabindex="0" role="region" aria-label="${title}">
<table><thead><tr><th>Created</th><th>By</th><th>Reference</th>
<th>Phone</th><th>${kind === 'charge' ? 'Account' : 'Payee'}</th>
<th class="number">Amount</th><th>State</th><th>Callbacks</th></tr></thead>
<tbody>${rows.map(row)}</tbody></table></div>`;
}

function row({ payment, callbacks }: OverviewRow): Html {
  const created = new Date(payment.createdAtMs).toISOString().replace('T', ' ').slice(0, 19);
  const { reference, kind, state } = payment;
  const { api, phone, receipt } = payment;
  const link =
    kind === 'charge' && api === 'gateway'
      ? html`<a href="/checkout/${reference}">${reference}</a>`
      : html`${receipt ?? reference}`;
  return html`<tr><td class="code">${created}</td><td>${networks[api]}</td><td class="code">${link}</td>
<td class="code">${phone ? html`<a href="/phone/${phone}">${phone}</a>` : html`–`}</td>
<td class="code">${payment.account}</td>
<td class="number">${payment.currency} ${formatAmount(payment.amount, payment.currency, 'en')}</td>
<td><span class="state ${state}">${state}</span></td>
<td>${callbacks.length === 0 ? html`–` : html`<ul>${callbacks.map(callbackLine)}</ul>`}</td></tr>`;
}

function callbackLine(callback: Callback): Html {
  const tries = `${callback.attempts} ${callback.attempts === 1 ? 'attempt' : 'attempts'}`;
  const last = callback.lastAnswer ? `, last: ${callback.lastAnswer}` : '';
  const ended = callback.state === 'given_up' ? ', given up' : '';
  return html`<li class="${callback.state}">“${callback.told}”: ${tries}${last}${ended}</li>`;
}
