/** The fields of each kind of change that takes two people, and how what stands in them is told. */
import {
  agencyFields,
  cashbackFields,
  referralFields,
  pointFields,
  type RuleField,
  transferFields,
  vipFields,
  withdrawalFields,
} from '#features/cashier/money-rules/rule-draft.rules.ts';

export type FieldKind =
  | 'text'
  /** Of the brand's currency. */
  | 'amount'
  /** Of the currency the thing itself names. */
  | 'own_amount'
  /** Basis points. */
  | 'share'
  | 'switch'
  | 'instant'
  /** Codes with commas between them, each with words of its own. */
  | 'rights'
  | 'act'
  | 'state'
  /** Of a member. */
  | 'status'
  | 'hours'
  /** Sums that need a level. */
  | 'gates'
  /** Categories of games. */
  | 'categories'
  /** Hours of each rail. */
  | 'rails'
  | 'audience'
  /** Kinds of agency contracts with commas between them. */
  | 'contracts'
  | 'campaign_terms'
  | 'campaign_state'
  | 'bill_state'
  /** Levels of the VIP programme. */
  | 'levels'
  | 'member_type';

type Fields = Readonly<Record<string, FieldKind>>;

const ofRules = (fields: readonly RuleField[]): Fields =>
  Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'count' ? 'text' : kind]));

export const changeFields: Readonly<Record<string, Fields>> = {
  role_grant: { username: 'text', role: 'text', rights: 'rights' },
  role_change: { act: 'act', nameEn: 'text', nameSw: 'text', permissions: 'rights' },
  withdrawal_rules: ofRules(withdrawalFields),
  transfer_rules: ofRules(transferFields),
  agency_rules: ofRules(agencyFields),
  vip_rules: { ...ofRules(vipFields), levels: 'levels' },
  cashback_rules: ofRules(cashbackFields),
  referral_rules: ofRules(referralFields),
  point_rules: ofRules(pointFields),
  agency_move: {
    member: 'text',
    uplineId: 'text',
    line: 'text',
    endingContracts: 'contracts',
  },
  draw_opening: {
    kind: 'text',
    name: 'text',
    version: 'text',
    opensAt: 'instant',
    closesAt: 'instant',
    budget: 'amount',
    committed: 'amount',
    prizes: 'text',
  },
  agent_type: { member: 'text', type: 'member_type' },
  agency_bill: {
    agent: 'text',
    kind: 'contracts',
    currency: 'text',
    own: 'own_amount',
    state: 'bill_state',
  },
  agency_rerun: {
    kind: 'contracts',
    startsAt: 'instant',
    failure: 'text',
    isRunAgain: 'switch',
  },
  campaign_start: {
    name: 'text',
    version: 'text',
    budget: 'amount',
    state: 'campaign_state',
    terms: 'campaign_terms',
  },
  payment_method: {
    isEnabled: 'switch',
    name: 'text',
    minimum: 'own_amount',
    maximum: 'own_amount',
    quickAmounts: 'own_amount',
    dailyMaximum: 'own_amount',
    feeFixed: 'own_amount',
    feeBps: 'share',
    hours: 'hours',
    currency: 'text',
  },
  money_in: { takesDeposits: 'switch' },
  deposit_refund: {
    isReturned: 'switch',
    member: 'text',
    method: 'text',
    receipt: 'text',
    currency: 'text',
    amount: 'own_amount',
    credited: 'own_amount',
    attempt: 'text',
  },
  brand_protection: {
    minimumAge: 'text',
    realityCheckMinutes: 'text',
    isAutoplayAllowed: 'switch',
    isTurboAllowed: 'switch',
    minimumCycleMs: 'text',
    payoutCooldownHours: 'text',
    passwordExpiryDays: 'text',
  },
  brand_lobby: {
    closedCategories: 'categories',
    emptyCategories: 'state',
    winnerBoardMinimum: 'amount',
  },
  cashier_rules: { jurisdiction: 'text', autoConfirm: 'rails' },
  kyc_rules: { gates: 'gates', dueHours: 'text' },
  round_void: {
    state: 'state',
    round: 'text',
    provider: 'text',
    game: 'text',
    memberId: 'text',
    currency: 'text',
    stake: 'own_amount',
    bets: 'text',
  },
  receivable_write_off: {
    state: 'state',
    memberId: 'text',
    provider: 'text',
    currency: 'text',
    owed: 'own_amount',
  },
  provider_new: {
    launchUrl: 'text',
    apiUrl: 'text',
    stuckAfterMinutes: 'text',
    isIdScopeGlobal: 'switch',
    isUnknownRollbackOk: 'switch',
    key: 'text',
  },
  provider_change: {
    launchUrl: 'text',
    apiUrl: 'text',
    stuckAfterMinutes: 'text',
    key: 'text',
    overlapHours: 'text',
  },
  mass_message: {
    title: 'text',
    html: 'text',
    link: 'text',
    audience: 'audience',
    matched: 'text',
    sendAt: 'instant',
    state: 'state',
  },
  aml_rule: {
    isOn: 'switch',
    points: 'text',
    amount: 'amount',
    count: 'text',
    hours: 'text',
    ratioBps: 'share',
    playBps: 'share',
  },
  payment_password_reset: { username: 'text', hasPaymentPassword: 'switch' },
  authenticator_removal: { username: 'text', hasAuthenticator: 'switch' },
  profile_correction: {
    username: 'text',
    payeeName: 'text',
    birthday: 'text',
    mobile: 'text',
    email: 'text',
    idNumber: 'text',
  },
  account_reopening: { username: 'text', status: 'status' },
  suspicious_report: { narrative: 'text', member: 'text', score: 'text', payments: 'text' },
};

type State = Readonly<Record<string, unknown>>;

/** What is said in both languages becomes a field in each: `title.en`, `title.sw`. */
export function inEachLanguage(state: State): State {
  return Object.fromEntries(
    Object.entries(state).flatMap(([field, value]) =>
      isInBoth(value)
        ? [
            [`${field}.en`, value.en],
            [`${field}.sw`, value.sw],
          ]
        : [[field, value]],
    ),
  );
}

function isInBoth(value: unknown): value is { en: unknown; sw: unknown } {
  if (typeof value !== 'object' || value === null) return false;
  return Object.keys(value).toSorted().join(' ') === 'en sw';
}

/** Whose fields have their names on the page of the brand. */
const sheetKinds: ReadonlySet<string> = new Set([
  'brand_protection',
  'brand_lobby',
  'cashier_rules',
]);

/** Whose fields have their names on the pages of rules. */
const moneyKinds: ReadonlySet<string> = new Set([
  'withdrawal_rules',
  'transfer_rules',
  'agency_rules',
  'vip_rules',
  'cashback_rules',
  'referral_rules',
]);

/** Where the words of a field's name stand; rules of money and thresholds have their own pages'. */
export function nameKeyOf(kind: string, subject: string, field: string): string {
  if (moneyKinds.has(kind)) return `money_rules.${field}`;
  if (kind === 'point_rules') return `points_mall.${field}`;
  if (sheetKinds.has(kind)) return `brand_settings.${field}`;
  if (kind === 'profile_correction' && field !== 'username') return `personal_fields.${field}`;
  const isFigure = kind === 'aml_rule' && field !== 'isOn';
  return isFigure
    ? `aml_figures.${subject.replace(/^aml_rule:/, '')}.${field}`
    : `change_fields.${kind}.${field}`;
}
