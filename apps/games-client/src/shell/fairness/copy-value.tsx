import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CheckIcon, CopyIcon } from '@bahati/ui/icons/icons.tsx';
import { useState } from 'react';
import { useWords } from '#frame/shell/words.ts';

const thanksMs = 1600;

/** A long value that wants to be compared letter by letter, or taken along. */
export function CopyValue({ label, value }: { label: string; value: string }) {
  const { t } = useWords();
  const [isCopied, setIsCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), thanksMs);
    } catch {
      // A frame may be forbidden to copy; the value can still be selected by hand.
    }
  }

  return (
    <div className="copy">
      <span className="quiet small">{label}</span>
      <code className="copy-value">{value}</code>
      <IconButton label={isCopied ? t('copied') : t('copy')} onClick={() => void copy()}>
        {isCopied ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
      </IconButton>
    </div>
  );
}
