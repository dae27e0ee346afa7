import { ToastRegion } from '@bahati/ui/toast/toast-region.tsx';
import { useWords } from '#office/words/use-words.ts';

/** How what was done went, in short messages over every page. */
export function Messages() {
  const { translate } = useWords();
  return (
    <ToastRegion label={translate('layout.messages')} closeLabel={translate('ra.action.close')} />
  );
}
