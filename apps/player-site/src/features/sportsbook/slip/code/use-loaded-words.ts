/** Says what a booking code brought, and what of it is gone. */
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useTranslation } from '#site/words/use-translation.ts';

export function useLoadedWords() {
  const { t } = useTranslation();
  return ({ loaded, gone }: { loaded: number; gone: number }): void => {
    const came = t('slip_code_loaded', { count: loaded });
    const left = gone > 0 ? ` ${t('slip_code_gone', { count: gone })}` : '';
    showToast({ tone: gone > 0 ? 'warn' : 'win', message: `${came}${left}` });
  };
}
