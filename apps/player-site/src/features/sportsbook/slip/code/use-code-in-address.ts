/** A link with a booking code puts its selections on the slip once, and then leaves the address. */
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { RefusedError } from '@bahati/client/caller.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { readCode } from './code.rules.ts';
import { loadCode } from './load-code.ts';
import { useLoadedWords } from './use-loaded-words.ts';

export function useCodeInAddress(): void {
  const { t } = useTranslation();
  const words = useErrorWords();
  const navigate = useNavigate();
  const sayLoaded = useLoadedWords();
  const given = useSearch({
    strict: false,
    select: (search: { code?: string | undefined }) => search.code,
  });
  const load = useEffectEvent(async (typed: string) => {
    void navigate({
      to: '.',
      search: (current: object) => ({ ...current, code: undefined, slip: 'open' as const }),
      replace: true,
      resetScroll: false,
    });
    const code = readCode(typed);
    try {
      if (code === undefined) showToast({ tone: 'warn', message: t('slip_code_wrong') });
      else sayLoaded(await loadCode(code));
    } catch (error) {
      const isUnknown = error instanceof RefusedError && error.code === 'not_found';
      showToast({ tone: 'warn', message: isUnknown ? t('slip_code_unknown') : words(error) });
    }
  });
  useEffect(() => {
    if (given !== undefined) void load(given);
  }, [given]);
}
