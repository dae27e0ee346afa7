import { useState } from 'react';
import type {
  RegistrationField,
  RuleSetting,
} from '@bahati/contract/back-office/identity/identity.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useCan } from '#office/session/staff.ts';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { draftOf, isSameRule, ruleOf } from './rule-draft.rules.ts';
import { RuleSettings } from './rule-settings.tsx';
import { RuleTrial } from './rule-trial.tsx';

const settingsInAll: RuleSetting[] = [
  'patternId',
  'minLength',
  'maxLength',
  'isShown',
  'isRequired',
];

/** One field's rule, and beside it a place to try what it would take. */
export function RuleEditor({ row }: { row: RegistrationField }) {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/registrationRules/:field');
  const [draft, setDraft] = useState(() => draftOf(row.rule));
  const rule = ruleOf(draft);
  const isKept = settingsInAll.every((setting) => row.bounds.fixed.includes(setting));
  return (
    <div className="rule-editor">
      <div className="rule-form">
        {isKept ? (
          <p className="quiet">
            {translate(
              row.field === 'confirmPassword'
                ? 'registration.follows_password'
                : 'registration.kept_whole',
            )}
          </p>
        ) : (
          <>
            <RuleSettings row={row} draft={draft} isReadOnly={!canAccess} onDraft={setDraft} />
            {canAccess ? (
              <RuleActs row={row} rule={rule} />
            ) : (
              <p className="quiet">{translate('access.only_look')}</p>
            )}
          </>
        )}
      </div>
      <RuleTrial field={row.field} rule={rule} />
    </div>
  );
}

function RuleActs({
  row: { field, rule: saved, isOwn },
  rule,
}: {
  row: RegistrationField;
  rule: RegistrationField['rule'] | null;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const name = translate(`registration_fields.${field}`);
  const isChanged = rule !== null && !isSameRule(rule, saved);
  const save = () => {
    if (!rule) return;
    void act(
      () => call('POST /bo/registrationRules/:field', { params: { field }, body: rule }),
      () => translate('registration.told_saved', { field: name }),
    );
  };
  const reset = () =>
    void act(
      () => call('POST /bo/registrationRules/:field/reset', { params: { field }, body: {} }),
      () => translate('registration.told_reset', { field: name }),
    );
  return (
    <>
      <div className="rule-acts">
        <Button className="office-ink" disabled={!isChanged} isLoading={isBusy} onClick={save}>
          {translate('access.save')}
        </Button>
        {isOwn && (
          <Button disabled={isBusy} onClick={reset}>
            {translate('registration.reset')}
          </Button>
        )}
      </div>
      {refusal && (
        <p className="rule-refusal" role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
