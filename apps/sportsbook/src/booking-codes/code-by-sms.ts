/**
 * A booking code by SMS. The book cannot receive messages itself: whoever does for the operator hands
 * a text over and sends the answer back to the number it came from.
 */
import type { BetContext } from '#sportsbook/bet-context.ts';
import { loadCode } from './booking-codes.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

/** "BET KX7M2P" or the code alone, in either case; "MKEKA" as well. */
const form = /^\s*(?:(?:bet|mkeka)\s+)?([a-hj-np-z2-9]{6})\s*$/i;

/** - `unread`: it is no code; `unknown`: there is none such, or it is too old. */
export type SmsAnswer =
  | { kind: 'unread' }
  | { kind: 'unknown'; code: string }
  | { kind: 'slip'; code: string; text: string };

/** The selections behind the code of a text, at the odds of now, in at most 300 letters. */
export async function answerSms(
  context: Pick<BetContext, 'database' | 'offer' | 'combine' | 'terms'>,
  text: string,
): Promise<SmsAnswer> {
  const code = form.exec(text)?.[1]?.toUpperCase();
  if (code === undefined) return { kind: 'unread' };
  try {
    const { legs, gone } = await loadCode(context, code);
    const lines = legs.map(({ selections, odds }) => {
      const names = selections.map((selection) => {
        const [home, away] = context.offer.quote(selection)?.fixture.participants ?? [];
        return `${home?.shortName ?? ''}-${away?.shortName ?? ''} ${selection.outcome}`;
      });
      return `${names.join('+')} ${Math.floor(odds / 10) / 100}`;
    });
    const rest = gone > 0 ? [`-${gone}`] : [];
    return { kind: 'slip', code, text: [code, ...lines, ...rest].join('\n').slice(0, 300) };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return { kind: 'unknown', code };
    throw error;
  }
}
