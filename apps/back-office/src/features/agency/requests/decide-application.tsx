import { useState } from 'react';
import type { AgentApplication } from '@bahati/contract/back-office/agency/wishes.ts';
import { feedbackAnswerLength } from '@bahati/contract/back-office/content/feedback.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

const decisions = ['1', '2', 'decline'] as const;

/** Makes the applicant an agent or declines; the answer is told either way. */
export function DecideApplication({
  application: { id, content, sender, member },
  onClose,
}: {
  application: AgentApplication;
  onClose: () => void;
}) {
  const { translate } = useWords();
  // A visitor, or who is an agent already, can only be answered.
  const offered =
    member?.type === 0 && member.status === 'active' ? decisions : (['decline'] as const);
  const [decision, setDecision] = useState<(typeof decisions)[number]>(offered[0]);
  return (
    <ReasonDialog
      title={translate('agency_requests.decide_title', { ticket: id })}
      confirmLabel={translate(
        decision === 'decline' ? 'agency_requests.decline' : 'agency_requests.approve',
      )}
      reasonLabel={translate('feedback.note')}
      reasonHint={translate('agency_requests.answer_hint')}
      longest={feedbackAnswerLength.max}
      send={(answer) =>
        call('POST /bo/agency/applications/:id/decide', {
          params: { id },
          body:
            decision === 'decline'
              ? { decision, answer }
              : { decision: 'approve', type: decision === '1' ? 1 : 2, answer },
        })
      }
      tell={() =>
        translate(
          decision === 'decline'
            ? 'agency_requests.told_declined'
            : 'agency_requests.told_approved',
        )
      }
      onClose={onClose}
    >
      <blockquote className="feedback-quote">
        <p>{content}</p>
        <footer>{sender || translate('feedback.no_sender')}</footer>
      </blockquote>
      {member === null && <p>{translate('agency_requests.visitor_hint')}</p>}
      <SelectField
        label={translate('agency_requests.decision')}
        value={decision}
        options={offered.map((value) => ({
          value,
          label: translate(`agency_requests.decision_${value}`),
        }))}
        onValueChange={(value) => setDecision(decisions.find((one) => one === value) ?? 'decline')}
      />
    </ReasonDialog>
  );
}
