import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useTranslation } from '#site/words/use-translation.ts';

/** Copies a text and says that it did, or that the browser does not let it. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const { t } = useTranslation();
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: 'win', message: done });
    } catch {
      showToast({ tone: 'warn', message: t('agent_link_not_copied') });
    }
  };
}
