import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { CopyIcon } from '@bahati/ui/icons/icons.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useWords } from '#office/words/use-words.ts';
import './providers.css';

/** A key as it is shown this once. */
export function MadeKey({
  code,
  made,
  onClose,
}: {
  code: string;
  made: string;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const copy = async () => {
    await navigator.clipboard.writeText(made);
    showToast({ message: translate('providers.copied') });
  };
  return (
    <Dialog
      isOpen
      isLocked
      onClose={onClose}
      title={translate('game_providers.made_title', { code })}
      closeLabel={translate('ra.action.close')}
      footer={
        <Button className="office-ink" onClick={onClose}>
          {translate('game_providers.handed_over')}
        </Button>
      }
    >
      <div className="provider-key">
        <p>{translate('game_providers.made_hint')}</p>
        <code>{made}</code>
        {/* The clipboard is there for pages that came safely; the key can be marked by hand. */}
        {window.isSecureContext && (
          <Button size="s" icon={<CopyIcon size={16} />} onClick={() => void copy()}>
            {translate('providers.copy')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
