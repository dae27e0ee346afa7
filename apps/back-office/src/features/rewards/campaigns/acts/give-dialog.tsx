import type { WholeCampaign } from '@bahati/contract/back-office/rewards/campaigns.ts';
import { useId, useState } from 'react';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Gives it to members by name; the same request gives nobody a second time. */
export function GiveDialog({
  campaign: { id, name },
  onClose,
}: {
  campaign: WholeCampaign;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const fieldId = useId();
  const [requestId] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState('');
  const names = typed.split(/[\s,;]+/).filter(Boolean);
  const isReady = names.length > 0 && names.length <= 200;
  return (
    <ReasonDialog
      title={translate('campaigns.give_title', { name })}
      confirmLabel={translate('campaigns.give')}
      isReady={isReady}
      send={(reason) =>
        call('POST /bo/campaigns/:id/give', { params: { id }, body: { requestId, names, reason } })
      }
      tell={({ given, refused }) =>
        refused.length === 0
          ? translate('campaigns.told_given', { given })
          : translate('campaigns.told_given_some', { given, refused: refused.join(', ') })
      }
      onClose={onClose}
    >
      {(isWanting) => (
        <div className="ui-field">
          <label className="ui-field-label" htmlFor={fieldId}>
            {translate('campaigns.give_names')}
          </label>
          <textarea
            id={fieldId}
            className="campaign-names"
            rows={3}
            spellCheck={false}
            autoCapitalize="none"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {isWanting && !isReady && (
            <p className="ui-field-error" role="alert">
              {translate('content.missing')}
            </p>
          )}
        </div>
      )}
    </ReasonDialog>
  );
}
