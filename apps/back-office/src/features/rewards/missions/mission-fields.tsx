import { missionGoalKinds } from '@bahati/contract/mission-terms.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { InBothFields } from '#features/content/in-both-fields.tsx';
import { useWords } from '#office/words/use-words.ts';
import { AwardFields } from './award-fields.tsx';
import { isGoalOfMoney, isGoalOfPlay, type MissionDraft } from './mission-draft.rules.ts';
import { ProductField } from './product-field.tsx';
import '#features/content/content.css';

export type MissionFieldsProps = {
  draft: MissionDraft;
  missing: readonly string[];
  onDraft: (change: Partial<MissionDraft>) => void;
};

/** What a mission asks and gives. */
export function TermsFields(props: MissionFieldsProps) {
  const { translate } = useWords();
  const { draft, missing, onDraft } = props;
  return (
    <>
      <InBothFields
        label={translate('content.title')}
        most={120}
        value={draft.title}
        missing={missing}
        part="title"
        onChange={(title) => onDraft({ title })}
      />
      <GoalFields {...props} />
      <AwardFields
        award={draft.award}
        isMissing={missing.includes('award')}
        onAward={(award) => onDraft({ award })}
      />
    </>
  );
}

function GoalFields({ draft, missing, onDraft }: MissionFieldsProps) {
  const { translate } = useWords();
  return (
    <div className="content-row">
      <SelectField
        label={translate('missions.goal')}
        value={draft.goal}
        options={missionGoalKinds.map((value) => ({
          value,
          label: translate(`missions.goals.${value}`),
        }))}
        onValueChange={(value) =>
          onDraft({ goal: missionGoalKinds.find((kind) => kind === value) ?? 'turnover' })
        }
      />
      <TextField
        label={translate(isGoalOfMoney(draft.goal) ? 'missions.amount' : 'missions.how_many')}
        error={missing.includes('figure') ? translate('missions.figure_wrong') : undefined}
        inputMode="decimal"
        value={draft.figure}
        onValueChange={(figure) => onDraft({ figure: figure.trim() })}
      />
      {isGoalOfPlay(draft.goal) && (
        <ProductField value={draft.product} onProduct={(product) => onDraft({ product })} />
      )}
    </div>
  );
}

/** In all, and on one day. */
export function BudgetFields({ draft, missing, onDraft }: MissionFieldsProps) {
  const { translate } = useWords();
  return (
    <div className="content-row">
      {(['budget', 'dayBudget'] as const).map((part) => (
        <TextField
          key={part}
          label={translate(`missions.${part}`)}
          hint={translate('missions.budget_hint')}
          error={missing.includes(part) ? translate('missions.figure_wrong') : undefined}
          inputMode="decimal"
          value={draft[part]}
          onValueChange={(figure) =>
            onDraft(part === 'budget' ? { budget: figure.trim() } : { dayBudget: figure.trim() })
          }
        />
      ))}
    </div>
  );
}
