import type { Language } from '#simulator/payments.ts';
import { type SignInProvider, signInProviders } from '#simulator/sign-in/sign-in.ts';
import { type Html, html, page } from './html.ts';
import { mark } from './mark.ts';

const words = {
  en: {
    title: (name: string) => `Sign in with ${name}`,
    notice: 'Demo login.',
    about: 'No password is needed: type any name to log in.',
    name: 'Your name here',
    next: 'Continue',
    cancel: 'Cancel',
  },
  sw: {
    title: (name: string) => `Ingia kwa ${name}`,
    notice: 'Kuingia kwa majaribio.',
    about: 'Hakuna nenosiri: andika jina lolote ili kuingia.',
    name: 'Jina lako hapa',
    next: 'Endelea',
    cancel: 'Ghairi',
  },
} as const satisfies Record<Language, object>;

type View = { provider: SignInProvider; language: Language; action: string };

/** Where a demo provider asks who somebody is. */
export function signInPage({ provider, language, action }: View): Html {
  const say = words[language];
  const name = signInProviders[provider];
  return page(
    language,
    say.title(name),
    html`<main class="checkout">
<p class="notice"><b>${say.notice}</b> ${say.about}</p>
<section class="phone" aria-labelledby="question">
<header class="brand">${mark}<b>${name}</b></header>
<h1 id="question">${say.title(name)}</h1>
<form method="post" action="${action}">
<label class="who">${say.name} <input name="name" maxlength="40" autocomplete="off" required></label>
<button class="pay" name="choice" value="continue">${say.next}</button>
<button name="choice" value="cancel" formnovalidate>${say.cancel}</button>
</form>
</section>
</main>`,
  );
}
