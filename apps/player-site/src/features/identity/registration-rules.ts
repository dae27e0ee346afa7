/**
 * Whether a registration field follows the rule the server gave for it (spec §5). This spares
 * the reader a round trip; the server judges again and its word counts.
 */
import type { FieldRule } from '@bahati/contract/player-site/identity.ts';

export type RuleBreach =
  | { kind: 'required' }
  | { kind: 'length'; min: number; max: number }
  | { kind: 'pattern'; patternId: number; min: number; max: number };

export function findBreach(rule: FieldRule, value: string): RuleBreach | undefined {
  const { minLength: min, maxLength: max, patternId } = rule;
  if (value === '') return rule.isRequired ? { kind: 'required' } : undefined;
  const length = [...value].length;
  if (length < min || length > max) return { kind: 'length', min, max };
  if (!matches(rule.acceptedPattern, value)) return { kind: 'pattern', patternId, min, max };
  return undefined;
}

/** "*" means any characters; a pattern the browser cannot read is left to the server. */
function matches(acceptedPattern: string, value: string): boolean {
  if (acceptedPattern === '*') return true;
  try {
    return new RegExp(`^(?:${acceptedPattern})$`, 'u').test(value);
  } catch {
    return true;
  }
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
