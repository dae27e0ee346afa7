/**
 * Whether a registration field follows the rule the server gave for it (spec §5), by the same
 * code the server judges with. This spares the reader a round trip; the server's word counts.
 */
import { fieldProblem } from '@bahati/contract/player-site/identity/field-rules.ts';
import type { FieldRule } from '@bahati/contract/player-site/identity/identity.ts';

export type RuleBreach =
  | { kind: 'required' }
  | { kind: 'length'; min: number; max: number }
  | { kind: 'pattern'; patternId: number; min: number; max: number };

export function findBreach(rule: FieldRule, value: string): RuleBreach | undefined {
  const { minLength: min, maxLength: max, patternId } = rule;
  if (value === '') return rule.isRequired ? { kind: 'required' } : undefined;
  const problem = fieldProblem(rule, value);
  if (problem === null) return undefined;
  return problem === 'pattern'
    ? { kind: problem, patternId, min, max }
    : { kind: 'length', min, max };
}

/** Full years from a birth date to a day, both as yyyy-MM-dd; undefined for no such date. */
export function ageOn(birthday: string, today: string): number | undefined {
  const born = readDay(birthday);
  const now = readDay(today);
  if (!born || !now) return undefined;
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day);
  return now.year - born.year - (hadBirthday ? 0 : 1);
}

function readDay(text: string): { year: number; month: number; day: number } | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? { year, month, day } : undefined;
}
