import { useMemo } from 'react';
import { RefusedError, UnreachableError } from '@bahati/client/caller.ts';
import { useTranslation } from 'react-i18next';
import { groupNumber, groupNumbers } from './numbers.ts';
import { formatDay, formatInstant, spanOf } from './time.ts';

type Locale = 'en' | 'sw';

type Options = Record<string, unknown> & { smart_count?: number; _?: string };

/** Words, instants and errors in the language of the reader. */
export function useWords() {
  const { t, i18n } = useTranslation();
  const locale: Locale = i18n.language === 'sw' ? 'sw' : 'en';
  return useMemo(() => {
    const translate = (key: string, { smart_count, _, ...options }: Options = {}): string =>
      t(key, {
        ...groupNumbers(options, locale),
        ...(smart_count === undefined
          ? {}
          : { count: smart_count, smart_count: groupNumber(smart_count, locale) }),
        defaultValue: _ ?? key,
      });
    /** The words of a code; one of a newer server as it is written; a sentence as it stands. */
    const codeWords = (group: string, code: string) =>
      /^[\w.-]+$/.test(code)
        ? translate(`${group}.${code}`, { _: code.replaceAll(/[._]/g, ' ') })
        : code;
    return {
      translate,
      locale,
      codeWords,
      instant: (iso: string) => formatInstant(iso, locale),
      day: (iso: string) => formatDay(iso, locale),
      span: (ms: number) => {
        const { unit, ...parts } = spanOf(ms);
        return translate(`time.${unit}`, parts);
      },
      /** Why a call failed, in words; and the request's id for whoever is asked for help. */
      problem: (error: unknown) => {
        if (error instanceof RefusedError) {
          const words = translate(`refusals.${error.code}`, {
            ...error.details,
            _: translate('refusals.unknown'),
          });
          return { words, reference: translate('problem.reference', { id: error.requestId }) };
        }
        const code = error instanceof UnreachableError ? 'unreachable' : 'unknown';
        return { words: translate(`refusals.${code}`), reference: undefined };
      },
    };
  }, [t, locale]);
}
