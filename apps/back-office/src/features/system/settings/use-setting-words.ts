import type { Currency } from '@bahati/money/currencies.ts';
import { amountWords } from '#features/cashier/amount-words.ts';
import { useDayNames } from '#features/support/use-day-names.ts';
import { useWords } from '#office/words/use-words.ts';
import type { HelpLine, Setting, SettingField } from './setting-draft.rules.ts';

/** A setting's name and what it says, as people read them. */
export function useSettingWords(currency: Currency) {
  const { translate, codeWords, locale } = useWords();
  const dayNames = useDayNames();
  const optionWords = (name: string, option: string) =>
    name === 'currency' ? option : translate(`brand_settings.${name}_${option}`);
  const listWords = ({ kind }: SettingField, values: readonly (string | number | HelpLine)[]) =>
    values
      .map((value) => {
        if (typeof value === 'object') return value.name;
        if (kind === 'days') return dayNames[Number(value) - 1] ?? value;
        return kind === 'categories' ? translate(`game_categories.${value}`) : value;
      })
      .join(', ');
  return {
    optionWords,
    nameWords: ({ name }: SettingField) => {
      const [base = name, part] = name.split(':');
      return translate(`brand_settings.${base}`, {
        part: part === undefined ? '' : codeWords('rails', part),
      });
    },
    valueWords: (field: SettingField, value: Setting): string => {
      if (value === null || value === '') return '–';
      if (typeof value === 'boolean') return translate(`money_rules.${value ? 'yes' : 'no'}`);
      if (typeof value === 'object') return listWords(field, value) || '–';
      if (field.kind === 'amount') return amountWords(String(value), currency, locale);
      return field.kind === 'choice' ? optionWords(field.name, String(value)) : String(value);
    },
  };
}
