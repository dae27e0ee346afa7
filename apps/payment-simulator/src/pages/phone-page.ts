/** The simulated phone: whose it is, what it is asked, what it was told, and paying by oneself. */
import type { Language } from '#simulator/payments.ts';
import { shortNumber } from '#simulator/people.ts';
import { asWritten } from '#simulator/phone/numbers.ts';
import { longestText } from '#simulator/phone/send-sms.ts';
import { Html, html, page } from './html.ts';
import { liveLists, type PhoneView, pinField, twistField } from './phone-lists.ts';
import { phoneWords } from './phone-words.ts';
import { words } from './words.ts';

type Asked = { language: Language; isWrong: boolean; known: string[] };

const style = html`<link rel="stylesheet" href="/phone.css">`;

export function whosePhonePage({ language, isWrong, known }: Asked): Html {
  const say = phoneWords[language];
  const chip = (number: string) =>
    html`<a class="chip" href="/phone/${number}?language=${language}">${asWritten(number)}</a>`;
  return page(
    language,
    say.title,
    html`<main class="held">${top(language, '/phone')}
<section class="screen"><form class="whose" method="get" action="/phone">
<h1>${say.whose}</h1>
<input type="hidden" name="language" value="${language}">
<label for="number">${say.number}</label>
<input id="number" name="number" type="tel" inputmode="tel" autocomplete="off" required
${isWrong ? html`aria-invalid="true"` : html``} aria-describedby="hint">
<p class="hint ${isWrong ? 'wrong' : ''}" id="hint">${isWrong ? say.noNumber : say.hint}</p>
<button class="pay">${say.open}</button></form>
${known.length > 0 ? html`<p class="chips">${known.map(chip)}</p>` : html``}
</section></main>`,
    style,
  );
}

export type HeldPhone = PhoneView & { said: unknown; shortCode: string | undefined };

export function phonePage(view: HeldPhone): Html {
  const { number, language } = view;
  const say = phoneWords[language];
  const { prompts, messages } = liveLists(view);
  const told = Object.entries(say.said).find(([known]) => known === view.said)?.[1];
  return page(
    language,
    say.title,
    html`<main class="held">${top(language, `/phone/${number}`)}
<section class="screen"><header class="line"><h1>${asWritten(number)}</h1>
<a href="/phone?language=${language}">${say.change}</a></header>
${told ? html`<p class="told" role="alert">${told}</p>` : html``}
<div id="prompts" aria-live="polite" data-version="${prompts.version}">${new Html(prompts.html)}</div>
<h2>${say.messages}</h2>
<div id="messages" aria-live="polite" data-version="${messages.version}">${new Html(messages.html)}</div>
${textForm(view)}
${number.startsWith('254') ? payBillForm(view) : html``}
</section></main>`,
    html`${style}
<script src="/phone.js" defer></script>`,
  );
}

function textForm({ number, language }: HeldPhone): Html {
  const say = phoneWords[language];
  return html`<form class="text" method="post" action="/phone/${number}/texts">
<input type="hidden" name="language" value="${language}">
<label for="text">${say.text(shortNumber)}</label>
<div class="line"><input id="text" name="text" maxlength="${longestText}" required
autocomplete="off"><button class="pay">${say.send}</button></div></form>`;
}

function payBillForm({ number, language, shortCode }: HeldPhone): Html {
  const say = phoneWords[language];
  return html`<details class="pay-bill"><summary>${say.payBill}</summary>
<form method="post" action="/phone/${number}/pay-bill"><p class="hint">${say.payBillHint}</p>
<input type="hidden" name="language" value="${language}">
<label for="short-code">${say.shortCode}</label>
<input id="short-code" name="shortCode" inputmode="numeric" pattern="[0-9]{5,7}" required
autocomplete="off" value="${shortCode ?? ''}">
<label for="account">${say.account}</label>
<input id="account" name="account" maxlength="20" required autocomplete="off">
<label for="amount">${say.amount}</label>
<input id="amount" name="amount" inputmode="numeric" pattern="[1-9][0-9]{0,5}" required
autocomplete="off" aria-describedby="amount-hint">
<p class="hint" id="amount-hint">${say.wholeShillings}</p>
${pinField(language, 'pay-bill')}
${twistField(language, 'pay-bill')}
<button class="pay">${say.send}</button></form></details>`;
}

/** Says that nothing here is real, and the same in the other language. */
function top(language: Language, here: string): Html {
  const say = words[language];
  const other = language === 'en' ? 'sw' : 'en';
  return html`<header class="top"><p><b>${say.simulated}</b> ${say.noRealMoney}</p>
<a href="${here}?language=${other}" lang="${other}">${say.otherLanguage}</a></header>`;
}
