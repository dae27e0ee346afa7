import type { ChangeRequestValue } from '@bahati/contract/back-office/system/approvals.ts';
import type { CashierRuleSet } from '@bahati/contract/back-office/cashier/cashier-rules.ts';
import type { CampaignTerms } from '@bahati/contract/campaign-terms.ts';
import type { VipLevel } from '@bahati/contract/programme-terms.ts';
import type { KycRuleSet } from '@bahati/contract/back-office/kyc/kyc.ts';
import type { MailingAudience } from '@bahati/contract/back-office/content/mailings.ts';
import { isCurrency } from '@bahati/money/currencies.ts';
import { levelsInWords } from '#features/rewards/programmes/levels-in-words.ts';
import { rulesInWords } from '#features/rewards/campaigns/rules-in-words.ts';
import { amountWords } from '#features/cashier/amount-words.ts';
import { percentOf } from '#features/cashier/payment-methods/payment-method-draft.rules.ts';
import { useSegmentWords } from '#features/content/mailings/use-segment-words.ts';
import type { FieldWords } from '#features/staff/audit/audit-changes.tsx';
import { groupNumber } from '#office/words/numbers.ts';
import { useWords } from '#office/words/use-words.ts';
import { changeFields, type FieldKind, nameKeyOf } from './change-fields.rules.ts';

type Gates = KycRuleSet['gates'];
type Change = Pick<ChangeRequestValue, 'kind' | 'subject' | 'before' | 'currency'>;

/** Where the words of codes stand. */
const codeLists: Readonly<Partial<Record<FieldKind, string>>> = {
  act: 'change_acts',
  state: 'change_states',
  status: 'member_status',
  bill_state: 'bill_states',
  campaign_state: 'campaigns.states',
  member_type: 'member_types',
};

/** Names and values of a change as people read them; what nobody knows is told as it is written. */
export function useChangeWords() {
  const { translate, codeWords, instant, locale } = useWords();
  const { rulesWords } = useSegmentWords();

  function textOf(kind: FieldKind, value: unknown, { before, currency }: Change) {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
    if (kind === 'switch' && typeof value === 'boolean') {
      return translate(value ? 'money_rules.yes' : 'money_rules.no');
    }
    if (kind === 'own_amount' && Array.isArray(value)) {
      return value.map((one) => ownAmount(String(one), before)).join(' · ');
    }
    if (kind === 'hours') return hoursWords(value);
    if (kind === 'gates' && Array.isArray(value)) return gatesWords(value as Gates, currency);
    if (Array.isArray(value) && (kind === 'categories' || kind === 'rails')) {
      return entryWords(value, codeWords);
    }
    if (kind === 'levels' || kind === 'campaign_terms') {
      return termsInWords(kind, value, { translate, locale, currency });
    }
    if (kind === 'audience') return audienceWords(value as MailingAudience);
    if (text === undefined) return undefined;
    if (kind === 'amount') return amountWords(text, currency, locale);
    if (kind === 'own_amount') return ownAmount(text, before);
    if (kind === 'share') return `${percentOf(Number(text))}\u00A0%`;
    if (kind === 'instant') return instant(text);
    const codes = codeLists[kind];
    if (codes) return codeWords(codes, text);
    if (kind === 'contracts') return contractWords(text, codeWords);
    if (kind === 'rights') return rightsWords(text, codeWords);
    return typeof value === 'number' ? groupNumber(value, locale) : text;
  }

  /** Without a currency once what it belongs to is not looked at any more. */
  function ownAmount(text: string, before: Change['before']): string {
    const own = before?.['currency'];
    return typeof own === 'string' && isCurrency(own) ? amountWords(text, own, locale) : text;
  }

  function gatesWords(gates: Gates, currency: Change['currency']): string {
    const told = gates.map(({ direction, span, above, level }) => {
      const sum = translate(`kyc_gates.${direction}_${span}`, {
        amount: amountWords(above, currency, locale),
      });
      return `${sum} ${translate(`kyc_levels.${level}`)}`;
    });
    return told.length === 0 ? translate('kyc.no_gates') : told.join(' · ');
  }

  function audienceWords(audience: MailingAudience): string | undefined {
    if (audience.kind === 'members') return audience.names.join(', ');
    return audience.kind === 'segment' ? rulesWords(audience.rules) : undefined;
  }

  return (change: Change): FieldWords => ({
    name: (field) => {
      const [base = field, language] = field.split('.');
      const name = translate(nameKeyOf(change.kind, change.subject, base), { _: base });
      return language === undefined ? name : `${name} (${codeWords('languages', language)})`;
    },
    value: (field, value) => {
      const kind = changeFields[change.kind]?.[field.split('.')[0] ?? field];
      return value === null ? '–' : kind && textOf(kind, value, change);
    },
  });
}

/** Terms of rewards as sentences: levels, or what a campaign says. */
function termsInWords(
  kind: 'levels' | 'campaign_terms',
  value: unknown,
  words: Parameters<typeof levelsInWords>[1],
): string {
  if (kind === 'levels') return levelsInWords((value ?? []) as VipLevel[], words);
  return rulesInWords(value as CampaignTerms, words.currency, words.locale);
}

/** Kinds of agency contracts, with commas between them. */
function contractWords(text: string, codeWords: (group: string, code: string) => string): string {
  const kinds = text.split(', ').filter(Boolean);
  return kinds.map((kind) => codeWords('contract_kinds', kind)).join(' · ') || '–';
}

/** Categories of games, or the hours of each rail. */
function entryWords(
  entries: readonly (string | CashierRuleSet['autoConfirm'][number])[],
  codeWords: (group: string, code: string) => string,
): string {
  const told = entries.map((entry) =>
    typeof entry === 'string'
      ? codeWords('game_categories', entry)
      : `${codeWords('rails', entry.rail)}: ${entry.hours}`,
  );
  return told.join(' · ') || '–';
}

function hoursWords(value: unknown): string | undefined {
  const { opensAt, closesAt } = (value ?? {}) as { opensAt?: unknown; closesAt?: unknown };
  const isRead = typeof opensAt === 'string' && typeof closesAt === 'string';
  return isRead ? `${opensAt}–${closesAt}` : undefined;
}

function rightsWords(rights: string, codeWords: ReturnType<typeof useWords>['codeWords']): string {
  return rights
    .split(', ')
    .map((right) => codeWords('permissions', right))
    .join(' · ');
}
