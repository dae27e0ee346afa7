/**
 * How long a code by SMS or e-mail is valid, as the message, the answer and the page say it, and
 * how long the page waits before it offers another (spec §4). No schema library here, so a site
 * may bundle it.
 */
export const codeMinutes = 3;
