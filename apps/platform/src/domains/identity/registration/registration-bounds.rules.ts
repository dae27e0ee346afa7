/** How far a brand's rule of a registration field may go from the operator's own. */
import type {
  RegistrationField,
  RegistrationRule,
  RuleSetting,
} from '@bahati/contract/back-office/identity/identity.ts';

type Name = RegistrationField['field'];
type Bounds = RegistrationField['bounds'];

const everySetting: RuleSetting[] = [
  'patternId',
  'minLength',
  'maxLength',
  'isShown',
  'isRequired',
];

const form: RuleSetting[] = ['patternId', 'minLength', 'maxLength'];

const open: Bounds = { fixed: [], patternIds: null, leastMinimum: 0, mostMaximum: 254 };

const ofFields: Readonly<Record<string, Bounds>> = {
  // Each of these asks for a letter, so that no name looks like a number that registers itself.
  username: {
    fixed: ['isShown', 'isRequired'],
    patternIds: [2, 6, 8, 23],
    leastMinimum: 4,
    mostMaximum: 32,
  },
  // Each of these takes symbols: a rule may ask for a stronger password, never for a weaker one.
  password: {
    fixed: ['isShown', 'isRequired'],
    patternIds: [10, 19, 20],
    leastMinimum: 8,
    mostMaximum: 128,
  },
  // Follows the password.
  confirmPassword: { ...open, fixed: everySetting },
  // The law asks for it.
  birthday: { ...open, fixed: everySetting },
  email: { ...open, patternIds: [4] },
  // Codes are made by the operator, who may take members by invitation alone.
  affiliateCode: { ...open, fixed: form },
  mobileNum: { ...open, fixed: form },
  paymentPassword: { ...open, fixed: form },
  captcha: { ...open, fixed: form },
  referralCode: { ...open, fixed: [...form, 'isRequired'] },
};

export function boundsOf(field: Name): Bounds {
  return ofFields[field] ?? open;
}

/** The first setting that goes further than the operator lets it; null: all keep to it. */
export function loosenedSetting(
  bounds: Bounds,
  houseRule: RegistrationRule,
  rule: RegistrationRule,
): RuleSetting | null {
  const moved = bounds.fixed.find((name) => rule[name] !== houseRule[name]);
  if (moved) return moved;
  const { patternIds, leastMinimum, mostMaximum } = bounds;
  if (patternIds && !patternIds.includes(rule.patternId)) return 'patternId';
  if (rule.minLength < leastMinimum) return 'minLength';
  return rule.maxLength > mostMaximum ? 'maxLength' : null;
}

/** The shortest and the longest text some patterns take at all, by their ids. */
const reach: Partial<Record<number, readonly [shortest: number, longest: number]>> = {
  4: [5, 254],
  6: [2, 254],
  12: [10, 10],
  13: [10, 10],
  20: [4, 254],
  21: [3, 254],
};

/** Is there a text this rule takes, and a place to write it? */
export function canBeMet(rule: RegistrationRule): boolean {
  const [shortest, longest] = reach[rule.patternId] ?? [1, 254];
  const hasLength =
    rule.minLength <= rule.maxLength && rule.maxLength >= shortest && rule.minLength <= longest;
  return hasLength && (rule.isShown || !rule.isRequired);
}
