import { useState } from 'react';
import type { RegistrationField } from '@bahati/contract/back-office/identity/identity.ts';
import { valueProblem } from '@bahati/contract/back-office/identity/registration-rules.ts';
import { CheckIcon, CloseIcon } from '@bahati/ui/icons/icons.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWords } from '#office/words/use-words.ts';

/** What the server refuses of these besides the rule. */
const besides: Readonly<Record<string, string>> = {
  username: 'registration.try_username',
  password: 'registration.try_password',
};

/** Tries a value against the rule as it is being written, by the code that judges registrations. */
export function RuleTrial({
  field,
  rule,
}: {
  field: RegistrationField['field'];
  rule: RegistrationField['rule'] | null;
}) {
  const { translate } = useWords();
  const [value, setValue] = useState('');
  const problem = rule && valueProblem(field, rule, value);
  const more = besides[field];
  return (
    <section className="rule-trial" aria-label={translate('registration.try')}>
      <h3>{translate('registration.try')}</h3>
      <TextField
        label={translate('registration.try_label')}
        value={value}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={300}
        onValueChange={setValue}
      />
      <p
        className="rule-verdict"
        aria-live="polite"
        data-verdict={!rule ? undefined : problem ? 'refused' : 'accepted'}
      >
        {rule && (
          <>
            {problem ? <CloseIcon size={18} /> : <CheckIcon size={18} />}
            <span>
              {translate(problem ? `value_problems.${problem}` : 'registration.try_good')}
            </span>
            <span className="rule-count tabular">
              {translate('registration.try_count', { count: String([...value].length) })}
            </span>
          </>
        )}
      </p>
      {more && <p className="rule-besides">{translate(more)}</p>}
    </section>
  );
}
