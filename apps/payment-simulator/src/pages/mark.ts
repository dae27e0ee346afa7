import { html } from './html.ts';

/** The gateway's mark: a phone in the wind, in its own colours. */
export const mark = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
<rect width="40" height="40" rx="11" fill="#0b5d3b"/>
<rect x="13" y="7" width="14" height="26" rx="3.5" fill="#d9f26b"/>
<path d="M5 16h12M3 21h12M7 26h9" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>
<circle cx="20" cy="29.2" r="1.5" fill="#0b5d3b"/>
</svg>`;
