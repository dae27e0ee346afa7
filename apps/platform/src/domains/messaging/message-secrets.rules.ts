/** What in a message is worth stealing, how long it is good, and how it looks without. */

import { codeMinutes } from '@bahati/contract/player-site/identity/code-minutes.ts';

/** Minutes after which what a message carries is of no use; null: it carries nothing secret. */
export function minutesOfUse(purpose: string): number | null {
  if (purpose.endsWith('_code')) return codeMinutes;
  if (purpose === 'staff_invitation') return 1_440;
  return purpose === 'password_link' ? 30 : null;
}

const dots = '••••••';

/** The words without the code's digits and without the last part of a link. */
export function masked(purpose: string, words: string): string {
  if (minutesOfUse(purpose) === null) return words;
  return words.replaceAll(/\b\d{6}\b/g, dots).replaceAll(/(https?:\/\/\S*[=/#?])\S+/g, `$1${dots}`);
}
