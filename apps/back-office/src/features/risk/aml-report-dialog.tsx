import { useId, useState } from 'react';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

const shortest = 20;
const longest = 4000;

/** The words for the authority; another staff user who sees the same files them. */
export function AmlReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { translate } = useWords();
  const hintId = useId();
  const [narrative, setNarrative] = useState('');
  const isReady = narrative.trim().length >= shortest;
  return (
    <ReasonDialog
      title={translate('aml.report_title')}
      confirmLabel={translate('aml.report_now')}
      isReady={isReady}
      send={(reason) =>
        call('POST /bo/aml/cases/:id/report', {
          params: { id },
          body: { narrative: narrative.trim(), reason },
        })
      }
      tell={() => translate('approvals.told_asked')}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <p>{translate('aml.report_hint')}</p>
          <div className="act-reason">
            <label>
              <span className="ui-field-label">{translate('aml.narrative')}</span>
              <textarea
                rows={6}
                maxLength={longest}
                value={narrative}
                aria-invalid={(isWanting && !isReady) || undefined}
                aria-describedby={hintId}
                onChange={(event) => setNarrative(event.currentTarget.value)}
              />
            </label>
            <p id={hintId} className="act-hint" aria-live="polite">
              {isWanting && !isReady ? (
                <strong>{translate('aml.narrative_short')}</strong>
              ) : (
                translate('aml.narrative_hint')
              )}
              <span className="tabular">{`${narrative.length}/${longest}`}</span>
            </p>
          </div>
        </>
      )}
    </ReasonDialog>
  );
}
