import { formatAmount } from '@bahati/money/format.ts';
import { currencySymbol } from '@bahati/money/format.ts';
import type { Language, Payment } from '#simulator/payments.ts';
import { type Html, html, page } from './html.ts';
import { mark } from './mark.ts';
import { words } from './words.ts';

const merchant = 'Bahati';

export type CheckoutView = { charge: Payment; language: Language; isOpen: boolean };

/** What a payer sees: a phone-money prompt while he may choose, then how it ended. */
export function checkoutPage({ charge, language, isOpen }: CheckoutView): Html {
  const say = words[language];
  const other = language === 'en' ? 'sw' : 'en';
  const here = `/checkout/${charge.reference}`;
  return page(
    language,
    say.title,
    html`<main class="checkout">
${simulationNotice(language)}
<section class="phone" aria-labelledby="question">
<header class="brand">${mark}<b>Pesa Pepe</b>
<a class="language" href="${here}?language=${other}" lang="${other}">${say.otherLanguage}</a></header>
<h1 id="question">${say.question(merchant)}</h1>
<p class="sum"><span class="unit">${currencySymbol(charge.currency)}</span>
${formatAmount(charge.amount, charge.currency, language)}</p>
<dl>
<div><dt>${say.merchant}</dt><dd>${merchant}</dd></div>
<div><dt>${say.account}</dt><dd>${charge.account}</dd></div>
<div><dt>${say.reference}</dt><dd class="code">${charge.reference}</dd></div>
</dl>
${isOpen ? choices(here, language) : outcome(charge, language)}
</section>
</main>`,
  );
}

function choices(here: string, language: Language): Html {
  const say = words[language];
  return html`<form method="post" action="${here}">
<button class="pay" name="action" value="pay">${say.pay}</button>
<button name="action" value="pay-later">${say.payLater}</button>
<button name="action" value="decline">${say.decline}</button>
</form>`;
}

function outcome(charge: Payment, language: Language): Html {
  const say = words[language];
  const isOnItsWay = charge.state === 'pending';
  return html`<p class="outcome ${charge.state}" role="status">
${isOnItsWay ? say.onItsWay : say.states[charge.state]}</p>
<a class="back" href="${charge.returnUrl ?? '/'}">${say.back}</a>`;
}

/** Says on every page of a payer that this is not the real thing. */
function simulationNotice(language: Language): Html {
  const say = words[language];
  return html`<p class="notice"><b>${say.simulated}</b> ${say.noRealMoney}</p>`;
}

export function unknownPaymentPage(language: Language): Html {
  const say = words[language];
  return page(
    language,
    say.notFound,
    html`<main class="checkout">${simulationNotice(language)}
<section class="phone"><header class="brand">${mark}<b>Pesa Pepe</b></header>
<h1>${say.notFound}</h1><p>${say.notFoundHint}</p></section></main>`,
  );
}
