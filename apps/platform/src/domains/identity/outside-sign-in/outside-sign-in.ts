/** What every sign-in through another site shares: the browser that started it, bounded requests. */
export { boundedFetch } from './bounded-fetch.ts';
export { type Browser, browserOf, proofsOf, settingOut, socialSeconds } from './social-browser.ts';
