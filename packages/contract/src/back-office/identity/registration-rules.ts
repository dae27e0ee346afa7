/** The registration rules staff choose from, checked by the code that checks registrations. */
import {
  detailFields,
  fieldProblem,
  type LengthAndPattern,
  patternRules,
} from '@bahati/contract/player-site/identity/field-rules.ts';

export const rulePatterns: readonly { id: number; name: string }[] = patternRules.map(
  ({ id, name }) => ({ id, name }),
);

export const valueProblems = ['required', 'too_short', 'too_long', 'pattern'] as const;

const isDetail = (field: string) => detailFields.some((detail) => detail === field);

/** The problem a registration would report for this value, or null. */
export function valueProblem(
  field: string,
  rule: LengthAndPattern & { isRequired: boolean },
  value: string,
): (typeof valueProblems)[number] | null {
  // Spaces around what the brand asks for besides are dropped; a name or a password is as typed.
  const given = isDetail(field) ? value.trim() : value;
  if (given === '') return rule.isRequired ? 'required' : null;
  return fieldProblem(rule, given);
}
