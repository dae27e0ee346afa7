/** VIP levels as sentences, for lists and for whoever approves a change. */
import type { VipLevel } from '@bahati/contract/programme-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { amountWords } from '#features/cashier/amount-words.ts';
import { percentOf } from '#features/cashier/payment-methods/payment-method-draft.rules.ts';

export type WordsOfLevels = {
  translate: (key: string, options?: Record<string, unknown>) => string;
  locale: 'en' | 'sw';
  currency: Currency;
};

type Line = { id: string; label: string; value: string };

/** What a level asks for and gives, line by line; what it does not have is left out. */
export function levelLines(level: VipLevel, words: WordsOfLevels): Line[] {
  const { translate, locale, currency } = words;
  const amount = (value: string | null) =>
    value === null ? undefined : amountWords(value, currency, locale);
  const { requirement, keep, rebates, withdrawalCount } = level;
  const values: Readonly<Record<string, string | undefined>> = {
    requirement: askedWords(requirement, requirement.days, words, requirement.needs === 'one'),
    keep: askedWords(keep, null, words, false),
    gift: amount(level.gift),
    weekly: amount(level.weekly),
    monthly: amount(level.monthly),
    birthday: amount(level.birthday),
    rebates: rebates
      .map(
        ({ gameType, rateBasisPoints }) =>
          `${translate(`game_categories.${gameType}`)} ${percentOf(rateBasisPoints)}\u00A0%`,
      )
      .join(', '),
    withdrawalMaximum: amount(level.withdrawalMaximum),
    withdrawalCount: withdrawalCount === null ? undefined : String(withdrawalCount),
  };
  return Object.entries(values).flatMap(([id, value]) =>
    value ? [{ id, label: translate(`programmes.${id}`), value }] : [],
  );
}

/** All of them in one text. */
export function levelsInWords(levels: readonly VipLevel[], words: WordsOfLevels): string {
  return levels
    .map((level) => {
      const lines = levelLines(level, words).map(({ label, value }) => `${label}: ${value}`);
      return `${level.name[words.locale]} (${lines.join('; ')})`;
    })
    .join(' · ');
}

function askedWords(
  { turnover, deposits }: VipLevel['keep'],
  days: number | null,
  { translate, locale, currency }: WordsOfLevels,
  isOneEnough: boolean,
): string {
  const told = (key: string, value: string | null) =>
    value === null
      ? []
      : [translate(`programmes.${key}`, { amount: amountWords(value, currency, locale) })];
  const asked = [...told('asked_turnover', turnover), ...told('asked_deposits', deposits)].join(
    ` ${translate(isOneEnough ? 'programmes.or' : 'programmes.and')} `,
  );
  if (asked === '' || days === null) return asked;
  return `${asked}, ${translate('programmes.in_days', { days })}`;
}
