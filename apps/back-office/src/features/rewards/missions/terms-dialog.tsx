import type { StaffMission } from '@bahati/contract/back-office/rewards/missions.ts';
import { useState } from 'react';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { type MissionDraft, missingParts, missionSettings } from './mission-draft.rules.ts';
import { BudgetFields, TermsFields } from './mission-fields.tsx';

/** Changes what a mission asks and gives, from its next period on. */
export function TermsDialog({
  mission: { id, title },
  first,
  onClose,
}: {
  mission: StaffMission;
  /** As it stands now. */
  first: MissionDraft;
  onClose: () => void;
}) {
  const { translate, locale } = useWords();
  const [draft, setDraft] = useState(first);
  const settings = missionSettings(draft);
  const words = { name: title[locale] };
  return (
    <ReasonDialog
      title={translate('missions.act_change', words)}
      confirmLabel={translate('missions.acts.change')}
      size="l"
      isReady={settings !== undefined}
      send={async (reason) => {
        if (!settings) throw new Error('Something is wanting.');
        const { title: named, goal, award, budget, dayBudget } = settings;
        const body = { title: named, goal, award, budget, dayBudget, reason };
        return call('POST /bo/missions/:id/terms', { params: { id }, body });
      }}
      tell={() => translate('missions.told_change', words)}
      onClose={onClose}
    >
      {(isWanting) => {
        const fields = {
          draft,
          missing: isWanting ? missingParts(draft) : [],
          onDraft: (change: Partial<MissionDraft>) =>
            setDraft((before) => ({ ...before, ...change })),
        };
        return (
          <div className="content-form">
            <p>{translate('missions.about_change')}</p>
            <TermsFields {...fields} />
            <BudgetFields {...fields} />
          </div>
        );
      }}
    </ReasonDialog>
  );
}
