import { useId, useState } from 'react';
import type { RuleSheet } from '@bahati/contract/back-office/cashier/money-rules.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useStaff } from '#office/session/staff.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';

type Wanted = Omit<NonNullable<RuleSheet<unknown>['wanted']>, 'rules'>;

/** One rule that changes, in words. */
export type ChangedRule = { name: string; was: string; becomes: string };

/** What shall change, who asked for it and why; another person's word lets it stand. */
export function WantedRules({
  lines,
  wanted,
  isReadOnly,
}: {
  lines: readonly ChangedRule[];
  wanted: Wanted;
  isReadOnly: boolean;
}) {
  const { translate, instant } = useWords();
  const titleId = useId();
  const { act, isBusy, refusal } = useAct();
  const [isDropping, setIsDropping] = useState(false);
  const own = useStaff();
  const { id, reason, requestedBy, requestedAt } = wanted;
  return (
    <section className="rule-wanted" aria-labelledby={titleId}>
      <h3 id={titleId}>{translate('money_rules.wanted')}</h3>
      <ul>
        {lines.map(({ name, was, becomes }) => (
          <li key={name}>
            {name}: <s>{was}</s> → <strong>{becomes}</strong>
          </li>
        ))}
      </ul>
      <p className="quiet">
        {translate('money_rules.asked', { name: requestedBy, at: instant(requestedAt) })}
      </p>
      <p>{reason}</p>
      {!isReadOnly && (
        <div className="rule-acts">
          {own.username === requestedBy ? (
            <p className="quiet">{translate('approvals.one_more')}</p>
          ) : (
            <Button
              size="s"
              className="office-ink"
              isLoading={isBusy}
              onClick={() =>
                void act(
                  () => call('POST /bo/approvals/:id/approve', { params: { id }, body: {} }),
                  () => translate('content.told_saved'),
                )
              }
            >
              {translate('money_rules.approve')}
            </Button>
          )}
          <Button size="s" disabled={isBusy} onClick={() => setIsDropping(true)}>
            {translate('money_rules.drop')}
          </Button>
        </div>
      )}
      {isDropping && (
        <ReasonDialog
          title={translate('approvals.reject_title')}
          confirmLabel={translate('money_rules.drop')}
          tone="danger"
          send={(why) =>
            call('POST /bo/approvals/:id/reject', { params: { id }, body: { reason: why } })
          }
          tell={() => translate('approvals.told_rejected')}
          onClose={() => setIsDropping(false)}
        />
      )}
      {refusal && (
        <p className="ui-dialog-error" role="alert">
          {refusal}
        </p>
      )}
    </section>
  );
}
