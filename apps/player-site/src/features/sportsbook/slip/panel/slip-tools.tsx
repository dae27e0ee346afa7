/** Beside the legs: a booking code, and taking everything off. */
import { Button } from '@bahati/ui/button/button.tsx';
import { TagIcon, CloseIcon } from '@bahati/ui/icons/icons.tsx';
import { useState } from 'react';
import { CodeDialog } from '#features/sportsbook/slip/code/code-dialog.tsx';
import type { SlipDraft } from '#features/sportsbook/slip/slip-draft.ts';
import { slipStore } from '#features/sportsbook/slip/slip-store.ts';
import { withUndo } from '#features/sportsbook/slip/slip-undo.ts';
import { useTranslation } from '#site/words/use-translation.ts';

export function SlipTools({ draft }: { draft: SlipDraft }) {
  const { t } = useTranslation();
  const [isCoding, setCoding] = useState(false);
  return (
    <div className="slip-tools">
      <Button size="s" icon={<TagIcon size={16} />} onClick={() => setCoding(true)}>
        {t('slip_code_make')}
      </Button>
      <Button
        size="s"
        tone="plain"
        icon={<CloseIcon size={16} />}
        onClick={() => withUndo(slipStore.clear)}
      >
        {t('slip_clear')}
      </Button>
      {isCoding && <CodeDialog draft={draft} onClose={() => setCoding(false)} />}
    </div>
  );
}
