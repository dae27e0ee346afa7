import { Button } from '@bahati/ui/button/button.tsx';
import { CopyIcon } from '@bahati/ui/icons/icons.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useWords } from '#office/words/use-words.ts';

/** What has to be entered at every provider, letter by letter. */
export function CallbackAddress({ url }: { url: string }) {
  const { translate } = useWords();
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    showToast({ message: translate('providers.copied') });
  };
  return (
    <div className="callback-address">
      <p>
        <span className="ui-field-label">{translate('providers.callback')}</span>
        <code>{url}</code>
        <span className="quiet">{translate('providers.callback_hint')}</span>
      </p>
      {/* The clipboard is there for pages that came safely; the address can be marked by hand. */}
      {window.isSecureContext && (
        <Button size="s" icon={<CopyIcon size={16} />} onClick={() => void copy()}>
          {translate('providers.copy')}
        </Button>
      )}
    </div>
  );
}
