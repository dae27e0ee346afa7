/**
 * A booking code by SMS. The book receives no messages itself: the platform, which has the number,
 * hands a text over and sends the answer back.
 */
import { parseMarketKey } from '@bahati/book-rules/market-key.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import type { SelectionKey } from '#sportsbook/offer/quote.ts';
import { loadCode } from './booking-codes.ts';

/** "BET KX7M2P", "mkeka KX7M2P" or the code alone, in either case. */
const form = /^\s*(?:(?:bet|mkeka)\s+)?([a-hj-np-z2-9]{6})\s*$/i;

/** Two messages of a phone. */
const longest = 320;

const words = {
  en: {
    unknown: (code: string) => `There is no slip under ${code}.`,
    gone: (count: number) => `Closed: ${count}`,
  },
  sw: {
    unknown: (code: string) => `Hakuna mkeka wa namba ${code}.`,
    gone: (count: number) => `Zimefungwa: ${count}`,
  },
} as const;

/** The selections behind the code of a text at the odds of now, a line each; null: it is no code. */
export async function answerSms(
  context: Pick<BetContext, 'database' | 'offer' | 'combine' | 'terms'>,
  { text, language }: { text: string; language: 'en' | 'sw' },
): Promise<{ answer: string | null }> {
  const code = form.exec(text)?.[1]?.toUpperCase();
  if (code === undefined) return { answer: null };
  try {
    const { legs, gone } = await loadCode(context, code);
    const lines = legs.map(({ selections, odds }) => {
      const [first] = selections;
      const picks = selections.map(nameOfPick).join(' + ');
      return `${first ? nameOfEvent(context, first) : ''} ${picks} @${decimal(odds)}`;
    });
    const rest = gone > 0 ? [words[language].gone(gone)] : [];
    return { answer: cut([code, ...lines, ...rest]) };
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'not_found') throw error;
    return { answer: words[language].unknown(code) };
  }
}

function nameOfEvent({ offer }: Pick<BetContext, 'offer'>, selection: SelectionKey): string {
  const fixture = offer.quote(selection)?.fixture;
  const [home, away] = fixture?.participants ?? [];
  if (!fixture || fixture.isOutright || !home || !away) return fixture?.name ?? '';
  return `${home.shortName}-${away.shortName}`;
}

/** As slips on paper have them. */
const marks: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' };

function nameOfPick({ market, outcome }: SelectionKey): string {
  const key = parseMarketKey(market);
  const mark = marks[outcome] ?? outcome;
  if (!key || key.code === '1x2') return mark;
  return [key.code.replaceAll('_', ' '), key.line, mark].filter(Boolean).join(' ');
}

/** "1.95" of 1950. */
const decimal = (odds: number): string =>
  `${Math.floor(odds / 1_000)}.${String(Math.floor((odds % 1_000) / 10)).padStart(2, '0')}`;

/** Whole lines, as many as a phone is sent. */
function cut(lines: readonly string[]): string {
  let text = '';
  for (const line of lines) {
    if (text.length + line.length + 1 > longest) return `${text}\n…`;
    text = text === '' ? line : `${text}\n${line}`;
  }
  return text;
}
