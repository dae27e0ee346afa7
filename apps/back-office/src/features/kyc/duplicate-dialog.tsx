import { useState } from 'react';
import type { DuplicatePair } from '@bahati/contract/back-office/members/duplicates.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useCan } from '#office/session/staff.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

export type Answer = 'same' | 'different';

/** Asks why, and of one person which account is blocked. */
export function DuplicateDialog({
  pair: { id, first, second },
  answer,
  onClose,
}: {
  pair: DuplicatePair;
  answer: Answer;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const canBlock = useCan('POST /bo/members/:id/block');
  const [blockId, setBlockId] = useState('');
  const isSame = answer === 'same';
  return (
    <ReasonDialog
      title={translate(isSame ? 'duplicates.same_title' : 'duplicates.different_title')}
      confirmLabel={translate(isSame ? 'duplicates.same' : 'duplicates.different')}
      tone={isSame ? 'danger' : 'ink'}
      send={(reason) =>
        call('POST /bo/duplicates/:id/decide', {
          params: { id },
          body: { decision: answer, reason, ...(isSame && blockId ? { blockId } : {}) },
        })
      }
      tell={() => translate(isSame ? 'duplicates.told_same' : 'duplicates.told_different')}
      onClose={onClose}
    >
      <p>{translate(isSame ? 'duplicates.same_hint' : 'duplicates.different_hint')}</p>
      {isSame && canBlock && (
        <SelectField
          label={translate('duplicates.block')}
          value={blockId}
          onValueChange={setBlockId}
          options={[
            { value: '', label: translate('duplicates.block_none') },
            ...[first, second].map(({ memberId, username, registeredAt }) => ({
              value: memberId,
              label: `${username} · ${registeredAt.slice(0, 10)}`,
            })),
          ]}
        />
      )}
    </ReasonDialog>
  );
}
