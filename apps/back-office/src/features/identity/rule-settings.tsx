import type {
  RegistrationField,
  RuleSetting,
} from '@bahati/contract/back-office/identity/identity.ts';
import { rulePatterns } from '@bahati/contract/back-office/identity/registration-rules.ts';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWords } from '#office/words/use-words.ts';
import { isWholeNumber, type RuleDraft, withAsked } from './rule-draft.rules.ts';

type SettingsProps = {
  row: RegistrationField;
  draft: RuleDraft;
  isReadOnly: boolean;
  onDraft: (draft: RuleDraft) => void;
};

/** The settings of one rule; what the operator keeps is shown and cannot be turned. */
export function RuleSettings({ row, draft, isReadOnly, onDraft }: SettingsProps) {
  const { translate } = useWords();
  const { fixed } = row.bounds;
  const isKept = (setting: RuleSetting) => fixed.includes(setting);
  const kept = (setting: RuleSetting) =>
    isKept(setting) ? translate('registration.kept') : undefined;
  return (
    <>
      <div className="rule-asked">
        <Checkbox
          label={translate('registration.is_shown')}
          hint={kept('isShown')}
          checked={draft.isShown}
          disabled={isReadOnly || isKept('isShown')}
          onCheckedChange={(isShown) => onDraft(withAsked(draft, { isShown }))}
        />
        <Checkbox
          label={translate('registration.is_required')}
          hint={kept('isRequired')}
          checked={draft.isRequired}
          disabled={isReadOnly || isKept('isRequired')}
          onCheckedChange={(isRequired) => onDraft(withAsked(draft, { isRequired }))}
        />
      </div>
      <PatternField row={row} draft={draft} isReadOnly={isReadOnly} onDraft={onDraft} />
      <div className="rule-lengths">
        <LengthField setting="minLength" {...{ row, draft, isReadOnly, onDraft }} />
        <LengthField setting="maxLength" {...{ row, draft, isReadOnly, onDraft }} />
      </div>
    </>
  );
}

function PatternField({ row, draft, isReadOnly, onDraft }: SettingsProps) {
  const { translate } = useWords();
  const { fixed, patternIds } = row.bounds;
  const isKept = fixed.includes('patternId');
  // A rule that was given before the operator drew its bounds is shown as it stands.
  const offered = rulePatterns.filter(
    ({ id }) => !patternIds || patternIds.includes(id) || id === draft.patternId,
  );
  const hint = isKept ? 'registration.kept' : patternIds && 'registration.kept_patterns';
  return (
    <SelectField
      label={translate('registration.rule')}
      hint={hint ? translate(hint) : undefined}
      value={String(draft.patternId)}
      disabled={isReadOnly || isKept}
      options={offered.map(({ id, name }) => ({
        value: String(id),
        label: `${id} · ${translate(`rule_patterns.${name}`)}`,
      }))}
      onValueChange={(value) => onDraft({ ...draft, patternId: Number(value) })}
    />
  );
}

function LengthField({
  setting,
  row: { bounds },
  draft,
  isReadOnly,
  onDraft,
}: SettingsProps & { setting: 'minLength' | 'maxLength' }) {
  const { translate } = useWords();
  const isKept = bounds.fixed.includes(setting);
  const { leastMinimum: least, mostMaximum: most } = bounds;
  const isWhole = isWholeNumber(draft[setting]);
  return (
    <TextField
      label={translate(setting === 'minLength' ? 'registration.minimum' : 'registration.maximum')}
      hint={
        isKept
          ? translate('registration.kept')
          : translate('registration.between', { least: String(least), most: String(most) })
      }
      error={isWhole ? undefined : translate('registration.bad_length')}
      value={draft[setting]}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      disabled={isReadOnly || isKept}
      onValueChange={(typed) => onDraft({ ...draft, [setting]: typed })}
    />
  );
}
