/**
 * What a registration field accepts (spec §5), once for the form and the server. No schema
 * library here, so a site may bundle it. The spec says 24 rules and puts 23 in words; the last
 * one, a mobile number, is the format its mobile registration asks for.
 *
 * Every rule is a class of characters, what must occur among them, and sometimes a shape. Each
 * expression reads the text once, so no input makes it slow.
 */
export type PatternRule = {
  readonly id: number;
  readonly name: string;
  /** The whole value is made of these. */
  readonly only: RegExp;
  /** Each of these occurs somewhere. */
  readonly has?: readonly RegExp[];
};

const special = /[!-/:-@[-`{-~]/;
const thai = '\\u0E00-\\u0E7F';

export const patternRules: readonly PatternRule[] = [
  { id: 1, name: 'any', only: /^[\s\S]*$/ },
  { id: 2, name: 'letter_then_letters_digits', only: /^[A-Za-z][A-Za-z0-9]*$/ },
  { id: 3, name: 'chinese_digits', only: /^[\p{Script=Han}0-9]*$/u },
  {
    id: 4,
    name: 'email',
    only: /^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,8}$/,
  },
  { id: 5, name: 'letters_or_digits', only: /^[A-Za-z0-9]*$/ },
  { id: 6, name: 'letters_and_digits', only: /^[A-Za-z0-9]*$/, has: [/[A-Za-z]/, /[0-9]/] },
  { id: 7, name: 'digits', only: /^[0-9]*$/ },
  { id: 8, name: 'letters_digits_uppercase', only: /^[A-Za-z0-9]*$/, has: [/[A-Z]/] },
  { id: 9, name: 'english_letters_spaces', only: /^[A-Za-z ]*$/ },
  { id: 10, name: 'no_spaces', only: /^\S*$/ },
  { id: 11, name: 'chinese_punctuation', only: /^[\p{Script=Han}\p{P}]*$/u },
  { id: 12, name: 'date_ymd', only: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/ },
  { id: 13, name: 'date_mdy', only: /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])-\d{4}$/ },
  { id: 14, name: 'letters_spaces', only: /^[\p{L}\p{M} ]*$/u },
  { id: 15, name: 'korean', only: /^\p{Script=Hangul}*$/u },
  { id: 16, name: 'thai', only: new RegExp(`^[${thai}]*$`) },
  { id: 17, name: 'thai_english_spaces', only: new RegExp(`^[A-Za-z ${thai}]*$`) },
  { id: 18, name: 'uppercase_spaces', only: /^[A-Z ]*$/, has: [/[A-Z]/] },
  { id: 19, name: 'letters_digits_symbols', only: /^[!-~]*$/ },
  {
    id: 20,
    name: 'strong_password',
    only: /^[!-~]*$/,
    has: [/[A-Z]/, /[a-z]/, /[0-9]/, special],
  },
  { id: 21, name: 'full_name', only: /^[\p{L}\p{M}'.-]+(?: [\p{L}\p{M}'.-]+){1,6}$/u },
  { id: 22, name: 'japanese_full_width', only: /^[\u3040-\u30FF\u3005\p{Script=Han}]*$/u },
  { id: 23, name: 'uppercase_no_spaces', only: /^[A-Z]*$/ },
  { id: 24, name: 'mobile_number', only: /^\+?[0-9]*$/ },
];

export type LengthAndPattern = { patternId: number; minLength: number; maxLength: number };

/** Characters no rule accepts: control characters and changes of text direction. */
const unreadable = /\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;

/** The problem of a value, or null. Length counts visible characters. */
export function fieldProblem(
  rule: LengthAndPattern,
  value: string,
): 'too_short' | 'too_long' | 'pattern' | null {
  // A character takes at most two units, so this much can be judged without counting.
  if (value.length > rule.maxLength * 2) return 'too_long';
  const length = [...value].length;
  if (length < rule.minLength) return 'too_short';
  if (length > rule.maxLength) return 'too_long';
  if (unreadable.test(value)) return 'pattern';
  return matchesPattern(rule.patternId, value) ? null : 'pattern';
}

export function matchesPattern(patternId: number, value: string): boolean {
  const rule = patternRules.find(({ id }) => id === patternId);
  if (!rule) throw new RangeError(`There is no pattern ${patternId}.`);
  return rule.only.test(value) && (rule.has ?? []).every((part) => part.test(value));
}

/** The pattern as one expression for the API page; "*" means any characters. */
export function acceptedPattern(patternId: number): string {
  const rule = patternRules.find(({ id }) => id === patternId);
  if (!rule || rule.id === 1) return '*';
  const ahead = (rule.has ?? []).map((part) => `(?=.*${part.source})`).join('');
  return `^${ahead}${rule.only.source.slice(1)}`;
}

/** Further fields a brand may require, by the names of spec §3. */
export const detailFields = [
  'payeeName',
  'email',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'telegram',
  'zalo',
  'wechat',
  'idNumber',
  'recommenderId',
] as const;

export type DetailField = (typeof detailFields)[number];
